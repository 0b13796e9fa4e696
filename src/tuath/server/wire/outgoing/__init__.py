"""What clients are sent. It is not checked when it goes out: mypy reads the builders, tests read what is sent."""

from tuath.server.wire.outgoing.base import *
from tuath.server.wire.outgoing.clubs import *
from tuath.server.wire.outgoing.endings import *
from tuath.server.wire.outgoing.games import *
from tuath.server.wire.outgoing.hall import *
from tuath.server.wire.outgoing.lists import *
from tuath.server.wire.outgoing.live import *
from tuath.server.wire.outgoing.looking import *
from tuath.server.wire.outgoing.people import *
from tuath.server.wire.outgoing.profiles import *
from tuath.server.wire.outgoing.programs import *
from tuath.server.wire.outgoing.signing import *
from tuath.server.wire.outgoing.tables import *
from tuath.server.wire.outgoing.tournaments import *

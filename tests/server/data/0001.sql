-- A database of revision 0001: two players, a game under way after twelve answers, and a table that waits.
-- Made by the program of that time; loaded into SQLite and PostgreSQL alike.
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('secret','signs nothing outside of this test');
CREATE TABLE players (
	id VARCHAR(24) NOT NULL,
	name VARCHAR(40) NOT NULL,
	passphrase TEXT,
	created FLOAT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('p_2723615aff0fca4f','Maren','$argon2id$v=19$m=65536,t=3,p=4$8j74lK2gTygtfBmcXvXrQA$wKc1NBJDOaUDNhLn7eH6rBr1vgKqqjrhS5qUIWsBtV4',1.79472704916633081436e+09);
INSERT INTO "players" VALUES('p_1702747707f5d066','Bram',NULL,1.7947270491707611084e+09);
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL,
	player VARCHAR(24) NOT NULL,
	created FLOAT NOT NULL,
	PRIMARY KEY (digest),
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL,
	game VARCHAR(40) NOT NULL,
	version INTEGER NOT NULL,
	status VARCHAR(10) NOT NULL,
	public BOOLEAN NOT NULL,
	host VARCHAR(24) NOT NULL,
	invitation VARCHAR(24) NOT NULL,
	setup TEXT NOT NULL,
	chairs JSON NOT NULL,
	clock JSON,
	undo JSON,
	snapshot TEXT,
	created FLOAT NOT NULL,
	updated FLOAT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('Zqu7ZdxqyhRd','arrival',14,'playing',true,'p_2723615aff0fca4f','e-J_i_x5Yu4i','2 tribes=by_seat blockers=together start_discs=two_in_hand shortage=printed castles=distant overrun_tie=final ports=open','[{"kind": "human", "player": "p_2723615aff0fca4f", "name": "Maren", "bot": null, "resigned": false}, {"kind": "human", "player": "p_1702747707f5d066", "name": "Bram", "bot": null, "resigned": false}]','{"minutes": 60000.0, "increment": 5.0, "left": [3600029.9352071285, 3600029.968357086], "since": 1794727049.8224683}','null','tuath-position 1 arrival 1 7e0fdb726ba0 3fbc9c4f 477cae6f 9b2c2956
{"setup":"2 tribes=by_seat blockers=together start_discs=two_in_hand shortage=printed castles=distant overrun_tie=final ports=open","seed":17940982426403069014,"sealed":38,"count":40,"draws":28,"known":true,"start":[2,[32768,8796093022208],0,0,[7,0,64],2111062325329920,[0,0,0,0,0,0,0,0,0,0],[0,1],[4,4],[4,4],[0,0],[2,2],[0,0],[0,0],[0,0],[[],[]],[0,0],[0,0],[0,0],[0,0],[12,12],20,12,[29,12,5],[0,0,0],[1,1,1,1,1,0,1,1,0,0,0,0,1,1,1,1,1,1,1,1,2,2,1,2,2],[8,11,10,22,9,5],[],7318074508181487,0,0,[15,15,13],[1,2,0],[16,13,17],8,[[1,2,2,1],[0,2,2,0]],[[23,53,38],[4,50,49]],[[0],[0]],0,"second_blocker",1,0,-1,0,0,0,0,[0,0],0,false,""],"answers":[]}
nature display cauldron_of_dagda:manapia
nature display silver_in_the_hills:ochre
nature display silver_in_the_hills:moss
nature display cu_chulainns_ruse
nature display cauldron_of_dagda:ivernia
nature display cauldron_of_dagda:auteinia
nature fomori sineach
nature fomori sineach
nature fomori sineach
nature fomori monghfinn
nature top arms
nature top discs
nature top arms
nature starting-player p1
p1 port es_ruaid
p2 port corcach
p1 stack left
nature top fame
p2 stack centre
nature top fame
p1 stack left
nature top arms
p2 stack centre
nature top fame
p1 stack centre
nature top fame
p2 stack centre
nature top discs
p1 stack right
nature top discs
p2 stack centre
nature top fame
nature front A06
nature front D05
nature front F18
nature front F15
p1 block top
p2 block top
nature front F03
nature front F14
',1.79472704971603178978e+09,1.79472704982657146454e+09);
INSERT INTO "tables" VALUES('BuTQFKBVugcH','arrival',0,'waiting',true,'p_1702747707f5d066','SA3kDoAPfNbJ','3 tribes=by_seat blockers=together start_discs=two_in_hand shortage=printed castles=distant overrun_tie=final ports=open','[{"kind": "human", "player": "p_1702747707f5d066", "name": "Bram", "bot": null, "resigned": false}, {"kind": "open", "player": null, "name": "", "bot": null, "resigned": false}, {"kind": "bot", "player": null, "name": "random", "bot": "random", "resigned": false}]','null','null',NULL,1.79472704983150219917e+09,1.79472704983150219917e+09);
CREATE TABLE chat (
	"table" VARCHAR(24) NOT NULL,
	number INTEGER NOT NULL,
	version INTEGER NOT NULL,
	player VARCHAR(24) NOT NULL,
	name VARCHAR(40) NOT NULL,
	text TEXT NOT NULL,
	at FLOAT NOT NULL,
	PRIMARY KEY ("table", number),
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('Zqu7ZdxqyhRd',0,14,'p_1702747707f5d066','Bram','it''s late; let us go on tomorrow',1.79472704982623744011e+09);
CREATE TABLE memberships (
	player VARCHAR(24) NOT NULL,
	"table" VARCHAR(24) NOT NULL,
	PRIMARY KEY (player, "table"),
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "memberships" VALUES('p_2723615aff0fca4f','Zqu7ZdxqyhRd');
INSERT INTO "memberships" VALUES('p_1702747707f5d066','Zqu7ZdxqyhRd');
INSERT INTO "memberships" VALUES('p_1702747707f5d066','BuTQFKBVugcH');
CREATE TABLE requests (
	"table" VARCHAR(24) NOT NULL,
	id VARCHAR(64) NOT NULL,
	version INTEGER NOT NULL,
	PRIMARY KEY ("table", id),
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "requests" VALUES('Zqu7ZdxqyhRd','old-0',2);
INSERT INTO "requests" VALUES('Zqu7ZdxqyhRd','old-1',3);
INSERT INTO "requests" VALUES('Zqu7ZdxqyhRd','old-2',4);
INSERT INTO "requests" VALUES('Zqu7ZdxqyhRd','old-3',5);
INSERT INTO "requests" VALUES('Zqu7ZdxqyhRd','old-4',6);
INSERT INTO "requests" VALUES('Zqu7ZdxqyhRd','old-5',7);
INSERT INTO "requests" VALUES('Zqu7ZdxqyhRd','old-6',8);
INSERT INTO "requests" VALUES('Zqu7ZdxqyhRd','old-7',9);
INSERT INTO "requests" VALUES('Zqu7ZdxqyhRd','old-8',10);
INSERT INTO "requests" VALUES('Zqu7ZdxqyhRd','old-9',11);
INSERT INTO "requests" VALUES('Zqu7ZdxqyhRd','old-10',12);
INSERT INTO "requests" VALUES('Zqu7ZdxqyhRd','old-11',13);
CREATE TABLE times (
	"table" VARCHAR(24) NOT NULL,
	count INTEGER NOT NULL,
	at FLOAT NOT NULL,
	PRIMARY KEY ("table", count),
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',15,1.79472704973338890076e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',16,1.79472704973950242996e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',17,1.79472704975110292435e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',18,1.79472704975110292435e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',19,1.7947270497566215992e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',20,1.7947270497566215992e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',21,1.79472704976169705391e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',22,1.79472704976169705391e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',23,1.79472704976654481888e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',24,1.79472704976654481888e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',25,1.79472704977139639854e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',26,1.79472704977139639854e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',27,1.7947270497761952877e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',28,1.7947270497761952877e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',29,1.79472704980723881721e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',30,1.79472704980723881721e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',31,1.79472704981255555153e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',32,1.79472704981255555153e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',33,1.79472704981255555153e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',34,1.79472704981255555153e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',35,1.79472704981255555153e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',36,1.79472704981255555153e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',37,1.79472704981742095947e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',38,1.79472704982246828079e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',39,1.79472704982246828079e+09);
INSERT INTO "times" VALUES('Zqu7ZdxqyhRd',40,1.79472704982246828079e+09);
CREATE INDEX ix_players_name ON players (name);
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE INDEX ix_tables_status ON tables (status);

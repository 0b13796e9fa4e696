"""What learns, with PyTorch: a policy and a critic that sees the whole table, from rows that actors have left.

The policy's answers are multiplied with all rows of the table of answers and masked: to gather those of the legal ones
takes four times as long.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import layer_norm

from tuath.bots.answers import OWN_PART
from tuath.bots.critic import critic_sizes
from tuath.bots.glance import GAZES, NEAR, TINY, Eye, Shape, sizes
from tuath.bots.spreading import cores
from tuath.training.policy.secrets import hidden_of
from tuath.training.policy.store import Tables, Widths

NEVER = -1e9
SPREAD = {"parts": 0.08, "parts_heard": 0.15}  # of tables that are sums of parts, at first
SEVERAL = 20  # decisions, of which a share says something
LOOKED_AT = 65536  # rows at once, where nothing is learned


class Recipe(NamedTuple):
    """How it learns."""

    rate: float = 2.5e-4
    critic_rate: float = 7e-4
    batch: int = 4096
    epochs: int = 3
    clip: float = 0.2
    trace: float = 0.95  # lambda
    entropy: float = 0.02  # how much it is worth to stay open to all answers, at first
    last_entropy: float = 0.003  # and at last
    furthest: float = 0.05  # of divergence, beyond which a round is learned from no more
    teacher_rate: float = 1e-3
    teacher_batch: int = 2048
    pull: float = 0.05  # towards what it began with, at first
    mean: float = 0.85  # of what is played by and kept, that stays from one round to the next


class Batch(NamedTuple):
    """Rows on the device that learns."""

    row: Tensor
    secrets: Tensor
    question: Tensor
    given: Tensor
    legal: Tensor  # as bits
    pick: Tensor
    likely: Tensor
    seats: Tensor
    shares: Tensor
    aims: Tensor
    liking: Tensor

    def part(self, of: Tensor) -> Batch:
        return Batch(*(each[of] for each in self))

    def between(self, first: int, last: int) -> Batch:
        return Batch(*(each[first:last] for each in self))


class Learner:
    def __init__(self, eye: Eye, widths: Widths, shape: Shape, recipe: Recipe, seed: int) -> None:
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(seed)
        torch.set_num_threads(2 if torch.cuda.is_available() else cores())
        torch.backends.cuda.matmul.allow_tf32 = True
        self.eye, self.widths, self.shape, self.recipe = eye, widths, shape, recipe
        self.planned = eye.game.planned
        self.policy_sizes, self.critic_sizes = sizes(eye, shape), critic_sizes(eye, hidden_of(eye.game))
        self.tables = {
            name: torch.nn.Parameter(first_numbers(name, size).to(self.device))
            for name, size in (self.policy_sizes | self.critic_sizes).items()
        }
        alone = [place for place, name in enumerate(eye.answers.names) if name.startswith(OWN_PART)]
        with torch.no_grad():  # what an answer has of its own is what it turns out to have
            self.tables["parts"][alone] = 0
            self.tables["parts_heard"][alone] = 0
        self.anchor: dict[str, Tensor] = {}
        self.places = torch.from_numpy(eye.board.columns).to(self.device)
        self.beside = torch.from_numpy(eye.board.beside).to(self.device)
        if "near_parts" in self.tables:
            with torch.no_grad():  # the first way of looking begins with what answers name
                links = torch.from_numpy(eye.board.links(eye.game))
                self.tables["near_parts"].zero_()
                self.tables["near_parts"][:, : links.shape[1]] = links
                self.tables["near_wanted"].zero_()
                self.tables["near_sought"].zero_()
                self.tables["near_most"].zero_()
                self.tables["near_mean"].zero_()
        self.used = torch.zeros(eye.columns.size, dtype=torch.bool, device=self.device)  # columns
        self.settle()
        self.parts = torch.from_numpy(eye.answers.parts.astype(np.int64)).to(self.device)
        self.bits = torch.arange(8, dtype=torch.uint8, device=self.device)
        self.optimiser = self.begin(recipe.rate)

    def begin(self, rate: float, decay: float = 0.0) -> torch.optim.Optimizer:
        """An optimiser that knows nothing yet."""
        policy = [self.tables[name] for name in self.policy_sizes]
        critic = [self.tables[name] for name in self.critic_sizes]
        groups = [
            {"params": params, "lr": most, "most": most}
            for params, most in ((policy, rate), (critic, self.recipe.critic_rate))
        ]
        return torch.optim.AdamW(groups, eps=1e-5, weight_decay=decay)

    # ---- numbers in and out -------------------------------------------------------------------------------------

    def numbers(self) -> dict[str, np.ndarray[Any, Any]]:
        """What is kept: the mean of the last rounds, which plays better than any of them."""
        found = {name: table.float().cpu().numpy().copy() for name, table in self.mean.items()}
        unused = ~self.used.cpu().numpy()
        for name in ("read", "judge_read"):
            found[name][unused] = 0  # nothing is known of what was never seen
        return found

    def settle(self) -> None:
        """What it knows now is what it has known all along."""
        self.mean = {name: table.detach().clone() for name, table in self.tables.items()}

    def drop_anchor(self) -> None:
        """From here it goes on, and at first not far."""
        self.anchor = {name: self.tables[name].detach().clone() for name in self.policy_sizes}

    def drift(self) -> None:
        """The mean follows what is learned."""
        with torch.no_grad():
            for name, table in self.tables.items():
                self.mean[name].lerp_(table, 1 - self.recipe.mean)

    def take(self, tables: Mapping[str, Any]) -> None:
        """Go on from these, as far as they are of the same size."""
        with torch.no_grad():
            for name, table in self.tables.items():
                if name in tables and tables[name].shape == tuple(table.shape):
                    table.copy_(torch.from_numpy(np.array(tables[name], np.float32)))
        if "read" in tables:
            self.used |= torch.from_numpy(np.any(np.array(tables["read"]) != 0, axis=1)).to(self.device)
        self.settle()

    def flat(self, *, mean: bool = False) -> np.ndarray[Any, Any]:
        """The policy's numbers one after the other, for actors."""
        of = self.mean if mean else self.tables
        return np.concatenate([of[name].detach().float().cpu().numpy().ravel() for name in self.policy_sizes])

    def sharpen(self, by: float) -> None:
        """The likelier, the likelier still."""
        with torch.no_grad():
            self.tables["parts"] *= by
        self.settle()

    def batch(self, several: Sequence[tuple[Tables, int]]) -> Batch:
        """What several actors have left, so many rows each."""
        found = []
        for name in Batch._fields:
            joined = np.concatenate([tables[name][:rows] for tables, rows in several])
            found.append(torch.from_numpy(joined).to(self.device))
        batch = Batch(*found)
        for of in torch.arange(len(batch.pick), device=self.device).split(LOOKED_AT):
            self.used |= (batch.row[of] != 0).any(0)
        return batch

    # ---- looking ------------------------------------------------------------------------------------------------

    def table(self, parts: Tensor) -> Tensor:
        """The numbers of every answer from those of its parts; a row of zeros more for none."""
        padded = torch.cat([parts, parts.new_zeros(1, parts.shape[1])])
        summed = torch.nn.functional.embedding_bag(self.parts, padded, mode="sum", padding_idx=len(parts))
        return torch.cat([summed, summed.new_zeros(1, summed.shape[1])])

    def allowed(self, legal: Tensor) -> Tensor:
        spread = (legal[:, :, None] >> self.bits) & 1
        return spread.reshape(len(legal), -1)[:, : self.widths.answers].bool()

    def looks(self, batch: Batch, tables: Mapping[str, Tensor] | None = None) -> Tensor:
        """How likely every answer is, as logarithms."""
        of, allowed = tables or self.tables, self.allowed(batch.legal)
        heard = self.table(of["parts_heard"])
        offered = (allowed.float() @ heard[:-1]) / allowed.sum(1, keepdim=True)
        nothing = self.widths.answers
        before = torch.nn.functional.embedding_bag(batch.given.long(), heard, mode="sum", padding_idx=nothing)
        found = batch.row.float() @ of["read"] + of["asked"][batch.question.long()]
        found = found + torch.cat([before, offered], 1) @ of["heard"] + of["bias1"]
        places = self.around(batch, of) if "near_parts" in of else None
        if places is not None:
            found = found + places.amax(1) @ of["near_most"] + places.mean(1) @ of["near_mean"]
        found = torch.relu(levelled(found, of["scale1"], of["shift1"]))
        found = torch.relu(levelled(found @ of["second"] + of["bias2"], of["scale2"], of["shift2"]))
        thought = found @ of["third"] + of["bias3"]
        logits = thought @ self.table(of["parts"])[:-1].T
        if places is not None:
            wanted = thought @ of["near_wanted"] + of["near_sought"][batch.question.long()]
            wanted = wanted.reshape(len(places), GAZES, NEAR)
            around = (wanted @ places.transpose(1, 2)).reshape(len(places), -1)
            logits = logits + around @ self.table(of["near_parts"])[:-1].T
        return torch.log_softmax(logits.masked_fill(~allowed, NEVER), 1)

    def around(self, batch: Batch, of: Mapping[str, Tensor]) -> Tensor:
        """As in ``Policy.places``."""
        known = batch.row[:, self.places].float()
        first = known @ of["near_read"] + (self.beside @ known) @ of["near_beside"] + of["near_place"]
        first = torch.relu(first + of["near_asked"][batch.question.long()][:, None])
        return torch.relu(first @ of["near_again"] + (self.beside @ first) @ of["near_around"] + of["near_bias"])

    def judged(self, batch: Batch) -> Tensor:
        """How the critic shares the victory, oneself first, as logarithms."""
        of = self.tables
        found = batch.row.float() @ of["judge_read"] + of["judge_asked"][batch.question.long()] + of["judge_bias1"]
        if batch.secrets.shape[1]:
            found = found + batch.secrets.float() @ of["judge_secrets"]
        found = torch.relu(levelled(found, of["judge_scale1"], of["judge_shift1"]))
        found = found @ of["judge_second"] + of["judge_bias2"]
        found = torch.relu(levelled(found, of["judge_scale2"], of["judge_shift2"]))
        found = found @ of["judge_last"] + of["judge_bias3"]
        seats = torch.full_like(batch.seats, 2) if self.planned else batch.seats
        nobody = torch.arange(self.widths.outcomes, device=self.device)[None, :] >= seats[:, None]
        return torch.log_softmax(found.masked_fill(nobody, NEVER), 1)

    def values(self, batch: Batch) -> np.ndarray[Any, Any]:
        """What part of the victory the critic gives whoever decides."""
        rows = torch.arange(len(batch.pick), device=self.device)
        with torch.no_grad():
            found = [self.judged(batch.part(of))[:, 0].exp() for of in rows.split(LOOKED_AT)]
        values: np.ndarray[Any, Any] = torch.cat(found).cpu().numpy()
        return values

    # ---- learning -----------------------------------------------------------------------------------------------

    def rounds(self, rows: int, size: int) -> Iterator[Tensor]:
        yield from torch.randperm(rows, device=self.device).split(size)

    def step(self, loss: Tensor) -> None:
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(list(self.tables.values()), 0.5)
        self.optimiser.step()

    def slow_down(self, part: float) -> None:
        """So much of the way is left."""
        for group in self.optimiser.param_groups:
            group["lr"] = group["most"] * max(0.05, part)

    def judge_loss(self, batch: Batch) -> Tensor:
        return -(batch.shares * self.judged(batch).clamp_min(-30)).sum(1).mean()

    def clone(self, batch: Batch) -> float:
        """Once through a teacher's games: answer as it liked them. How they end, self-play tells with more games."""
        loss, steps = 0.0, 0
        for of in self.rounds(len(batch.pick), self.recipe.teacher_batch):
            found = self.clone_loss(batch.part(of))
            self.step(found)
            loss, steps = loss + float(found.detach()), steps + 1
        self.settle()
        return loss / max(1, steps)

    def clone_loss(self, batch: Batch) -> Tensor:
        liked = batch.liking.float() * (batch.aims >= 0)
        found = self.looks(batch).gather(1, batch.aims.clamp_min(0).long())
        return -(liked * found.clamp_min(-30)).sum(1).mean()

    def held_out(self, batch: Batch) -> dict[str, float]:
        """How well it answers what it has not learned from: its loss, and how often it answers as its teacher."""
        loss = hits = 0.0
        with torch.no_grad():
            parts = torch.arange(len(batch.pick), device=self.device).split(self.recipe.batch)
            for of in parts:
                some = batch.part(of)
                loss += float(self.clone_loss(some)) * len(of)
                hits += float((self.looks(some).argmax(1) == some.pick).sum())
        rows = max(1, len(batch.pick))
        return {"held_loss": loss / rows, "same_answer": hits / rows}

    def by_question(self, batch: Batch) -> dict[str, tuple[int, float, float, float]]:
        """Of each question: how many, how often it answers as its teacher, how often chance would, and what part of
        the teacher's liking it takes."""
        found: dict[str, list[tuple[float, float, float]]] = {}
        names = list(self.eye.answers.questions)
        with torch.no_grad():
            for of in torch.arange(len(batch.pick), device=self.device).split(self.recipe.batch):
                some = batch.part(of)
                chosen = self.looks(some).argmax(1)
                chance = 1 / self.allowed(some.legal).sum(1)
                liked = (some.liking.float() * (some.aims == chosen[:, None])).sum(1) / some.liking.float()[:, 0]
                rows = zip(some.question, chosen == some.pick, chance, liked, strict=True)
                for question, *row in (map(float, row) for row in rows):
                    found.setdefault(names[int(question)], []).append((row[0], row[1], row[2]))
        means = {name: np.mean(rows, axis=0).tolist() for name, rows in found.items()}
        return {name: (len(rows), *means[name]) for name, rows in found.items() if len(rows) >= SEVERAL}

    def listen(self, batch: Batch) -> dict[str, float]:
        """A new critic first hears how games end; the policy stays as it is."""
        loss, steps = 0.0, 0
        for _ in range(self.recipe.epochs):
            for of in self.rounds(len(batch.pick), self.recipe.batch):
                judge = self.judge_loss(batch.part(of))
                self.step(judge)
                loss, steps = loss + float(judge.detach()), steps + 1
        self.settle()
        values, shares = self.values(batch), batch.shares[:, 0].cpu().numpy()
        return {"judge": loss / max(1, steps), "explained": explained(values, shares)}

    def improve(self, batch: Batch, left: np.ndarray[Any, Any], part: float) -> dict[str, float]:
        """PPO: more of what went better than the critic thought, no further at once than its clip allows."""
        recipe = self.recipe
        entropy_weight = recipe.entropy + (recipe.last_entropy - recipe.entropy) * part
        pull = recipe.pull * (1 - part)
        values, shares = self.values(batch), batch.shares[:, 0].cpu().numpy()
        gains = advantages(values, shares, left, recipe.trace)
        gain = torch.from_numpy(gains).to(self.device)
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        said = dict.fromkeys(("divergence", "entropy", "judge", "clipped", "away"), 0.0)
        steps = 0
        for _ in range(recipe.epochs):
            for of in self.rounds(len(batch.pick), recipe.batch):
                some = batch.part(of)
                looks = self.looks(some)
                now = looks.gather(1, some.pick[:, None].long())[:, 0]
                ratio = (now - some.likely).exp()
                better = torch.minimum(ratio * gain[of], ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * gain[of])
                entropy = -(looks.exp() * looks.clamp_min(-30)).sum(1).mean()
                judge = self.judge_loss(some)
                away = self.away(some, looks)
                self.step(-better.mean() - entropy_weight * entropy + 0.5 * judge + pull * away)
                with torch.no_grad():
                    divergence = float(((ratio - 1) - (now - some.likely)).mean())
                    said["clipped"] += float(((ratio - 1).abs() > recipe.clip).float().mean())
                said["divergence"] += divergence
                said["entropy"] += float(entropy.detach())
                said["judge"] += float(judge.detach())
                said["away"] += float(away.detach())
                steps += 1
            if said["divergence"] / max(1, steps) > recipe.furthest:
                break
        self.drift()
        found = {name: each / max(1, steps) for name, each in said.items()}
        return {**found, "explained": explained(values, shares), "steps": float(steps)}

    def away(self, batch: Batch, looks: Tensor) -> Tensor:
        """How differently it answered when it began."""
        with torch.no_grad():
            began = self.looks(batch, self.anchor)
        return (began.exp() * (began - looks).clamp(-30, 30)).sum(1).mean()


def first_numbers(name: str, size: tuple[int, ...]) -> Tensor:
    """Scales are ones, shifts are zeros, all else is by chance."""
    if len(size) == 1:
        return torch.ones(size) if "scale" in name else torch.zeros(size)
    if name in SPREAD:
        return torch.randn(size) * SPREAD[name]
    if name in ("read", "judge_read", "judge_secrets"):
        return torch.randn(size) * 0.05
    if name.startswith("near_"):
        return torch.randn(size) * 0.2
    if name == "judge_last":
        return torch.randn(size) * 0.01
    return torch.randn(size) / max(1, size[0]) ** 0.5


def explained(values: np.ndarray[Any, Any], shares: np.ndarray[Any, Any]) -> float:
    """How much of how games end the critic knew."""
    return float(1 - np.var(shares - values) / (np.var(shares) + 1e-9))


def levelled(found: Tensor, scale: Tensor, shift: Tensor) -> Tensor:
    return layer_norm(found, (found.shape[1],), scale, shift, TINY)


def advantages(
    values: np.ndarray[Any, Any], shares: np.ndarray[Any, Any], left: np.ndarray[Any, Any], trace: float
) -> np.ndarray[Any, Any]:
    """How much better each decision went than the critic thought: GAE with nothing discounted, seat by seat.

    A seat's decisions of a game stand one after the other; ``left`` of them follow.
    """
    found = np.zeros(len(values), np.float32)
    last = np.flatnonzero(left == 0)
    before = np.diff(last, prepend=-1)  # how many decisions each of them ends
    found[last] = shares[last] - values[last]
    for back in range(1, int(before.max(initial=0))):
        at = last[before > back] - back
        found[at] = values[at + 1] - values[at] + trace * found[at + 1]
    return found

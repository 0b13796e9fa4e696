"""A network fitted to samples of games, with PyTorch: on an accelerator if there is one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits as cross_entropy

from tuath.bots.network import Layer, Network
from tuath.training.fitted import Fitted, Settings
from tuath.training.playing import Sample
from tuath.training.tracing import traced

BATCH = 4096
AT_ONCE = 65_536  # rows that are judged together
HELD_OUT = 0.06  # of the games: never of the positions, as those of one game are alike
FOLDS = 4  # a moment is estimated by a network that was fitted to the other games
PASSES = 2  # the second time by networks that have learned from such estimates


class Judging(nn.Module):
    def __init__(self, size: int, settings: Settings) -> None:
        super().__init__()
        sizes = [size, *settings.hidden]
        layers: list[nn.Module] = []
        for inside, outside in pairwise(sizes):
            layers += [nn.Linear(inside, outside), nn.ReLU(), nn.Dropout(settings.dropout)]
        self.layers = nn.Sequential(*layers[:-1], nn.Linear(sizes[-1], 1))
        self.short_cut = nn.Parameter(torch.tensor(0.5 if settings.short_cut else 0.0), settings.short_cut)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        found: torch.Tensor = self.layers(rows)[:, 0] + self.short_cut * rows[:, -1]
        return found


class Data(NamedTuple):
    """Rows, and what each is to be judged as."""

    rows: torch.Tensor
    aims: torch.Tensor


def fit(samples: Sequence[Sample], settings: Settings, seed: int) -> Fitted:
    """Samples by share: the last ones are held out; the network that foretells their outcomes best is taken."""
    held = max(1, round(len(samples) * HELD_OUT))
    learned, test = samples[:-held], gathered(samples[-held:])
    data = gathered(learned)
    if settings.trace < 1 and len(learned) >= FOLDS:
        won, paths = data.aims.cpu().numpy(), np.concatenate([sample.paths for sample in learned])
        fold = folds(learned).to(data.rows.device)
        for number in range(PASSES):
            said = estimated(data, fold, test, settings, seed + number)
            aims = traced(won, said.cpu().numpy(), paths, settings.trace)
            data = data._replace(aims=torch.from_numpy(aims).to(data.rows.device))
    network, loss = trained(data, test, settings, seed)
    return Fitted(taken(network), loss, written_loss(test), len(data.aims))


def gathered(samples: Sequence[Sample]) -> Data:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = torch.from_numpy(np.concatenate([sample.rows for sample in samples])).to(device)
    return Data(rows, torch.from_numpy(np.concatenate([sample.won for sample in samples])).to(device))


def folds(samples: Sequence[Sample]) -> torch.Tensor:
    """For each row its fold; all of a game are in the same."""
    return torch.from_numpy(np.repeat(np.arange(len(samples)) % FOLDS, [len(sample.won) for sample in samples]))


def estimated(data: Data, fold: torch.Tensor, test: Data, settings: Settings, seed: int) -> torch.Tensor:
    """The chance to win at each moment, by a network that was not fitted to its game."""
    found = torch.zeros_like(data.aims)
    for number in range(FOLDS):
        inside = fold == number
        network, _ = trained(Data(data.rows[~inside], data.aims[~inside]), test, settings, seed + number)
        found[inside] = torch.sigmoid(judged(network, data.rows[inside]))
    return found


def trained(data: Data, test: Data, settings: Settings, seed: int) -> tuple[Judging, float]:
    """As it was when it did best on what was held out, and how well."""
    torch.manual_seed(seed)
    device = data.rows.device
    network = Judging(data.rows.shape[1], settings).to(device)
    steps = settings.epochs * ((len(data.aims) + BATCH - 1) // BATCH)
    learning = torch.optim.AdamW(network.parameters(), settings.rate, weight_decay=settings.decay)
    slowing = torch.optim.lr_scheduler.OneCycleLR(learning, settings.rate, total_steps=steps + 1)
    best, best_loss = kept(network), float("inf")
    for _ in range(settings.epochs):
        network.train()
        for batch in torch.randperm(len(data.aims), device=device).split(BATCH):
            loss = cross_entropy(network(data.rows[batch].float()), data.aims[batch])
            learning.zero_grad()
            loss.backward()
            learning.step()
            slowing.step()
        now = cross_entropy(judged(network, test.rows), test.aims).item()
        if now < best_loss:
            best, best_loss = kept(network), now
    network.load_state_dict(best)
    return network, best_loss


def kept(network: Judging) -> dict[str, torch.Tensor]:
    return {name: values.detach().clone() for name, values in network.state_dict().items()}


def judged(network: Judging, rows: torch.Tensor) -> torch.Tensor:
    network.eval()
    with torch.no_grad():
        return torch.cat([network(some.float()) for some in rows.split(AT_ONCE)])


def written_loss(test: Data) -> float:
    """The written evaluation alone, in the portions that suit it best."""
    written = test.rows[:, -1].float()
    portions = (0.1, 0.2, 0.35, 0.5, 0.7, 1.0, 1.5, 2.0)
    return min(float(cross_entropy(portion * written, test.aims)) for portion in portions)


def taken(network: Judging) -> Network:
    layers = [each for each in network.layers if isinstance(each, nn.Linear)]
    short_cut = float(network.short_cut.detach())
    return Network([Layer(numbers(each.weight).T, numbers(each.bias)) for each in layers], short_cut)


def numbers(values: Any) -> Any:
    return values.detach().cpu().numpy().copy()

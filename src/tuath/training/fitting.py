"""A network fitted to samples of games, with PyTorch: on an accelerator if there is one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits as cross_entropy

from tuath.bots.network import Layer, Network
from tuath.training.fitted import Fitted, Settings
from tuath.training.playing import Sample

BATCH = 4096
HELD_OUT = 0.06  # of the games: never of the positions, as those of one game are alike


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


def fit(samples: Sequence[Sample], settings: Settings, seed: int) -> Fitted:
    """Samples by share: the last ones are held out; the network that did best on them is taken."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    held = max(1, round(len(samples) * HELD_OUT))
    rows, won = gathered(samples[:-held], device)
    test_rows, test_won = gathered(samples[-held:], device)
    network = Judging(rows.shape[1], settings).to(device)
    batches = (len(won) + BATCH - 1) // BATCH
    steps = settings.epochs * batches
    learning = torch.optim.AdamW(network.parameters(), settings.rate, weight_decay=settings.decay)
    slowing = torch.optim.lr_scheduler.OneCycleLR(learning, settings.rate, total_steps=steps + 1)
    best, best_loss = taken(network), float("inf")
    for _ in range(settings.epochs):
        network.train()
        for batch in torch.randperm(len(won), device=device).split(BATCH):
            loss = cross_entropy(network(rows[batch].float()), won[batch])
            learning.zero_grad()
            loss.backward()
            learning.step()
            slowing.step()
        network.eval()
        with torch.no_grad():
            now = loss_on(network, test_rows, test_won)
        if now < best_loss:
            best, best_loss = taken(network), now
    return Fitted(best, best_loss, written_loss(test_rows, test_won), len(won))


def gathered(samples: Sequence[Sample], device: str) -> tuple[torch.Tensor, torch.Tensor]:
    rows = torch.from_numpy(np.concatenate([sample.rows for sample in samples])).to(device)
    return rows, torch.from_numpy(np.concatenate([sample.won for sample in samples])).to(device)


def loss_on(network: Judging, rows: torch.Tensor, won: torch.Tensor) -> float:
    parts = [
        cross_entropy(network(some.float()), part, reduction="sum").item()
        for some, part in zip(rows.split(BATCH), won.split(BATCH), strict=True)
    ]
    return float(sum(parts)) / len(won)


def written_loss(rows: torch.Tensor, won: torch.Tensor) -> float:
    """The written evaluation alone, in the portions that suit it best."""
    losses = [
        cross_entropy(part * rows[:, -1].float(), won).item() for part in (0.1, 0.2, 0.35, 0.5, 0.7, 1.0, 1.5, 2.0)
    ]
    return float(min(losses))


def taken(network: Judging) -> Network:
    layers = [each for each in network.layers if isinstance(each, nn.Linear)]
    return Network([Layer(written(each.weight).T, written(each.bias)) for each in layers], float(network.short_cut))


def written(values: Any) -> Any:
    return values.detach().cpu().numpy().copy()

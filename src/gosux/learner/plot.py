"""The curve of a training run as a picture."""

from pathlib import Path

SHARES = ("random", "recruit", "troop")


def draw(curve: list[dict[str, float]], path: Path | str) -> None:
    """Games won against each opponent, over the processor time of training."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.6), layout="constrained", dpi=90)
    axes = figure.subplots()
    minutes = [row["seconds"] / 60 for row in curve]
    shown = [name for name in SHARES if all(name in row for row in curve)]
    for name, sign in zip(shown, ("o-", "s-", "^-")):
        axes.plot(minutes, [100 * row[name] for row in curve], sign, markersize=3, label=name)
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="minutes of processor time", ylabel="games won, %", ylim=(-2, 102))
    axes.grid(alpha=0.3)
    axes.legend(title="against", loc="lower right")
    figure.savefig(path)

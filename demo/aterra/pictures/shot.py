"""What a picture is: the model that it shows and how it is framed."""
from dataclasses import dataclass
from typing import Callable


@dataclass
class Shot:
    build: Callable
    fill: tuple = (.80, .72)
    lens: int = 80


BLEED = (1.12, 1.0)

"""Aluminium to copper: friction-welded terminals, pins and splices."""
from lugs import lug
from solids import move, turned


def barrel(D, d, length, mat='aluminium', z=None):
    """The aluminium barrel, closed at its inner end, with the flash of the friction weld turned to a collar."""
    e, z = .03 * D, D / 2 if z is None else z
    return turned([(0, d / 2 + e), (0, D / 2 - e), (e, D / 2), (length, D / 2), (length, .01), (length - 3, .01), (length - 4, d / 2), (e, d / 2)], mat, z=z)


def palm(D, w, t, length, x, hole, mat='copper'):
    """A forged palm that grows out of a round stem of diameter D at x."""
    parts = lug(D, D * .1, 5, D * .7, length, w, t, hole, mat, inspect=False)
    parts[0].location.x = x
    return parts


def tb_body(D=20, d=14.5, length=52, hole=13.5):
    weld = turned([(length - 1.2, D / 2 - .4), (length - .8, D / 2 + .5), (length + .8, D / 2 + .5), (length + 1.2, D / 2 - .4)], 'copper', z=D / 2)
    return [barrel(D, d, length), weld, *palm(D, D * 1.5, D * .36, D * 1.75, length, hole)]


def tb(): return move(tb_body(), turn_z=153)


def pb():
    D, L, z = 19, 50, 9.5
    pin = turned([(L, D / 2 * .98), (L + 7, D / 2 * .98), (L + 11, 5.2), (L + 44, 5.2), (L + 45.5, 4), (L + 45.6, .01), (L, .01)], 'copper', z=z)
    weld = turned([(L - 1, D / 2 - .4), (L - .7, D / 2 + .5), (L + .7, D / 2 + .5), (L + 1, D / 2 - .4)], 'copper', z=z)
    return move([barrel(D, 13.5, L), weld, pin], turn_z=153)


def lb():
    D, L, z = 20, 46, 10
    copper = turned([(L, D / 2), (L + 3, D / 2), (L + 7, 7), (L + 38, 7), (L + 38.5, 6.6), (L + 38.5, 5.4), (L + 38, 5), (L + 10, 5), (L + 9, .01), (L, .01)], 'copper', z=z)
    weld = turned([(L - 1, D / 2 - .4), (L - .7, D / 2 + .5), (L + .7, D / 2 + .5), (L + 1, D / 2 - .4)], 'copper', z=z)
    return move([barrel(D, 14, L), weld, copper], turn_z=-27)

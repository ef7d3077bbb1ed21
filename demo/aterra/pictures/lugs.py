"""Compression terminals: one hole, two holes, bare copper, short."""
import math
from solids import cut, cylinder, add_bevel, loft, move, oval


def lug(D, d, barrel, neck, palm, w, t, hole, mat, second=None, inspect=True, square=False):
    """A tube pressed flat. D, d: barrel; w, t: palm; `second` is the spacing to a second hole."""
    out = [oval(D - .5, D - .5, 0, D / 2), oval(D, D, .4, D / 2), oval(D, D, barrel, D / 2)]
    for k in range(1, 19):
        s = k / 18
        e = s * s * (3 - 2 * s)
        out.append(oval(D + (w - D) * e, D + (t - D) * e, barrel + neck * s, D / 2 * (1 - e) + t / 2 * e, 2 + 6 * e))
    L, end = barrel + neck, w * .16 if square else w / 2
    for k in range(1, 5):
        out.append(oval(w, t, L + (palm - end) * k / 4, t / 2, 8))
    for k in range(1, 15):
        a = math.pi / 2 * k / 14
        width = w - 2 * end * (1 - math.cos(a)) if square else w * math.cos(a)
        out.append(oval(max(width, .4), t, L + palm - end + end * math.sin(a), t / 2, 8))
    o = loft(out, mat, 'lug')
    bore = loft([oval(d + 1, d + 1, -1, D / 2), oval(d + .5, d + .5, 0, D / 2), oval(d, d, .5, D / 2), oval(d, d, barrel - 1, D / 2),
                 oval(d * .3, d * .3, barrel + neck * .25, D / 2)], mat)
    cut(o, bore)
    x = L + palm - w / 2
    for dx in (0,) if second is None else (0, -second):
        cut(o, cylinder(hole, t * 6, mat, at=(x + dx, 0, t / 2)))
    if inspect:
        cut(o, cylinder(max(1.6, D * .13), D, mat, at=(barrel - 1.5, 0, D)))
    add_bevel(o, .025 * D)
    return [o]


def size(D, hole, mat, long=1.0, second=None, square=False):
    """Proportions of a catalogue lug from its barrel diameter and hole."""
    d, w, t = D * .765, max(D * 1.45, hole * 1.9), D * .42
    palm = w * 1.12 + (second or 0)
    return lug(D, d, D * 2.0 * long, D * .95, palm, w, t, hole, mat, second, inspect=long > .8, square=square)


def tc(): return move(size(13, 11, 'tinned'), turn_z=153)
def td(): return move(size(16, 13.5, 'tinned', 1.15, second=44.5, square=True), turn_z=153)
def tn(): return move(size(13, 11, 'copper', 1.2), turn_z=153)


def tk():
    return (move(size(10, 9, 'tinned', .55), turn_z=153) +
            move(size(7.2, 6.6, 'tinned', .55), at=(33, 20, 0), turn_z=118) + move(size(13, 11, 'tinned', .55), at=(18, 34, 0), turn_z=166))

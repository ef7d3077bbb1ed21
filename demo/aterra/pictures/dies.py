"""Dies in pairs and the gauge that checks what they pressed."""
import math
import bpy
from lugs import lug
from parts import letters
from solids import add_bevel, box, cut, cylinder, hexagon, move, plate, rounded


def u_die(across, band, d=38, t=18, mat='steel', oval_=None):
    """Half of a die pair, standing on its round back: U-shaped shoe with half its cavity on top."""
    top, g = d * .42, d * .18
    if oval_:
        w, h = oval_
        cavity = [(w / 2 * math.cos(a), top - h / 2 * math.sin(a)) for a in (math.pi * k / 32 for k in range(33))]
    else:
        R = across / math.sqrt(3)
        cavity = [(R, top), (R / 2, top - across / 2), (-R / 2, top - across / 2), (-R, top)]
    side = [(d / 2, d * .10), (d / 2, g - 2.5), (d / 2 - 3, g - 2.5), (d / 2 - 3, g + 2.5), (d / 2, g + 2.5), (d / 2, top)]  # with the groove by which the press holds it
    back = [(d / 2 * math.cos(a), d * .10 + d / 2 * math.sin(a)) for a in (math.radians(180 + 180 * k / 32) for k in range(1, 32))]
    o = plate([*back, *side, *cavity, *[(-x, y) for x, y in reversed(side)]], t, mat, bevel=.7, z=-t / 2)
    parts = [o]
    if band:
        parts.append(plate([(d / 2 * 1.012 * math.cos(a), d * .10 + d / 2 * 1.012 * math.sin(a)) for a in (math.radians(205 + 130 * k / 24) for k in range(25))] +
                           [(d / 2 * .9 * math.cos(a), d * .10 + d / 2 * .9 * math.sin(a)) for a in (math.radians(335 - 130 * k / 24) for k in range(25))], t * .34, band, bevel=.2, z=-t * .17))
    return parts


def pair(across, band, at=(0, 0), turn=0, opening=9.0, d=38, mat='steel', mark=None, oval_=None, t=18):
    """A pair on its flat sides, cavities facing."""
    parts = []
    for s in (1, -1):
        half = u_die(across, band, d, t, mat, oval_)
        parts += move([*half, *([letters(mark, 6.5, 'ink', at=(0, d * -.12, t / 2 + .05), depth=.1)] if mark and s > 0 else [])], at=(0, -s * (opening / 2 + d * .42), 0), turn_z=0 if s > 0 else 180)
    return move(parts, at=(*at, t / 2), turn_z=turn)


def upright_pair(across, band, at, turn, mark=None, d=38, t=18):
    """Two halves standing side by side, cavities up."""
    parts = []
    for k in (0, 1):
        parts += move(u_die(across, band, d, t), at=(0, k * (t + 5), d * .40), tilt=(90, 0))
    return move(parts, at=(*at, 0), turn_z=turn)


def du():
    a = pair(10, 'green', (-46, 34), -18, mark='25')
    b = pair(14, 'pink', (18, 22), -10, mark='50')
    c = pair(18, 'ink', (-26, -52), 10, mark='95', opening=.4)
    e = upright_pair(22, 'orange', (58, -46), -34)
    return move([*a, *b, *c, *e], turn_z=-8)


def do():
    a = pair(0, 'green', (-34, 8), 14, mat='nickel', mark='VC 4', oval_=(24, 15), opening=14, d=46, t=24)
    b = pair(0, 'orange', (44, -8), -12, mat='nickel', mark='VC 8', oval_=(30, 19), opening=.4, d=46, t=24)
    return move([*a, *b], turn_z=-14)


def crimped(D, d, barrel, neck, palm, w, t, hole, across, mat='tinned', at=(8, 22)):
    """A terminal whose barrel was pressed to a hexagon over a length."""
    o = lug(D, d, barrel, neck, palm, w, t, hole, mat, inspect=False)[0]
    R = across / math.sqrt(3)
    hexa = plate([(R * math.cos(math.radians(60 * k + 30)), R * math.sin(math.radians(60 * k + 30))) for k in range(6)], at[1] - at[0], mat, bevel=0)
    keep = plate([(-2 * D, -2 * D), (2 * D, -2 * D), (2 * D, 2 * D), (-2 * D, 2 * D)], at[1] - at[0], mat, bevel=0)
    cut(keep, hexa)
    keep.rotation_euler = (0, math.radians(90), 0)
    keep.location = (at[0], 0, D / 2)
    bpy.context.view_layer.update()
    cut(o, keep)
    return [o]


def fg():
    """Go and no-go gauge: slots of hexagon widths along both edges, engraved, with a crimped terminal beside it."""
    l, w = 126, 42
    o = plate(rounded(l, w, 4, x=-l / 2), 3, 'steel', bevel=0)
    parts = [o]
    for k, a in enumerate((6, 7.5, 9, 10.5, 12)):
        x = -48 + k * 21 + k * k * .8
        for s, extra in ((1, 0), (-1, -.6)):
            cut(o, box(a + extra, 26, 40, 'steel', at=(x, s * w / 2, -20), bevel=0))
        parts += [letters(('10', '16', '25', '35', '50')[k], 5.4, 'ink', at=(x, 0, 3.02), depth=.1), cylinder(3.4, .5, ('scarlet', 'blue', 'sun', 'light', 'green')[k], at=(x + 8.4, 0, 3.1))]
    cut(o, cylinder(7, 40, 'steel', at=(-57, 0, 0)))
    add_bevel(o, .35)
    tc = move(crimped(13.3, 9.8, 30.6, 7.3, 20.3, 20.3, 3.9, 11, 11.4), at=(34, -46, 0), turn_z=164)
    return move([*parts, *tc], turn_z=-24)

"""Hand tools that crimp: hexagonal, for insulated terminals, for ferrules; and the pliers of a mould."""
import math
from parts import letters, swept
from solids import add_bevel, box, cut, cylinder, hexagon, move, path, plate, turned
from presses import grip


def wheel(d, t, mat='steel', n=6):
    """A rotating die: a disc with half hexagons of growing size round its rim."""
    o = cylinder(d, t, mat)
    for k in range(n):
        a = math.radians(360 * k / n)
        cut(o, hexagon(d * (.12 + .022 * k), t * 4, mat, at=(d / 2 * math.cos(a), d / 2 * math.sin(a), -t * 2)))
    add_bevel(o, .6)
    return o


def fh():
    """Hexagonal crimper: two die wheels between cheek plates, tubular handles."""
    parts = []
    for s in (-1, 1):
        for z in (-12, 8):
            cheek = plate([(52, s * 9), (46, s * 34), (24, s * 40), (-6, s * 30), (-34, s * 22), (-62, s * 20), (-66, s * 4), (-30, s * 2), (0, s * 6), (26, s * 3)], 4.5, 'blackened', bevel=0)
            cheek.location.z = z
            add_bevel(cheek, 1)
            parts.append(cheek)
        w = wheel(43, 15)
        w.location = (24, s * 22, 0)
        parts += [w, cylinder(15, 34, 'steel', at=(24, s * 22, 0), bevel=1.5), hexagon(12, 6, 'blackened', at=(24, s * 22, 13))]
        parts += [cylinder(11, 34, 'steel', at=(-50, s * 13, 0), bevel=1)]
        for k in range(6):
            a = math.radians(60 * k + 30)
            parts.append(letters(('6', '10', '16', '25', '35', '50')[k], 6, 'ink', at=(24 + 13 * math.cos(a), s * 22 + 13 * math.sin(a), 7.55), depth=.1))
        lever = swept([(-40, s * 14, 0, 24, 16), (-74, s * 22, 0, 22, 16), (-120, s * 44, 0, 19, 17), (-160, s * 56, 0, 18, 18)], 'blackened', p=4)
        parts += [lever, path([(-150, s * 54, 0), (-250, s * 76, 0)], 18, 'steel', smooth=False), *grip([(-228, s * 71), (-390, s * 106)], 27, 'rubber')]
        ringband = move([turned([(0, 13.6), (0, 14.6), (12, 14.6), (12, 13.6)], 'orange', closed=True)], at=(-244, s * 74.5, 0), turn_z=180 - s * 12.2)
        parts += ringband
    link = box(34, 30, 14, 'steel', at=(-58, 0, -7), bevel=3)
    return move([*parts, link], at=(0, 0, 16), turn_z=-30)


def crimper(dots, head='blackened', slim=False):
    """A ratchet hand crimper lying on its side: two jaws in a frame, toggle and moulded grips."""
    k = .84 if slim else 1
    frame = [plate([(88, 12), (84, 34), (60, 40), (30, 34), (6, 26), (-22, 25), (-30, 14), (-22, 4), (6, 6), (30, 8), (58, 12)], 3.2, head, bevel=.6, z=z) for z in (-9, 5.8)]
    fixed = plate([(86, 13), (83, 31), (50, 33), (36, 13)], 11.4, 'steel', bevel=.5, z=-5.7)
    moving = plate([(86, 10), (86, -6), (58, -24), (20, -22), (-8, -8), (-20, 6), (-4, 10), (36, 10)], 11.4, head, bevel=0, z=-5.7)
    add_bevel(moving, .8)
    for i in range(3):
        x = 76 - 14 * i
        c = cylinder(6.4 - .9 * (2 - i), 60, 'steel', at=(x, 11.6, 0))
        cut(fixed, c)
        cut(moving, cylinder(6.4 - .9 * (2 - i), 60, 'steel', at=(x, 11.6, 0)))
    parts = [*frame, fixed, moving]
    for i, c in enumerate(dots):
        parts.append(cylinder(7, 1.2, c, at=(76 - 14 * i, 24, 9.2), bevel=.2))
    for x, y, d in ((-16, 14, 13), (22, -10, 12), (30, 26, 9), (74, 34, 7)):
        parts += [cylinder(d, 22, 'steel', at=(x, y, 0), bevel=.9), cylinder(d * .5, 23, 'blackened', at=(x, y, 0))]
    upper = swept([(-8, 16, 0, 26, 15), (-44, 22, 0, 28, 20), (-90, 30, 0, 27 * k, 22), (-136, 32, 0, 25 * k, 22), (-172, 26, 0, 28 * k, 21)], 'rubber', p=2.8)
    lower = swept([(18, -12, 0, 20, 13), (-20, -26, 0, 24, 19), (-66, -46, 0, 27 * k, 22), (-116, -60, 0, 25 * k, 22), (-156, -62, 0, 28 * k, 21)], 'rubber', p=2.8)
    inlay = [swept([(-56, 24, 9.6, 9, 5), (-96, 30.6, 10, 10, 5), (-136, 32, 9.6, 8, 5), (-162, 28, 8.6, 4, 4)], 'orange', p=2.4), swept([(-36, -33, 9.2, 8, 5), (-76, -50, 10, 10, 5), (-118, -60, 9.6, 8, 5), (-146, -62, 8.6, 4, 4)], 'orange', p=2.4)]
    toothed = plate([(-30, -8), (-26, 14), (-38, 18), (-46, -2), (-48, -24), (-36, -26)], 4, 'steel', bevel=.3, z=-2)
    spring = path([(-20 - 26 * t / 60, 8 - 30 * t / 60 + 3 * math.cos(t * 1.3), 3 * math.sin(t * 1.3)) for t in range(61)], 1.3, 'steel', smooth=False)
    return [*parts, upper, lower, *inlay, toothed, spring]


def fi():
    return move(crimper(('scarlet', 'blue', 'sun')), at=(0, 0, 12), turn_z=-32)


def fl():
    """Self-adjusting ferrule crimper: a round head with four plungers."""
    body = cylinder(58, 20, 'blackened', at=(40, 8, 0), bevel=1.4)
    cut(body, cylinder(15, 90, 'steel', at=(40, 8, 0)))
    parts = [body, cylinder(46, 21.5, 'steel', at=(40, 8, 0), bevel=.8)]
    cut(parts[1], cylinder(14, 90, 'steel', at=(40, 8, 0)))
    for k in range(4):
        a = math.radians(45 + 90 * k)
        p = plate([(3.2, -.2), (9.5, -5.4), (17, -5.4), (17, 5.4), (9.5, 5.4), (3.2, .2)], 12, 'chrome', bevel=.3, z=-6)
        p.rotation_euler.z, p.location = a, (40, 8, 0)
        parts.append(p)
        parts += [cylinder(5, 22.6, 'blackened', at=(40 + 19.5 * math.cos(a + .78), 8 + 19.5 * math.sin(a + .78), 0), bevel=.5)]
    wheel_ = cylinder(16, 5, 'orange', at=(4, 21, 8), bevel=.8)
    upper = swept([(24, 24, 0, 22, 15), (-10, 24, 0, 22, 17), (-56, 30, 0, 21, 19), (-104, 31, 0, 19, 19), (-140, 24, 0, 22, 18)], 'rubber', p=2.8)
    lower = swept([(24, -10, 0, 20, 13), (-6, -18, 0, 20, 16), (-50, -36, 0, 21, 19), (-96, -48, 0, 19, 19), (-130, -49, 0, 22, 18)], 'rubber', p=2.8)
    inlay = [swept([(-26, 26, 7.6, 7, 5), (-66, 30, 8.6, 8, 5), (-126, 27, 7.4, 4, 4)], 'orange', p=2.4), swept([(-22, -24, 7.2, 6, 5), (-60, -39, 8.6, 8, 5), (-118, -49, 7.4, 4, 4)], 'orange', p=2.4)]
    link = plate([(2, 14), (-14, 4), (-32, -18), (-24, -24), (-6, -8), (12, 4)], 5, 'steel', bevel=.4, z=-2.5)
    ferrule = [cylinder(5, 22, 'tinned', at=(40, 8, 6)), cylinder(10, 10, 'scarlet', at=(40, 8, 20), bevel=.8), cylinder(6, 40, 'scarlet', at=(40, 8, 42))]
    return move([*parts, wheel_, upper, lower, *inlay, link, *ferrule], at=(0, 0, 12), turn_z=-30)


def am():
    """The clamp that holds a mould: jaws with pins, a toggle, long legs with grips."""
    parts = []
    for s in (-1, 1):
        jaw = plate([(0, s * 38), (92, s * 38), (96, s * 42), (92, s * 46), (-6, s * 46), (-22, s * 30), (-16, s * 22)], 14, 'galvanised', bevel=1, z=-7)
        parts.append(jaw)
        for x in (20, 74):
            parts += [cylinder(7, 18, 'steel', at=(x, s * 31, 0), axis=(0, 1, 0), bevel=.8), hexagon(10, 5, 'galvanised', at=(x, s * 46, 0), axis=(0, s, 0))]
        parts += [swept([(-14, s * 28, 0, 18, 12), (-44, -s * 2, 0, 16, 12), (-86, -s * 20, 0, 15, 12), (-150, -s * 38, 0, 13, 12)], 'galvanised', p=5, ends=False), path([(-146, -s * 37, 0), (-176, -s * 45, 0)], 12, 'galvanised', smooth=False), *grip([(-168, -s * 43), (-300, -s * 78)], 23)]
    parts += [cylinder(12, 24, 'steel', at=(-45, 0, 0), bevel=1), hexagon(16, 6, 'steel', at=(-45, 0, 9))]
    parts += [path([(-120, -30, 10), (-108, 12, 10)], 7, 'galvanised', smooth=False), cylinder(9, 14, 'steel', at=(-120, -30, 6)), cylinder(9, 14, 'steel', at=(-108, 12, 6))]
    return move(parts, at=(0, 0, 13), turn_z=-30)

"""Optical fibre: the 19-inch distributor, splice tray, pigtails, adapters."""
import math
from cabling import coil_points
from parts import swept, upright
from racks import face, stand
from solids import add_bevel, box, cut, cylinder, move, path, plate, rounded, turned


def lc_duplex(mat='blue', caps=False):
    """A duplex LC adapter looking along +x."""
    body = box(26, 13.2, 9.6, mat, at=(0, 0, -4.8), bevel=0)
    for y in (-3.2, 3.2):
        for s in (-1, 1):
            cut(body, box(12, 5.4, 5.6, 'polymer', at=(s * 12, y, 2), bevel=0))
            cut(body, box(12, 2.6, 6.8, 'polymer', at=(s * 12, y, 2), bevel=0))
    add_bevel(body, .35)
    flange = box(2.4, 22, 9.8, mat, at=(0, 0, -4.9), bevel=.4)
    for y in (-9, 9):
        cut(flange, cylinder(2.2, 20, mat, at=(0, y, 4.9), axis=(1, 0, 0)))
    sleeves = [turned([(-8, .8), (-8, 1.3), (8, 1.3), (8, .8)], 'white', closed=True) for _ in (0, 1)]
    for o, y in zip(sleeves, (-3.2, 3.2)):
        o.location = (0, y, .2)
    parts = [body, flange, *sleeves, box(10, 11, .6, 'galvanised', at=(0, 0, 4.8), bevel=.1)]
    if caps:
        parts += [box(14, 4.6, 4.8, 'light', at=(13, y, -2.2), bevel=.5) for y in (-3.2, 3.2)]
    return parts


def sc(mat='blue', cap=True):
    body = box(28, 12.6, 9.4, mat, at=(0, 0, -4.7), bevel=0)
    for s in (-1, 1):
        cut(body, box(16, 9.4, 7.4, 'polymer', at=(s * 14, 0, 1), bevel=0))
    add_bevel(body, .4)
    flange = box(2.4, 22, 9.6, mat, at=(0, 0, -4.8), bevel=.4)
    for y in (-8.6, 8.6):
        cut(flange, cylinder(2.4, 20, mat, at=(0, y, 4.8), axis=(1, 0, 0)))
    parts = [body, flange, turned([(-11, 1), (-11, 2.2), (11, 2.2), (11, 1)], 'white', closed=True), box(12, 7, .6, 'galvanised', at=(0, 0, 4.7), bevel=.1)]
    if cap:
        parts.append(swept([(8, 0, 0, 8.6, 6.8), (19, 0, 0, 8.6, 6.8)], 'light', p=6))
    return parts


def ad():
    return [*move(sc('blue'), at=(-24, 10, 5), turn_z=-38), *move(sc('green', False), at=(12, 24, 5), turn_z=-62), *move(lc_duplex('blue'), at=(-4, -20, 5), turn_z=-56), *move(lc_duplex('aqua', True), at=(32, -8, 5), turn_z=-30)]


def connector(kind='lc', colour='blue', jacket='white'):
    """A connector along +x; the fibre enters at x = 0."""
    if kind == 'lc':
        return [swept([(0, 0, 0, 1.6, 1.6), (8, 0, 0, 2.8, 2.8), (13, 0, 0, 3.6, 3.6)], jacket, p=2.4), swept([(12, 0, 0, 4.4, 4.4), (20, 0, 0, 4.6, 4.6), (28, 0, 0, 4.5, 4.5)], colour, p=7), swept([(27, 0, 2.6, 2.6, 1), (20, 0, 4.4, 2.6, 1), (14, 0, 5.2, 2.6, 1)], colour, p=5), cylinder(1.5, 10, 'white', at=(31, 0, 0), axis=(1, 0, 0), bevel=.2)]
    return [swept([(0, 0, 0, 2, 2), (10, 0, 0, 4, 4), (16, 0, 0, 5.4, 5.4)], jacket, p=2.4), swept([(14, 0, 0, 8, 6.4), (24, 0, 0, 9, 7.2), (36, 0, 0, 9, 7.2)], colour, p=7), swept([(34, 0, 0, 7.2, 5.6), (40, 0, 0, 7, 5.4)], 'white', p=7), cylinder(2.5, 10, 'white', at=(43, 0, 0), axis=(1, 0, 0), bevel=.3)]


def pigtail(colour, kind, body, at, turn):
    pts = coil_points(44, 5, 6, 250, 250 + 5 * 360 + 10, 1.2, seed=turn)
    x, y, z = pts[-1]
    fibre = path([*pts[::4], (x + 26, y + 3, 3), (x + 44, y + 4, 4)], 1.5, colour)
    free = path([pts[0], pts[0], (pts[0][0] + 22, pts[0][1] - 16, 1), (pts[0][0] + 60, pts[0][1] - 14, .8)], 1.5, colour)
    ties = [*move([turned([(-3, 4.4), (-3, 5.2), (3, 5.2), (3, 4.4)], 'white', closed=True)], at=(44 * math.cos(1.2), 44 * math.sin(1.2), 4.4), turn_z=159)]
    return move([fibre, free, *ties, *move(connector(kind, body, colour if kind == 'lc' else 'white'), at=(x + 44, y + 4, 4), turn_z=4)], at=at, turn_z=turn)


def pl():
    return [*pigtail('sun', 'sc', 'green', (-30, 26, 0), -8), *pigtail('aqua', 'lc', 'aqua', (34, -22, 0), -30)]


def splice_tray():
    w, l = 100, 160
    base = plate(rounded(l, w, 14, x=-l / 2), 11, 'light', bevel=0)
    cut(base, plate(rounded(l - 4, w - 4, 12, x=-l / 2 + 2), 30, 'white', bevel=0, z=1.6))
    add_bevel(base, .5)
    parts = [base]
    for k in range(12):  # comb and splice protectors
        y = -21 + 3.9 * k
        parts += [box(44, 1, 6, 'light', at=(0, y - 1.95, 1.6), bevel=.2), turned([(-28, 1), (-28, 1.35), (28, 1.35), (28, 1)], 'glass', closed=True, z=4), cylinder(1.1, 52, 'steel', at=(0, y, 3.8), axis=(1, 0, 0))]
        parts[-2].location.y = y
    for s in (-1, 1):
        parts += [upright([(1.6, 20), (1.6, 21.2), (9, 21.2), (9, 20)], 'light', closed=True, at=(s * 54, 0, 0))]
    colours = ('green', 'sun', 'scarlet', 'blue', 'aqua', 'orange', 'white', 'pink', 'green', 'sun', 'blue', 'scarlet')
    for k, c in enumerate(colours):
        r, y = 31 + 1.1 * k, -21 + 3.9 * k
        loop = []
        for i in range(97):
            a = 2 * math.pi * i / 96
            loop.append((41 * math.copysign(1, math.cos(a)) * min(1, abs(math.cos(a)) * 3) + (r - 1) * math.cos(a), r * math.sin(a), 3 + .35 * k))
        parts.append(path(loop, .9, c, smooth=False, cyclic=True))
        parts.append(path([(-28, y, 4), (-44, y * .95, 5), (-64, y * .5 + 14, 6), (-70, 0, 5 + .3 * k)], .9, c))
        parts.append(path([(28, y, 4), (44, y * .95, 5), (64, y * .5 - 14, 6), (70, 0, 5 + .3 * k)], .9, c))
    return parts


def de():
    rim = plate(rounded(158, 98, 13, x=-79), 3, 'light', bevel=0)
    cut(rim, plate(rounded(146, 86, 9, x=-73), 30, 'light', bevel=0, z=-10))
    add_bevel(rim, .4)
    lid = move([plate(rounded(156, 96, 12, x=-78), 1.2, 'glass', bevel=.3, z=.6), rim], at=(26, 74, 24), tilt=(30, 0), turn_z=6)
    return move([*splice_tray(), *lid], turn_z=-28)


def panel(open_by=34, colour='aqua'):
    """A 1U distributor: box, front with twelve duplex adapters, drawer pulled out a little."""
    front = face(l=483, t=2.5)
    parts = [front]
    for k in range(12):
        x = -176 + k * 32
        cut(front, box(14, 10.4, 30, 'ink', at=(x, 0, -10), bevel=0))
        parts += move(move(lc_duplex(colour if k < 8 else 'blue', caps=k > 9), tilt=(0, -90)), at=(x, 0, 2), turn_z=90)
    for x in (-214, 214):
        parts += [cylinder(9, 8, 'galvanised', at=(x, 0, 5), bevel=.8)]
    case = box(440, 40, 220, 'ink', at=(0, 0, -222 - open_by), bevel=0)
    cut(case, box(434, 34, 260, 'polymer', at=(0, 0, 3), bevel=0))
    add_bevel(case, .6)
    drawer = [box(430, 1.6, 220, 'ink', at=(0, -17, -220), bevel=.4), *[box(1.6, 30, 220, 'ink', at=(s * 214, -3, -220), bevel=.4) for s in (-1, 1)]]
    ears = [box(2, 40, open_by + 60, 'ink', at=(s * 219, 0, -60 - open_by), bevel=.4) for s in (-1, 1)]
    return stand([*parts, case, *drawer, *ears])


def df():
    return move(panel(), turn_z=-34)

"""Helical fittings: dead-ends, side ties, splices, armour rods, guy grips."""
import math
from parts import helix, swept, upright
from solids import move, path, strand


def bundle(x0, x1, core, d, n, mat, lay, offset=0.0, span=None, sense=-1, z=0.0, stagger=1.5):
    """n rods side by side, wound on a core; without span they fill the whole turn, with it they lie close together."""
    r, parts = (core + d) / 2, []
    pitch = 2 * math.pi / n if span is None else 2 * math.asin(min(1, d * 1.03 / (2 * r)))
    for k in range(n):
        start = stagger * (k % 2)
        parts.append(helix(x0 + start, x1 - stagger + start, r, d, mat, lay, offset + k * pitch + sense * 2 * math.pi * start / lay, sense, z=z))
    return parts


def grip(n, d, core, mat, lay, loop, length, colour):
    """A dead-end: rods from the loop at x = 0 converge and wind round the conductor."""
    parts, r = [], (core + d) / 2
    step = 2 * math.asin(min(1, d * 1.03 / (2 * r)))
    for leg in (-1, 1):
        base = math.pi * .5 * (1 + leg) + math.pi / 2
        for k in range(n):
            pts = []
            for i in range(90):  # loop half: from its far point to where the legs cross
                s = i / 89
                off = (k - (n - 1) / 2) * d * 1.02
                R = loop / 2
                if s < .45:
                    t = s / .45
                    pts.append((-loop * .9 - R * math.cos(t * math.pi / 2), leg * R * math.sin(t * math.pi / 2), off))
                else:
                    t = (s - .45) / .55
                    e = t * t * (3 - 2 * t)
                    turn = base + k * step + 2 * math.pi * -.18 * (1 - t)
                    target = (r * math.cos(turn), r * math.sin(turn))
                    pts.append((-loop * .9 + (loop * .9 + 40) * t, leg * R * (1 - e) + target[0] * e, off * (1 - e) + target[1] * e))
            x0 = 40
            m = int((length - x0) / lay * 40)
            for i in range(1, m + 1):
                x = x0 + (length - x0 - (k % 2) * 3) * i / m
                a = base + k * step - 2 * math.pi * (x - x0) / lay
                pts.append((x, r * math.cos(a), r * math.sin(a)))
            parts.append(path(pts, d, mat, smooth=False))
        parts += [helix(150, 166, r, d * 1.06, colour, lay, base + k * step - 2 * math.pi * 110 / lay, -1) for k in range(n)]
    return parts


def ap():
    wire = strand(56, 300, 9.5, 'aluminium', z=0, layers=1)
    return move([*grip(4, 2.9, 9.5, 'aluminium', 74, 46, 270, 'scarlet'), *wire], at=(0, 0, 26), turn_z=-30)


def thimble(R, w, mat='galvanised'):
    """A grooved bow inside the loop."""
    prof = []
    for a in range(0, 181, 8):
        t = math.radians(a + 90)
        prof.append((R * math.cos(t), R * math.sin(t)))
    prof = [(R * 1.5, prof[0][1] * .4), (R * .7, prof[0][1] * .86), *prof, (R * .7, prof[-1][1] * .86), (R * 1.5, prof[-1][1] * .4)]
    return [path([(x, y, s * w * .42) for x, y in prof], 3.4, mat, smooth=False) for s in (-1, 1)] + [swept([(x * .95, y * .95, 0, 2.6, w) for x, y in prof], mat, p=6, n=24, steps=1, ends=False)]


def ae():
    wire = strand(56, 236, 9.5, 'galvanised', z=0, layers=1)
    t = move(thimble(20, 16), at=(-41.4, 0, 0))
    return move([*grip(4, 3.5, 9.5, 'galvanised', 78, 48, 210, 'blue'), *wire, *t], at=(0, 0, 27), turn_z=-30)


def ep():
    core, d = 12.5, 4
    wires = strand(-165, 165, core, 'aluminium', z=0, layers=2)
    rods = bundle(-116, 116, core, d, 12, 'aluminium', 88, stagger=4)
    return move([*wires, *rods, *bundle(-9, 9, core - .1, d * 1.06, 12, 'scarlet', 88, offset=-2 * math.pi * 107 / 88, stagger=0)], at=(0, 0, 12), turn_z=-36)


def vp():
    core, d, parts = 12.5, 4.4, []
    applied = [*strand(-165, 165, core, 'aluminium', z=0, layers=2), *bundle(-112, 112, core, d, 11, 'aluminium', 96, stagger=4), *bundle(-9, 9, core - .1, d * 1.05, 11, 'green', 96, offset=-2 * math.pi * 103 / 96, stagger=0)]
    for k in range(5):
        parts += move([helix(-112, 112, (core + d) / 2, d, 'aluminium', 96, k * .5, -1), helix(-8, 8, (core + d) / 2, d * 1.06, 'green', 96, k * .5 - 2 * math.pi * 104 / 96, -1)], at=(6 - 4 * k, -34 - 19 * k, 11), turn_z=(k - 2) * 1.4)
    return move([*parts, *move(applied, at=(0, 10, 12))], turn_z=-28)


def pin_insulator(d=140, h=130):
    """A brown pin insulator with its side groove; returns it and the height and radius of the groove."""
    R = d / 2
    prof = [(0, .01), (0, 30), (4, 36), (14, 38), (20, R * .72), (24, R * .97), (30, R), (37, R * .97), (48, R * .66), (54, R * .60), (60, R * .74), (66, R * .80), (72, R * .76), (84, R * .52), (90, R * .46), (97, R * .45), (103, R * .50), (108, R * .56), (116, R * .56), (124, R * .50), (129, R * .36), (h, R * .2), (h, .01)]
    pin = upright([(-60, .01), (-60, 12), (-16, 12), (-14, 26), (-8, 26), (-6, 14), (2, 14), (2, .01)], 'galvanised', closed=False)
    return [upright(prof, 'porcelain', closed=False), pin], 96, R * .455


def lx():
    body, z, r = pin_insulator()
    y = -(r + 7)
    core, d = 12, 4.2
    wire = move([*strand(-230, 230, core, 'aluminium', z=0, layers=2), *bundle(-170, -66, core, d, 3, 'aluminium', 80, 0, span=1), *bundle(66, 170, core, d, 3, 'aluminium', 80, 1.6, span=1)], at=(0, y, z))
    parts, R = [], r + d / 2 + .6
    for k in range(3):
        lift = (k - 1) * (d + 2.2)
        around = [(R * math.cos(t), R * math.sin(t), z + lift) for t in (math.radians(-40 + 260 * i / 40) for i in range(41))]
        parts.append(path([(76, y + 5 * math.cos(k * 2.1), z + 8 * math.sin(k * 2.1)), (52, y + 6, z + lift * .8), *around, (-52, y + 6, z + lift * .8), (-76, y + 5 * math.cos(k * 2.1), z + 8 * math.sin(k * 2.1))], d + 2, 'rubber'))
    return move([*body, *wire, *parts], at=(0, 0, 60), turn_z=-28)

"""Insulation: heat-shrink tubes, caps and boots, tapes, compound."""
import math
from parts import letters, spline, strip, swept, upright
from preparation import insulated
from solids import box, move, strand, tube, turned


def shrunk(profile, mat='rubber'):
    """A tube after heating: it follows what is below, as a smooth skin of (x, radius)."""
    line = spline(profile, 6)
    return turned([(line[0][0], line[0][1] * .9), *line, (line[-1][0], line[-1][1] * .9)], mat, closed=False)


def rt():
    parts = []
    for k, (d, wall) in enumerate(((9, 1.1), (16, 1.5), (25, 2), (36, 2.6), (50, 3))):
        y = (0, 17, 43, 79, 128)[k]
        parts += move([tube(150, d, d - 2 * wall, 'rubber', x=-75)], at=(6 * k, y, 0), turn_z=(3, -2, 2, -2, 1)[k])
    joint = [*insulated(-150, -40, 20, 14, 6, 'ink', z=0), *move(insulated(-150, -40, 20, 14, 6, 'ink', z=0), turn_z=180),
             shrunk([(-84, 11.2), (-60, 11.6), (-46, 11.4), (-36, 13), (-24, 14), (24, 14), (36, 13), (46, 11.4), (60, 11.6), (84, 11.2)])]
    return move([*parts, *move(joint, at=(0, -48, 14), turn_z=-1)], turn_z=-30)


def cap(d, l, wall=2.4):
    R = d / 2
    dome = [(l - R * .55 + R * .55 * math.sin(math.radians(a)), R * (.62 + .38 * math.cos(math.radians(a))) if a < 80 else R * .3) for a in range(0, 90, 10)]
    return turned([(0, R - wall), (0, R), (l * .5, R * .985), *dome, (l, .02), (l - wall, .02), (l - wall * 2, R - wall * 1.6), (6, R - wall)], 'rubber', closed=True, z=R)


def rc():
    sealed = [*insulated(-170, -70, 34, 24, -40, 'ink', z=0), shrunk([(-96, 18.6), (-60, 19), (-20, 18.8), (8, 18.4), (22, 15), (28, 9), (30, 1)])]
    return move([*move([cap(60, 118)], at=(14, 44, 0), turn_z=180), *move([cap(36, 78)], at=(46, 10, 0), turn_z=-10), *move([cap(17, 44)], at=(62, -42, 0), turn_z=-24), *move(sealed, at=(10, -50, 19), turn_z=2)], turn_z=-28)


def boot(fingers=3, d=75, l=120, fd=25, fl=56, wall=2.6):
    """A trunk that splits into fingers, all open-ended."""
    R, spread = d / 2, d * (.29 if fingers == 3 else .31)
    z = R
    trunk = turned([(0, R - wall), (0, R), (4, R + 1.2), (8, R), (l * .8, R), (l, R * .94), (l + 14, R * .66), (l + 18, R * .3), (l + 18, .02), (l + 6, .02), (l, R * .6), (l * .8, R - wall), (8, R - wall)], 'rubber', closed=True, z=z)
    parts = [trunk]
    for k in range(fingers):
        a = 2 * math.pi * k / fingers + (math.pi / 2 if fingers == 3 else math.pi / 4)
        y, dz = spread * math.cos(a), spread * math.sin(a)
        f = turned([(-18, fd / 2 + 3), (0, fd / 2 + 1), (fl - 4, fd / 2), (fl - 2, fd / 2 + .9), (fl, fd / 2 + .5), (fl, fd / 2 - wall * .7), (8, fd / 2 - wall), (8, .02), (-18, .02)], 'rubber', closed=True)
        parts += move([f], at=(l + 8, y, z + dz), tilt=(0, -4 * math.sin(a)), turn_z=4 * math.cos(a))
    return parts


def rl():
    return move([*boot(), *move(boot(4, 58, 92, 19, 44), at=(30, -112, 0), turn_z=-6)], turn_z=-30)


def roll(mat, d=75, core=33, w=19, at=(0, 0, 0), standing=None, sheen=12):
    """A roll of tape: wound flanks with fine rings, a cardboard core with its print."""
    prof = [(0, core / 2 + 2.2), (0, d / 2), (w, d / 2), (w, core / 2 + 2.2)]
    face = []
    for k in range(sheen):
        r = d / 2 - (d / 2 - core / 2 - 2.2) * (k + .5) / sheen
        face += [(w - .0, r + .5), (w - .16, r), (w, r - .5)]
    body = upright([(0, core / 2 + 2.2), (0, d / 2 - .5), (.5, d / 2), (w - .5, d / 2), (w, d / 2 - .5), *face, (w, core / 2 + 2.2)], mat, closed=True)
    inner = upright([(0.4, core / 2), (0.4, core / 2 + 2.4), (w - .4, core / 2 + 2.4), (w - .4, core / 2)], 'carton', closed=True)
    if standing is None:
        return move([body, inner], at=at)
    return move([*move([body, inner], at=(0, w / 2, d / 2), tilt=(90, 0))], at=at, turn_z=standing)


def tail(mat, d, w, length, y=0.0, t=.6):
    """The loose end of a standing roll, running out on the table along x."""
    return [strip([(0, .4), (length * .5, .4), (length * .8, 1.2), (length, 4)], w, t, mat, r=30, bevel=0)]


def ip():
    parts = [*roll('blue', at=(-60, 26, 0)), *roll('scarlet', at=(-60, 26, 19.3)), *roll('sun', at=(20, 52, 0)), *roll('green', at=(-58, -56, 0))]
    parts += move([*roll('polymer', standing=0), *tail('polymer', 75, 19, 120)], at=(34, -36, 0), turn_z=-4)
    return move(parts, turn_z=-24)


def wrapped(x0, x1, d, w, mat, turns=None):
    """Tape laid half-over on a cable: a skin of small overlapping cones."""
    n = turns or int((x1 - x0) / (w / 2))
    step, prof = (x1 - x0) / n, [(x0, d / 2 - .3)]
    for k in range(n):
        prof += [(x0 + step * k, d / 2 + .6), (x0 + step * (k + .96), d / 2 + 1.4)]
    prof.append((x1, d / 2 - .3))
    return turned(prof, mat, closed=False)


def ia():
    core = [*insulated(-140, -52, 24, 17, 10, 'ink', z=0), *move(insulated(-140, -52, 24, 17, 10, 'ink', z=0), turn_z=180), wrapped(-80, 80, 27, 19, 'rubber')]
    a = move(core, at=(0, -66, 14), turn_z=0)
    stack = [*roll('rubber', 92, 36, 20, at=(-46, 30, 0), sheen=9)]
    stand_ = move([*roll('rubber', 92, 36, 20, standing=0, sheen=9), strip([(0, 1.4), (50, 1.4), (100, 1.4), (116, 3)], 20, 1.6, 'rubber', r=20, bevel=0), strip([(30, .3), (90, .3), (128, 2), (140, 8)], 24, .4, 'nylon', r=20, bevel=0)], at=(54, 44, 0), turn_z=-12)
    return move([*a, *stack, *stand_], turn_z=-26)


def pc():
    """A squeeze tube, a tin and a stripe of compound on a brushed conductor."""
    sections = []
    for k in range(30):
        s = k / 29
        x, e = 150 * s, max(0, (s - .08) / .92) ** 1.3
        sections.append((x, 0, 0, 42 + 20 * e, 42 * (1 - e) + 2.2 * e))
    body = swept(sections, 'white', p=2.2, steps=1, ends=False)
    band = swept([(x, y, z, w + .5, h + .5) for x, y, z, w, h in sections[8:17]], 'orange', p=2.2, steps=1, ends=False)
    crimp = box(9, 63, 3.4, 'white', at=(148, 0, -1.7), bevel=.6)
    capp = turned([(-26, .01), (-26, 11), (-25, 12), (-4, 14), (-3, 21), (0, 21), (0, .01)], 'ink', closed=False)
    text = letters('ATERRA', 10, 'ink', at=(107, 0, 9.7), rotated=(0, 9.4, 0), depth=.2)
    squeeze = move([body, band, crimp, capp, text], at=(0, 0, 21), turn_z=0, tilt=(0, 7))
    tin = [upright([(0, .01), (0, 42), (1.5, 43.5), (3, 42.5), (58, 42.5), (60, 44), (62, 42.5), (62, .01)], 'tinned', closed=False), upright([(8, 42.6), (8, 43), (52, 43), (52, 42.6)], 'orange', closed=True),
           upright([(62, .01), (62, 44.5), (70, 44.5), (72, 43.5), (72, 40), (70.5, 39), (70.5, .01)], 'tinned', closed=False), letters('ATERRA', 15, 'ink', at=(0, 0, 70.7), depth=.2)]
    wire = [*strand(-70, 110, 18, 'aluminium', z=9), swept([(4, -5, 16, 5, 4), (26, -3, 17, 10, 6), (48, -6, 16.4, 11, 6), (70, -4, 16.8, 10, 6), (90, -5, 16, 6, 4)], 'paste', p=2.2)]
    return move([*move(squeeze, at=(-50, -10, 0), turn_z=8), *move(tin, at=(30, 72, 0)), *move(wire, at=(10, -66, 0), turn_z=3)], turn_z=-26)

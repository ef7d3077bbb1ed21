"""Covers over connectors, nylon ties, cable glands."""
import math
import clamps
from parts import strip
from preparation import insulated
from solids import add_bevel, box, cut, cylinder, hexagon, move, path, plate, rounded, threaded, turned


def half_shell(l, w, h, wall, mat, mouth, groove, r=12, ribs=0):
    """An open tray with a conical cable mouth at each end, on its back."""
    o = plate(rounded(l, w, r, x=-l / 2), h, mat, bevel=0)
    cut(o, plate(rounded(l - 2 * wall, w - 2 * wall, r - wall, x=-l / 2 + wall), h * 2, mat, bevel=0, z=wall))
    for y in groove:
        cut(o, cylinder(mouth, l * 3, mat, at=(0, y, h), axis=(1, 0, 0)))
    add_bevel(o, 1.6)
    parts = [o]
    for y in groove:
        for s in (-1, 1):
            c = turned([(0, mouth / 2 + 5), (0, mouth / 2 + 2), (22, mouth / 2 - 2), (22, mouth / 2 + 1)], mat, closed=True)
            cut(c, box(90, 90, 90, mat, at=(0, 0, 0), bevel=0))
            parts += move([c], at=(s * (l / 2 - 2), y, h), turn_z=0 if s > 0 else 180)
    for k in range(ribs):
        x = -l / 2 + wall + (l - 2 * wall) * (k + .5) / ribs
        for s in (-1, 1):
            parts.append(box(2, 8, h - wall - 2, mat, at=(x, s * (w / 2 - wall - 3.6), wall), bevel=.4))
    return parts


def hinged(l, w, h, mat, mouth, groove, angle, inside, wall=3, ribs=0):
    """Two half shells on a hinge: the lower one lies, the upper one stands open by an angle; snaps on the front."""
    lower = half_shell(l, w, h, wall, mat, mouth, groove, ribs=ribs)
    upper = half_shell(l, w, h, wall, mat, mouth, groove, ribs=ribs)
    lid = move(move(upper, at=(0, -w / 2, 0), tilt=(180, 0)), at=(0, w / 2 + 1, h + .5))
    lid[-1].location = (0, w / 2, h + .6)
    lid[-1].rotation_euler = (math.radians(-angle), 0, 0)
    lid[-2].location = (0, -w / 2, h)
    parts = [*lower, *lid, cylinder(7, l * .7, mat, at=(0, w / 2 + 2, h), axis=(1, 0, 0), bevel=.8)]
    for x in (-l * .28, l * .28):
        parts += [box(16, 4, h * .7, mat, at=(x, -w / 2 - 2, h * .2), bevel=.8), box(10, 3, 4, mat, at=(x, -w / 2 - 4, h * .62), bevel=.8)]
    return [*parts, *inside]


def kp():
    inner = move(clamps.groove_clamp(), at=(0, 0, 14))
    return move(hinged(150, 84, 36, 'grey', 17, (-13.5, 13.5), 62, inner), turn_z=-28)


def kw():
    inner = move(clamps.cd(), at=(0, 0, 24), turn_z=30)
    return move(hinged(180, 84, 34, 'grey', 17, (-14, 14), 74, inner, ribs=14), turn_z=-30)


def tie(l, mat, w=4.6, at=(0, 0, 0), turn=0, arch=14.0):
    """A nylon tie with its head, teeth side down."""
    strap = strip([(0, 3), (l * .3, 3 + arch * .4), (l * .7, 2 + arch * .2), (l - 12, 1), (l, .8)], w, 1.2, mat, r=l * .5, bevel=.2, n=10)
    head = box(w * 1.7, w * 1.55, w * 1.3, mat, at=(-w * .5, 0, .6), bevel=.7)
    cut(head, box(w * .6, w * 1.05, 30, 'ink', at=(0, 0, -10), bevel=0))
    return move([strap, head], at=at, turn_z=turn)


def nb():
    parts = []
    for k, (l, w, m) in enumerate(((235, 7.6, 'nylon'), (235, 7.6, 'polymer'), (190, 6, 'nylon'), (190, 6, 'polymer'), (140, 4.8, 'nylon'), (110, 4.8, 'polymer'))):
        parts += tie(l, m, w, at=(5 * k, -13 * k, 0), turn=13 - 6 * k, arch=9 - k)
    bundle = []
    for k in range(7):
        a = 2 * math.pi * k / 6
        r = 0 if k == 6 else 11.4
        bundle += move(insulated(-58, 56, 11, 6.4, 12, ('ink', 'ink', 'blue', 'ink', 'grey', 'ink', 'ink')[k], 'copper', z=0, layers=1), at=(0, r * math.cos(a), r * math.sin(a)))
    hoop = [turned([(-3.8, 17.2), (-3.8, 18.8), (3.8, 18.8), (3.8, 17.2)], 'nylon', closed=True), box(12, 12, 9, 'nylon', at=(0, -5, 16.5), bevel=1), strip([(0, 0), (0, 34)], 7.6, 1.3, 'nylon', bevel=.2)]
    hoop[1].rotation_euler.x = .25
    hoop[2].location = (0, -8, 20)
    hoop[2].rotation_euler = (.25, 0, 0)
    hoop[2].rotation_euler.z = math.pi / 2
    return move([*parts, *move([*bundle, *hoop], at=(186, -138, 17.6), turn_z=8)], turn_z=-24)


def gland(m, mat, at=(0, 0, 0), turn=0, wire=None, lying=True):
    """Locknut, thread, hexagon body, clamping hexagon and dome nut along x."""
    af, l = m * 1.28, m * .5
    pitch = 1.5
    parts = [threaded(m, l + 8, pitch, mat, at=(0, 0, 0), axis=(1, 0, 0)), hexagon(af * 1.06, m * .2 + 2, mat, at=(m * .12, 0, 0), axis=(1, 0, 0), hole=m * .98)]
    x = l + 4
    parts += [hexagon(af, m * .34 + 2, mat, at=(x, 0, 0), axis=(1, 0, 0))]
    x += m * .34 + 2
    parts += [cylinder(af * .9, 4, mat, at=(x + 1, 0, 0), axis=(1, 0, 0), bevel=.5), hexagon(af, m * .36, mat, at=(x + 2, 0, 0), axis=(1, 0, 0))]
    x += 2 + m * .36
    hole = (wire or m * .62) / 2
    parts.append(turned([(x - .4, hole), (x - .4, af * .49), (x + m * .10, af * .48), (x + m * .26, af * .42), (x + m * .34, af * .34), (x + m * .34, hole)], mat, closed=True))
    parts.append(turned([(x + m * .1, hole - 1.6), (x + m * .1, hole + 1), (x + m * .345, hole + 1), (x + m * .345, hole - 1.6)], 'rubber', closed=True))
    if wire:
        parts.append(path([(-m * .3, 0, 0), (x + m * 1.5, 0, 0)], wire, 'ink', smooth=False))
    return move(move(parts, tilt=(90, 0)), at=(at[0], at[1], af / 2), turn_z=turn)


def pr():
    return move([*gland(40, 'nickel', (-58, 42), -14), *gland(25, 'nickel', (36, 46), -34), *gland(32, 'grey', (-44, -38), -4, wire=19), *gland(20, 'polymer', (62, -30), -40)], turn_z=-26)

"""Data networks: keystone jacks, patch cords, rack lugs, raised-floor clamp."""
import math
from lugs import lug
from parts import swept, upright
from solids import add_bevel, bolt, box, cut, cylinder, move, path, plate, rounded, strand, turned


def opening(o, x, y, z, mat='polymer'):
    """The mouth of an RJ45 jack in a face that looks along +x."""
    cut(o, box(22, 11.8, 6.8, mat, at=(x, y, z - 3.4), bevel=0))
    cut(o, box(22, 6.2, 9.2, mat, at=(x, y, z - 3.4), bevel=0))
    cut(o, box(22, 3.2, 10.8, mat, at=(x, y, z - 3.4), bevel=0))


def contacts(x, y, z):
    return [path([(x - .2, y - 3.57 + 1.02 * k, z - 3.1), (x - 1.4, y - 3.57 + 1.02 * k, z - 2.7), (x - 9, y - 3.57 + 1.02 * k, z + .8)], .55, 'brass', smooth=False) for k in range(8)]


def jack(mat='white', rear='white'):
    """A keystone jack looking along +x: face, body with latch and lug, rear block with its cap."""
    face = box(9, 14.6, 16.4, mat, at=(-4.5, 0, 0), bevel=0)
    opening(face, 0, 0, 6.8)
    add_bevel(face, .35)
    inner = box(1, 13, 14, 'polymer', at=(-10, 0, 1.2), bevel=0)
    body = box(16, 15.6, 16.2, mat, at=(-16.5, 0, .1), bevel=.6)
    hook = [box(3, 12, 2.2, mat, at=(-7.4, 0, 16.3), bevel=.3), swept([(-20, 0, 18.2, 9, 1.6), (-12, 0, 19.6, 9, 1.6), (-4, 0, 18.8, 9, 1.6)], mat, p=5), box(3, 12, 1.8, mat, at=(-8.4, 0, -1.6), bevel=.3)]
    back = [box(12, 16.2, 18, rear, at=(-29, 0, -.6), bevel=.8)]
    if rear == 'nickel':
        cut(back[0], box(20, 30, .7, rear, at=(-30, 0, 9), bevel=0))
        back += [box(10, 17, 3, rear, at=(-28, 0, y), bevel=.4) for y in (3, 12)] + [cylinder(3, 17.4, 'steel', at=(-24.4, 0, 9.4), axis=(0, 1, 0), bevel=.3), turned([(-41, 3.4), (-41, 5), (-35, 5.4), (-35, 3.4)], rear, closed=True, z=9), path([(-60, 0, 9), (-34, 0, 9)], 6.4, 'blue', smooth=False)]
        back += [box(7, .8, 9, rear, at=(-17, s * 7.9, 3.6), bevel=.2) for s in (-1, 1)]
    else:
        for k in range(3):
            back.append(box(1.2, 16.6, 12, rear, at=(-26 - 3.2 * k, 0, 2), bevel=.3))
    return [face, inner, body, *hook, *back, *contacts(-1.2, 0, 6.8)]


def jk():
    """Three jacks: the white one and a shielded one show their mouths, the third its hinged rear."""
    a = move(jack('white', 'light'), at=(10, -16, 2), turn_z=-66)
    b = move(jack('nickel', 'nickel'), at=(-14, 2, 2), turn_z=-48)
    c = move(jack('nickel', 'nickel'), at=(16, 22, 2), turn_z=142)
    return [*a, *b, *c]


def plug(jacket='blue'):
    """An RJ45 plug along +x with its boot; the cable enters at x = 0."""
    body = box(21, 11.6, 8, 'glass', at=(29, 0, -4), bevel=.5)
    core = box(12, 10.4, 5, 'light', at=(25, 0, -2.6), bevel=.4)
    gold = [box(6, .6, 2.6, 'brass', at=(36.2, -3.57 + 1.02 * k, 1.6), bevel=.1) for k in range(8)]
    wires = [path([(24, -3.57 + 1.02 * k, .2), (34, -3.57 + 1.02 * k, .2)], .9, ('orange', 'white', 'green', 'white', 'blue', 'light', 'wood', 'white')[k], smooth=False) for k in range(8)]
    latch = swept([(38, 0, -4.2, 6, 1.2), (30, 0, -6.4, 6, 1.2), (20, 0, -8.2, 5, 1.2)], 'glass', p=5)
    boot = swept([(-6, 0, 0, 7, 7), (6, 0, 0, 8, 8), (14, 0, 0, 11, 9.4), (22, 0, 0, 13, 10)], jacket, p=3.4)
    ribs = [turned([(x - 1, 3), (x - 1, 4.6), (x + .6, 4.6), (x + .6, 3)], jacket, closed=True, z=0) for x in (-4, -.6, 2.8)]
    return [body, core, *gold, *wires, latch, boot, *ribs]


def coil_points(r, turns, rise, start, end, z0, seed=0.0):
    n = int(turns * 48)
    return [((r + 2.2 * math.sin(i * .13 + seed)) * math.cos(a), (r + 2.2 * math.sin(i * .13 + seed)) * math.sin(a), z0 + rise * i / n + .8 * math.sin(i * .31 + seed))
            for i, a in ((i, math.radians(start + (end - start) * i / n)) for i in range(n + 1))]


def pt():
    z = 3.2
    ring_ = coil_points(58, 4, 16, 210, 210 + 4 * 360 + 60, z)
    cable = path([(-92, -72, z + 1), (-80, -46, z), *ring_[3::4]], 6, 'blue')
    tail = path([ring_[-5], ring_[-1], (40, -66, 12), (74, -72, 6), (98, -70, 6)], 6, 'blue')
    ties = [move([turned([(-4, 8.4), (-4, 9.6), (4, 9.6), (4, 8.4)], 'polymer', closed=True)], at=(58 * math.cos(a), 58 * math.sin(a), 11), turn_z=math.degrees(a) + 90) for a in (.5, 2.6)]
    return [cable, tail, *ties[0], *ties[1], *move(move(plug(), tilt=(180, 0)), at=(98, -70, 6.5), turn_z=2), *move(plug(), at=(-92, -73, 6.2), turn_z=-112)]


def tr():
    """Small lugs with two holes at 15.9 mm, one on a green and yellow conductor."""
    def two(D, w, hole, barrel=22):
        return lug(D, D * .77, barrel, D * .9, 37, w, D * .36, hole, 'tinned', second=15.9, square=True)
    wire = [path([(-58, 0, 5.4), (2, 0, 5.4)], 13, 'green', smooth=False), *[path([(-58 + i, 6.0 * math.cos(i * .045 + p), 5.4 + 6.0 * math.sin(i * .045 + p)) for i in range(60)], 2.2, 'yellow', smooth=False) for p in (0, 3.14)],
            turned([(-12, 6.8), (-12, 7.4), (6, 7), (6, 5.4)], 'rubber', closed=True, z=5.4), *strand(-2, 14, 8, 'copper', z=5.4), *strand(-66, -56, 9, 'copper', z=5.4)]
    loose = [*move(two(11, 17, 6.6), at=(46, 40, 0), turn_z=150), *move(two(9, 14.5, 6.6, 19), at=(12, -40, 0), turn_z=158)]
    return [*loose, *move([*move(two(10.8, 17, 6.6)), *wire], at=(0, 0, 1.2), turn_z=-30)]


def gr():
    """Raised-floor clamp: a bronze U round the pedestal tube, its cap, the bare cable crossing."""
    post = upright([(-46, 11), (-46, 12.7), (50, 12.7), (50, 11)], 'galvanised', closed=True)
    foot = upright([(-52, .01), (-52, 42), (-48, 42), (-46, 40), (-46, .01)], 'galvanised', closed=False)
    body = plate(rounded(46, 66, 8, x=-34), 16, 'tinned', bevel=0, z=-8)
    cut(body, cylinder(26, 90, 'tinned'))
    cut(body, box(60, 1.6, 60, 'tinned', at=(-36, 0, -30), bevel=0))
    cut(body, cylinder(7.6, 120, 'tinned', at=(12, 0, 0), axis=(0, 1, 0)))
    add_bevel(body, 1.4)
    cap = plate(rounded(12, 66, 5, x=13.6), 16, 'tinned', bevel=0, z=-8)
    cut(cap, cylinder(7.6, 120, 'tinned', at=(13, 0, 0), axis=(0, 1, 0)))
    add_bevel(cap, 1.2)
    bolts = [o for y in (-24, 24) for o in bolt(8, 44, 'galvanised', at=(25.6, y, 0), axis=(-1, 0, 0))]
    wire = move(strand(-78, 72, 7.4, 'copper', z=0), at=(12.8, 0, 0), turn_z=90)
    return move([post, foot, body, cap, *bolts, *wire], at=(0, 0, 52), turn_z=-50)

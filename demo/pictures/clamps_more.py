"""Bolted connectors for live work and panels: hot-line clamp, bails, bronze lug, split bolt, distribution block, washers."""
import math
import clamps
from bimetals import barrel, palm
from parts import bent, eye
from solids import add_bevel, bolt, box, cut, cylinder, hexagon, move, plate, rounded, strand, threaded, turned


def gl():
    """Hot-line clamp: a bronze hook on the run, the eye screw that closes its keeper, the tap on its side."""
    hook = plate([(-24, 0), (-24, 66), (-16, 84), (2, 92), (20, 84), (27, 68), (27, 58), (17, 55), (13, 64), (2, 70), (-7, 63), (-9, 52), (-9, 20), (20, 20), (22, 16), (22, 0)], 26, 'bronze', bevel=0, z=-13)
    cut(hook, cylinder(12, 90, 'bronze', at=(3, 0, 0), axis=(0, 1, 0)))
    add_bevel(hook, 2.2)
    keeper = plate([(-8, 38), (16, 38), (18, 46), (13, 50), (3, 45), (-6, 50)], 24, 'bronze', bevel=1.4, z=-12)
    screw = [threaded(11.6, 66, 2, 'bronze', at=(3, 40, 0), axis=(0, -1, 0)), cylinder(12.4, 50, 'bronze', at=(3, -48, 0), axis=(0, 1, 0)), cylinder(20, 7, 'bronze', at=(3, -26, 0), axis=(0, 1, 0), bevel=1)]
    ring_ = eye(46, 26, 12, 'bronze', at=(3, -92, -6))
    run = move(strand(-90, 110, 12, 'aluminium', z=0), at=(2, 58, 0), tilt=(0, -90))
    tap = [box(20, 30, 26, 'bronze', at=(-32, 22, -13), bevel=2), *bolt(8, 22, 'galvanised', at=(-42, 10, 0), axis=(1, 0, 0)), *move(strand(-70, 34, 9, 'copper', z=0), at=(-34, 27, 0), tilt=(0, -90))]
    return move(move([hook, keeper, *screw, ring_, *run, *tap], tilt=(72, 0)), at=(0, 0, 100), turn_z=-36)


def bail(width, height, d=8, mat='copper'):
    """A U of round bar in the xz plane that hangs from z = 0."""
    return bent([(-width / 2, 0, 6), (-width / 2, 0, -height), (width / 2, 0, -height), (width / 2, 0, 6)], d, mat, width * .24, 12)


def eb():
    body = clamps.groove_clamp(l=62)
    u = move([bail(120, 66)], at=(0, -13.5, 4))
    lugs_ = [cylinder(15, 12, 'copper', at=(s * 60, -13.5, 8), axis=(0, 0, 1), bevel=1) for s in (-1, 1)]
    arms = [box(34, 16, 7, 'copper', at=(s * 46, -13.5, 5), bevel=1.4) for s in (-1, 1)]
    return move([*body, *u, *lugs_, *arms], at=(0, 0, 70), turn_z=-26)


def ec():
    u = move([bent([(-6, -8, 0), (-6, -46, 0), (6, -64, 0), (70, -64, 0), (82, -46, 0), (82, -8, 0)], 8, 'copper', 18)], at=(-22, -16, 10))
    weld = [cylinder(13, 14, 'copper', at=(x, -23, 10), axis=(0, 1, 0), bevel=1) for x in (-28, 60)]
    strap = [box(104, 5, 14, 'copper', at=(14, -17.5, 3), bevel=1)]
    inner = move(clamps.cd(), turn_z=30)
    return move([*inner, *move([*u, *weld, *strap], at=(-4, -6, 0))], at=(0, 0, 8), turn_z=-30)


def tz():
    """Bronze lug: the cable lies in a V under a saddle drawn down by two bolts."""
    base = plate([(0, -12.5), (24, -12.5), (30, -14), (62, -14), (62, 14), (30, 14), (24, 12.5), (0, 12.5), (-4, 9), (-4, -9)], 6, 'bronze', holes=[(10, 0, 11)], bevel=.9)
    bed = box(36, 28, 10, 'bronze', at=(46, 0, 0), bevel=0)
    cut(bed, cylinder(9.4, 120, 'bronze', at=(0, 0, 12), axis=(1, 0, 0)))
    add_bevel(bed, 1)
    cap = box(30, 32, 10, 'bronze', at=(46, 0, 14.6), bevel=0)
    cut(cap, cylinder(9.4, 120, 'bronze', at=(0, 0, -2), axis=(1, 0, 0)))
    add_bevel(cap, 1.6)
    screws = [o for y in (-10.6, 10.6) for o in bolt(8, 26, 'bronze', at=(46, y, 24.6))]
    return move([base, bed, cap, *screws, *strand(26, 104, 9.2, 'copper', z=12.4)], turn_z=-28)


def pa():
    """A tinned split bolt whose spacer keeps aluminium and copper apart."""
    d, slot, h = 24, 10.4, 62
    head = hexagon(32, 10, 'tinned')
    shank = threaded(d, h, 2.2, 'tinned', at=(0, 0, 9))
    cut(shank, box(60, slot, h, 'tinned', at=(0, 0, 14), bevel=0))
    spacer = plate(rounded(34, 22, 4, x=-17), 4.4, 'tinned', bevel=.8)
    spacer.location.z = 24.6
    saddle_ = plate(rounded(30, 20, 4, x=-15), 5, 'tinned', bevel=.8)
    saddle_.location.z = 39.6
    wires = strand(-50, 50, 10, 'copper', z=19.4) + strand(-50, 50, 10, 'aluminium', z=34.3)
    return move([head, shank, spacer, saddle_, hexagon(34, 13, 'tinned', at=(0, 0, 45), hole=d * .93), *wires], turn_z=-28)


def din_rail(l):
    prof = [(-17.5, 7.5), (-17.5, 6.5), (-13.4, 6.5), (-12.4, 5.5), (-12.4, 0), (12.4, 0), (12.4, 5.5), (13.4, 6.5), (17.5, 6.5), (17.5, 7.5), (12.4, 7.5), (11.4, 6.5), (11.4, 1), (-11.4, 1), (-11.4, 6.5), (-12.4, 7.5)]
    o = plate([(y, z) for y, z in prof], l, 'galvanised', bevel=.2, z=-l / 2)
    o.rotation_euler = (math.radians(90), 0, math.radians(90))
    return o


def bd():
    """Distribution block on its rail: one large inlet, seven outlets, screws under a clear cover."""
    base = box(45, 80, 30, 'grey', at=(0, 0, 8), bevel=1.6)
    for x, y, d, s in [(0, 40, 14, 1)] + [(-14 + 9.4 * (k % 4), -40, 6.4, -1) for k in range(4)] + [(-9.4 + 9.4 * k, -40, 6.4, -2) for k in range(3)]:
        z = 16 if s == 1 else (8 if s == -1 else 20)
        cut(base, cylinder(d, 40, 'polymer', at=(x, y, z), axis=(0, 1, 0)))
    steps = box(45, 42, 12, 'grey', at=(0, 3, 36), bevel=1.4)
    bar = [box(38, 16, 8, 'brass', at=(0, y, 42), bevel=.8) for y in (14, -8)]
    screws = []
    for x, y, d in [(0, 14, 12)] + [(-14 + 9.4 * k, -8, 7) for k in range(4)]:
        s = cylinder(d, 5, 'brass', at=(x, y, 52), bevel=.5)
        cut(s, hexagon(d * .5, 8, 'brass', at=(x, y, 51.5)))
        screws.append(s)
    cover = plate(rounded(43, 50, 2, x=-21.5), 16, 'glass', bevel=.8, z=47)
    cover.location.y = 2
    frame_ = [box(45, 4, 20, 'grey', at=(0, s * 26 + 2, 40), bevel=1) for s in (-1, 1)]
    return move([base, steps, *bar, *screws, cover, *frame_, din_rail(130)], turn_z=-58)


def tu():
    D, L = 20, 52
    weld = turned([(L - 1.2, D / 2 - .4), (L - .8, D / 2 + .5), (L + .8, D / 2 + .5), (L + 1.2, D / 2 - .4)], 'copper', z=D / 2)
    long_ = palm(D, 30, 7.2, 82, L, 14)
    cut(long_[0], cylinder(14, 60, 'copper', at=(5 + 14 + 82 - 15 - 44.5, 0, 3)))
    return move([barrel(D, 14.5, L), weld, *long_], turn_z=153)


def two_faced(outline, holes, flip=False, t=2.0):
    low, high = ('copper', 'aluminium') if not flip else ('aluminium', 'copper')
    a = plate(outline, t / 2, low, holes=holes, bevel=.12)
    b = plate(outline, t / 2, high, holes=holes, bevel=.12)
    b.location.z = t / 2
    return [a, b]


def ab():
    """Washers and plates of copper and aluminium, some on their back."""
    circle = [(15 * math.cos(a), 15 * math.sin(a)) for a in (2 * math.pi * k / 64 for k in range(64))]
    square = rounded(60, 60, 2, x=-30)
    parts = [*move(two_faced(square, [(0, 0, 14)], t=2.4), at=(-26, 18, 0), turn_z=8), *move(two_faced(square, [(0, 0, 14)], True, 2.4), at=(10, 6, 2.6), turn_z=-14, tilt=(0, -2.4)),
             *move(two_faced(circle, [(0, 0, 13)], True), at=(48, -30, 0)), *move(two_faced(circle, [(0, 0, 13)]), at=(66, -6, 0)), *move(two_faced(circle, [(0, 0, 13)]), at=(18, -46, 0)), *move(two_faced(circle, [(0, 0, 13)], True), at=(30, -58, 2.2), tilt=(-5, 0))]
    return move(parts, turn_z=-24)

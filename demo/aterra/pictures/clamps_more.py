"""Bolted connectors for live work and panels: hot-line clamp, bails, bronze lug, split bolt, distribution block, washers."""
import math
import bpy
import clamps
from bimetals import barrel, palm
from parts import bent, eye
from solids import add_bevel, bolt, box, cut, cylinder, hexagon, move, path, plate, rounded, strand, threaded, turned


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
    body = clamps.groove_clamp(l=62, wires=('aluminium',))
    strap = box(138, 20, 7, 'copper', at=(0, 0, -3), bevel=1.4)
    ends = [cylinder(15, 6, 'copper', at=(s * 60, 0, -5), bevel=1) for s in (-1, 1)]
    return move([*body, strap, *ends, *move([bail(120, 70)], at=(0, 0, -4))], at=(0, 0, 78), turn_z=-26)


def ec():
    """The wedge tap holds the run and, in its other groove, the bar of a closed copper bail."""
    loop = bent([(0, -14.2, 0), (60, -14.2, 0), (58, -92, -5), (-58, -92, -5), (-60, -14.2, 0), (0, -14.2, 0)], 10.4, 'copper', 20, 12)
    return move([*clamps.wedge_tap(tap=False), *move([loop], turn_z=-3.4)], at=(0, 0, 10), turn_z=-30)


def tz():
    """Bronze lug: the cable lies in a V under a saddle drawn down by two bolts."""
    base = plate([(0, -12.5), (24, -12.5), (32, -21), (62, -21), (62, 21), (32, 21), (24, 12.5), (0, 12.5), (-4, 9), (-4, -9)], 6, 'bronze', holes=[(10, 0, 11)], bevel=.9)
    bed = box(32, 41, 8, 'bronze', at=(46, 0, 3), bevel=0)
    cut(bed, cylinder(9.4, 120, 'bronze', at=(0, 0, 9.4), axis=(1, 0, 0)))
    add_bevel(bed, 1)
    cap = plate([(-21, 0), (21, 0), (21, 6), (8.6, 6), (6, 10.4), (-6, 10.4), (-8.6, 6), (-21, 6)], 24, 'bronze', bevel=0, z=-12)  # the saddle's section, laid along the cable
    cut(cap, cylinder(9.4, 90, 'bronze', at=(0, -1.4, 0)))
    add_bevel(cap, 1.2)
    cap.rotation_euler, cap.location = (math.radians(90), 0, math.radians(90)), (46, 0, 13)
    screws = [o for x in (-1, 1) for o in bolt(6, 26, 'galvanised', at=(46, x * 14.6, 19), nut_at=19)]
    return move([base, bed, cap, *screws, *strand(30, 112, 9.2, 'copper', z=12.4)], at=(0, 0, 7), turn_z=150)


def pa():
    """A tinned split bolt whose spacer keeps aluminium and copper apart."""
    d, slot, h = 24, 10.4, 62
    head = hexagon(32, 10, 'tinned')
    shank = threaded(d, h, 2.2, 'tinned', at=(0, 0, 9))
    cut(shank, box(60, slot, h, 'tinned', at=(0, 0, 14), bevel=0))
    spacer = plate(rounded(44, 34, 4, x=-22), 4.4, 'tinned', bevel=.8)
    spacer.location.z = 24.6
    saddle_ = plate(rounded(38, 32, 4, x=-19), 5, 'tinned', bevel=.8)
    saddle_.location.z = 39.6
    wires = strand(-50, 50, 10, 'copper', z=19.4) + strand(-50, 50, 10, 'aluminium', z=34.3)
    return move([head, shank, spacer, saddle_, hexagon(34, 13, 'tinned', at=(0, 0, 45), hole=d * .93), *wires], turn_z=-28)


def din_rail(l):
    prof = [(-17.5, 7.5), (-17.5, 6.5), (-13.4, 6.5), (-12.4, 5.5), (-12.4, 0), (12.4, 0), (12.4, 5.5), (13.4, 6.5), (17.5, 6.5), (17.5, 7.5), (12.4, 7.5), (11.4, 6.5), (11.4, 1), (-11.4, 1), (-11.4, 6.5), (-12.4, 7.5)]
    o = plate([(y, z) for y, z in prof], l, 'galvanised', bevel=.2, z=-l / 2)
    o.rotation_euler = (math.radians(90), 0, math.radians(90))
    return o


def terminal_screw(x, y, z, d):
    """A slotted brass screw that sits on its bar."""
    o = cylinder(d, 4, 'brass', at=(x, y, z + 2))
    cut(o, box(d * 1.2, d * .17, 3, 'brass', at=(x, y, z + 2.6), bevel=0))
    add_bevel(o, .4)
    return o


def bd():
    """Distribution block on its rail: two tiers with seven outlets in front, the inlet behind, screws under clear covers."""
    side = [(-40, 8), (40, 8), (40, 46), (37, 50), (-9, 50), (-12, 47), (-12, 32), (-37, 32), (-40, 29)]
    o = plate(side, 45, 'grey', bevel=0, z=-22.5)
    o.rotation_euler = (math.radians(90), 0, math.radians(90))
    bpy.context.view_layer.update()
    outlets = [(x, -40, 18) for x in (-15.6, -5.2, 5.2, 15.6)] + [(x, -12, 40) for x in (-12, 0, 12)]
    for x, y, z in outlets:
        cut(o, cylinder(6.4, 30, 'polymer', at=(x, y, z), axis=(0, 1, 0)))
        cut(o, cylinder(8.6, 2.4, 'polymer', at=(x, y, z), axis=(0, 1, 0)))
    cut(o, cylinder(14, 40, 'polymer', at=(0, 40, 26), axis=(0, 1, 0)))
    for y, z, w in ((14, 41, 42), (-25, 26, 17)):
        cut(o, box(38, w, 20, 'polymer', at=(0, y, z), bevel=0))
    add_bevel(o, .7)
    parts = [o, *[box(41, 10, 9, 'grey', at=(0, s * 26, .4), bevel=1) for s in (-1, 1)], din_rail(124)]
    parts += [box(36, 13, 2.4, 'brass', at=(0, 2, 41.2), bevel=.3), box(24, 17, 2.4, 'brass', at=(0, 24, 41.2), bevel=.3), box(36, 14, 2.4, 'brass', at=(0, -25, 26.2), bevel=.3)]
    parts += [terminal_screw(x, 2, 43.6, 8) for x in (-12, 0, 12)] + [terminal_screw(0, 24, 43.6, 14)] + [terminal_screw(x, -25, 28.6, 7) for x in (-14, -4.7, 4.7, 14)]
    parts += [plate(rounded(39, 46, 2, x=-19.5, y=14), 1.2, 'glass', bevel=.3, z=50.1)]
    parts += [path([(x, -28, 18), (x, -50, 18), (x + d, -62, 13), (x + 2 * d, -76, 6)], 5.4, 'blue') for x, d in ((-15.6, -3), (-5.2, -1), (5.2, 1))]
    return move(parts, turn_z=-32)


def tu():
    D, L = 20, 52
    weld = turned([(L - 1.2, D / 2 - .4), (L - .8, D / 2 + .5), (L + .8, D / 2 + .5), (L + 1.2, D / 2 - .4)], 'copper', z=D / 2)
    stem, end = palm(D, 30, 7.2, 24, L, .5), L + 5 + D * .7
    cut(stem[0], box(60, 60, 60, 'copper', at=(5 + D * .7 + 31, 0, -20), bevel=0))
    flat = plate([(0, -15), *[(72 + 15 * math.cos(a), 15 * math.sin(a)) for a in (math.radians(-90 + 180 * k / 30) for k in range(31))], (0, 15)], 7.2, 'copper', holes=[(72, 0, 14), (72 - 44.5, 0, 14)], bevel=.6)
    flat.location.x = end
    return move([barrel(D, 14.5, L), weld, *stem, flat], turn_z=153)


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
    parts = [*move(two_faced(square, [(0, 0, 14)], True, t=2.4), at=(-26, 18, 0), turn_z=8), *move(two_faced(square, [(0, 0, 14)], t=2.4), at=(10, 6, 2.6), turn_z=-14, tilt=(0, -2.4)),
             *move(two_faced(circle, [(0, 0, 13)]), at=(48, -30, 0)), *move(two_faced(circle, [(0, 0, 13)], True), at=(66, -6, 0)), *move(two_faced(circle, [(0, 0, 13)], True), at=(18, -46, 0)), *move(two_faced(circle, [(0, 0, 13)]), at=(30, -58, 2.2), tilt=(-5, 0))]
    return move(parts, turn_z=-24)

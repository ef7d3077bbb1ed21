"""Compression connectors: C, H, T and grid; terminals of other shapes; parallel splice."""
import math
from lugs import lug
from mathutils import Vector
from parts import grid4, swept
from solids import box, cut, cylinder, loft, move, oval, plate, strand, tube, turned


def ta():
    """The palm stands at right angles to its barrel."""
    D, d, w, t = 13.3, 9.8, 20.3, 3.9
    barrel = tube(32, D, d, 'tinned', x=-32, z=0, edge=.4)
    cut(barrel, cylinder(1.8, 30, 'tinned', at=(-4, 0, D / 2)))
    pts, n = [], 14
    for k in range(n + 1):
        s = k / n
        a = s * math.pi / 2
        e = s * s * (3 - 2 * s)
        wide = min(1, s * 1.3)
        pts.append((8 * s * .4 + 9 * math.sin(a), 0, 9 * (1 - math.cos(a)), D + (w - D) * wide * wide * (3 - 2 * wide), D + (t - D) * e))
    sections = []
    for k, (x, _, z, wy, tz) in enumerate([(-.5, 0, 0, D, D), *pts[1:]]):
        s = k / n
        a = s * math.pi / 2
        p, out = 2 + 5 * s * s, []
        for i in range(72):
            th = 2 * math.pi * i / 72
            y = wy / 2 * math.copysign(abs(math.cos(th)) ** (2 / p), math.cos(th))
            r = tz / 2 * math.copysign(abs(math.sin(th)) ** (2 / p), math.sin(th))
            out.append(Vector((x - r * math.sin(a), y, z + r * math.cos(a))))
        sections.append(out)
    bend = loft(sections, 'tinned', 'bend')
    x, _, z, *_ = pts[-1]
    palm = plate([(0, -w / 2), *[(15 + w / 2 * math.cos(a), w / 2 * math.sin(a)) for a in (math.radians(-90 + 180 * k / 24) for k in range(25))], (0, w / 2)], t, 'tinned', holes=[(15, 0, 11)], bevel=.5, z=-t / 2)
    stand = move([palm], at=(x, 0, z - .4), tilt=(0, -90))
    return move([barrel, bend, *stand], at=(0, 0, D / 2), turn_z=146)


def tq():
    body = lug(32, 24.5, 90, 26, 14, 80, 9, .5, 'tinned', inspect=False, square=True)
    cut(body[0], box(60, 120, 60, 'tinned', at=(90 + 26 + 31, 0, -20), bevel=0))
    cut(body[0], cylinder(3.4, 40, 'tinned', at=(86, 0, 32)))
    palm = plate([(0, -40), (80, -40), (86, -34), (86, 34), (80, 40), (0, 40)], 9, 'tinned', holes=grid4(44.5, 14, 44, 0), bevel=.9)
    palm.location.x = 90 + 26
    return move([*body, palm], turn_z=153)


def fine(x0, x1, d, y=0.0, z=0.0, mat='copper'):
    """Class 5 conductor: many fine wires, laid in one direction."""
    return strand(x0, x1, d, mat, y=y, z=z, layers=6, lay=9)


def tf():
    D, d, w, t = 15, 11.5, 22, 4.2
    body = lug(D, d, 30, 9, 22, w, t, 10.5, 'tinned')
    mouth = turned([(-8, 8.4), (-8, 9.3), (-7.4, 9.6), (-4, 8.6), (-1, D / 2), (.8, D / 2 - .05), (.8, d / 2), (-1, d / 2 + .1), (-4, 7.2)], 'tinned', closed=True, z=D / 2)
    wire = [*move([tube(46, 16, 11.2, 'ink', x=-46, z=0, edge=.6)]), *fine(-10, 22, 10.6)]
    return move([body[0], mouth], turn_z=153) + move(wire, at=(-14, -34, 8), turn_z=-24)


def lp():
    a = [tube(20, 14, 10.6, 'tinned', x=-10, edge=.9)]
    b = [tube(14, 9, 6.4, 'tinned', x=-7, edge=.7)]
    oval_ = loft([oval(18.6, 11.4, -12, 6, 3), oval(19.4, 12, -11.4, 6, 3), oval(19.4, 12, 11.4, 6, 3), oval(18.6, 11.4, 12, 6, 3)], 'tinned')
    cut(oval_, loft([oval(16, 8.6, -30, 6, 3), oval(16, 8.6, 30, 6, 3)], 'tinned'))
    wires = strand(-34, 22, 7.8, 'copper', y=4, z=6) + strand(-20, 36, 7.8, 'copper', y=-4, z=6)
    return move([*move(a, at=(-14, 27, 0), turn_z=166), *move(b, at=(16, 22, 0), turn_z=140), *move([oval_, *wires], at=(4, -10, 0), turn_z=160)], turn_z=-4)


def profile(outline, length, mat, bevel=.6):
    """An extrusion along x of an outline in (y, z)."""
    o = plate(outline, length, mat, bevel=bevel, z=-length / 2)
    o.rotation_euler = (math.radians(90), 0, math.radians(90))
    return o


def arc(r, cy, cz, a0, a1, n=18):
    return [(cy + r * math.cos(math.radians(a0 + (a1 - a0) * k / n)), cz + r * math.sin(math.radians(a0 + (a1 - a0) * k / n))) for k in range(n + 1)]


def cc():
    """C tap: a heavy copper C; the run lies in the large groove, the tap in the small one."""
    outer = [*arc(9.4, 0, 0, 20, -90), *arc(9.4, -3, 0, -90, -180)[1:], *arc(8.6, -3.8, 14, 180, 90), *arc(7.4, 1, 15.2, 90, -12)]
    inner = [*arc(3.9, 0, 14.6, -20, 180), (-4.2, 10.6), (-3.6, 7.2), (-5, 4), *arc(5.2, 0, 0, 150, 380)]
    shape = outer + [(4.6, 13.2)] + inner
    o = profile(shape, 21, 'copper', .7)
    wires = strand(-52, 52, 10, 'copper', z=0) + strand(-46, 46, 7.2, 'copper', y=0, z=14.6, layers=1)
    return move([o, *wires], at=(0, 0, 10), turn_z=148)


def ch():
    """H tap: an aluminium extrusion with an open groove above and one below, tabs to fold over."""
    up = [(-15.4, 0), (-15.4, 22), (-14, 25), (-11.6, 25), (-10.6, 22), *arc(8.4, 0, 11, 170, 370, 24), (10.6, 22), (11.6, 25), (14, 25), (15.4, 22), (15.4, 0)]
    down = [(14.4, -16), (13.2, -19), (11, -19), (10, -16), *arc(6.8, 0, -9.4, 10, 170, 20), (-10, -16), (-11, -19), (-13.2, -19), (-14.4, -16)]
    o = profile(up + down, 40, 'aluminium', .9)
    wires = strand(-70, 70, 16, 'aluminium', z=11) + strand(-64, 64, 12.4, 'aluminium', z=-9.8)
    for x in (-10, 10):
        cut(o, box(1.6, 60, 8, 'aluminium', at=(x, 0, 18), bevel=0))
    return move([o, *wires], at=(0, 0, 19), turn_z=-34)


def ct():
    """T tap: an open saddle on the run and a barrel leaving at right angles."""
    saddle_ = profile([*arc(9.2, 0, 0, 60, 325, 30), *arc(5.7, 0, 0, 320, 70, 30)], 36, 'copper', .6)
    barrel = [turned([(7.4, 5), (7.4, 6.5), (42, 6.5), (42.6, 6), (42.6, 5.2), (42, 4.7), (12, 4.7), (10, .02), (7.4, .02)], 'copper', closed=True), swept([(6.5, 0, 0, 26, 12), (9.5, 0, 0, 15, 12.6), (13, 0, 0, 12.6, 12.6)], 'copper', p=2.4, ends=False)]
    tap = move([*barrel, *strand(30, 88, 9, 'copper', z=0)], turn_z=-90)
    return move([saddle_, *tap, *strand(-70, 70, 11, 'copper', z=0)], at=(0, 0, 9.5), turn_z=-30)


def cg():
    """Grid connector: two wide hooks at right angles, one round the rod, one round the cable."""
    a = profile([*arc(12.4, 0, 0, 40, 320, 30), *arc(8.2, 0, 0, 315, 45, 30)], 44, 'copper', .9)
    b = profile([*arc(9.4, 0, 0, 40, 320, 30), *arc(5.4, 0, 0, 315, 45, 30)], 40, 'copper', .9)
    rod = cylinder(16, 150, 'copper', axis=(1, 0, 0), bevel=.8)
    upper = move([a, rod], at=(0, 0, 31))
    lower = move([b, *strand(-80, 80, 10, 'copper', z=0)], at=(0, -3, 9.5), turn_z=90)
    joint = box(30, 24, 8, 'copper', at=(0, -1, 15.6), bevel=2.4)
    return move([*upper, *lower, joint], turn_z=-38)

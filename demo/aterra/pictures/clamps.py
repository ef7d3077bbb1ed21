"""Line hardware: parallel-groove clamps, wedge tap, insulation-piercing connector, earth-rod clamp, tray clamp."""
import math
from mathutils import Vector
from solids import add_bevel, bolt, box, cut, cylinder, hexagon, loft, move, path, plate, ring, rounded, strand


def jaw(l, w, h, mat, groove, gap, bolts, flip=False):
    """Half a clamp: a block with two round grooves and its bolt holes."""
    o = plate(rounded(l, w, 5, x=-l / 2), h, mat, holes=[(x, 0, 11) for x in bolts], bevel=0)
    zc = 0 if flip else h
    for s in (-1, 1):
        c = cylinder(groove, l * 2, mat, at=(0, s * gap / 2, zc), axis=(1, 0, 0))
        cut(o, c)
    add_bevel(o, 1.1)
    return o


def groove_clamp(l=58, w=46, lower='aluminium', upper='aluminium', wires=('aluminium', 'aluminium')):
    xs = (-l / 4, l / 4)
    low, up = jaw(l, w, 13, lower, 11, 27, xs), jaw(l, w, 13, upper, 11, 27, xs, flip=True)
    low.location.z, up.location.z = 4, 18.5
    parts = [low, up]
    for x in xs:
        parts += bolt(10, 36, 'galvanised', at=(x, 0, 31.5), nut_at=28)
    for s, m in zip((-1, 1), wires):
        parts += strand(-l * .85, l * .85, 11, m, y=s * 13.5, z=17.7)
    return parts


def gp(): return move(groove_clamp(), turn_z=-30)
def gb(): return move(groove_clamp(wires=('aluminium', 'copper')) , turn_z=-30)


def wedge_tap(tap=True):
    """Wedge tap: a tapered C of spring aluminium, the wedge that drives it, run and tap conductors."""
    def arc(r, centre, start, stop):
        step = 10 if stop > start else -10
        return [(centre + r * math.cos(math.radians(t)), r * math.sin(math.radians(t))) for t in range(start, stop + step, step)]

    def section(x, r, half):
        outside = arc(r + 3.4, -half, 280, 90) + arc(r + 3.4, half, 90, -100)
        inside = arc(r, half, -100, 90) + arc(r, -half, 90, 280)
        return [Vector((x, y, z)) for y, z in outside + inside]
    r = 6.2
    shell = loft([section(x, r, h) for x, h in ((-26, 13.5), (26, 17.5))], 'aluminium', bevel=.5)
    wedge = loft([[Vector((x, y, z)) for y, z in ((-h, -5.2), (-h + 3, -1), (-h + 3, 1), (-h, 5.2), (h, 5.2), (h - 3, 1), (h - 3, -1), (h, -5.2))] for x, h in ((-23, 8.4), (38, 13.4))], 'aluminium', bevel=.8)
    parts = [shell, wedge]
    for s in (1, -1)[:1 + tap]:
        wire = strand(-58, 60, 11.6, 'aluminium', y=s * 14.2, z=0)
        for o in wire:
            o.rotation_euler.z = math.radians(3.4) * s
        parts += wire
    return parts


def cd(): return move(move(wedge_tap(), at=(0, 0, 10)), turn_z=-30)


def cp():
    """Insulation-piercing connector: two black bodies, a shear-head bolt, the run and the tap cable."""
    def half(z, flip):
        o = plate(rounded(44, 62, 8, x=-22), 19, 'polymer', bevel=0)
        for s, d in ((-1, 17), (1, 13)):
            cut(o, cylinder(d, 90, 'polymer', at=(0, s * 16, 0 if flip else 19), axis=(1, 0, 0)))
        for s in (-1, 0, 1):
            cut(o, box(2.2, 80, 3, 'polymer', at=(s * 12, 0, 17.4 if flip else -1.4)))
        add_bevel(o, 1.6)
        o.location.z = z
        return o
    parts = [half(0, False), half(22, True)]
    parts += [cylinder(16, 50, 'polymer', at=(0, 0, 22)), hexagon(13, 7, 'brass', at=(0, 0, 51.5)), cylinder(9, 6, 'brass', at=(0, 0, 48.5)), ring(22, 9, 2, 'galvanised', at=(0, 0, 46.6)), hexagon(20, 5, 'polymer', at=(0, 0, 41))]
    parts += [path([(-60, -16, 20.5), (60, -16, 20.5)], 15.5, 'ink', smooth=False), path([(-22, 16, 20.5), (60, 16, 20.5)], 11.5, 'ink', smooth=False)]
    parts += strand(52, 74, 11, 'aluminium', y=-16, z=20.5) + strand(52, 74, 8, 'aluminium', y=16, z=20.5)
    return move(parts, turn_z=-30)


def ge():
    """Earthing clamp for wire-mesh tray: a bronze body on the wire, a bolt, a length of tray and the earth cable."""
    tray = [path([(x, -62, 3), (x, 66, 3)], 5, 'galvanised', smooth=False) for x in (-25, 25)]
    tray += [path([(-52, y, 7.6), (52, y, 7.6)], 5, 'galvanised', smooth=False) for y in (-56, 0, 56)]
    base = plate(rounded(34, 34, 5, x=-17), 9, 'bronze', holes=[(0, 0, 8)], bevel=0)
    cut(base, cylinder(5.6, 60, 'bronze', at=(0, -11, 0), axis=(1, 0, 0)))
    add_bevel(base, .9)
    base.location = (0, 11, 8)
    cap = plate(rounded(34, 34, 5, x=-17), 9, 'bronze', holes=[(0, 0, 8)], bevel=0)
    cut(cap, cylinder(11, 60, 'bronze', at=(0, 8, 0), axis=(1, 0, 0)))
    add_bevel(cap, .9)
    cap.location = (0, 11, 19)
    parts = [*tray, base, cap, *bolt(8, 30, 'galvanised', at=(0, 8, 28)), *strand(-62, 62, 10.5, 'copper', y=19, z=18.6)]
    return move(parts, turn_z=-28)

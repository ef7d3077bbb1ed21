"""Exothermic welding: graphite moulds with their clamp, finished joints, cartridges."""
import math
from solids import add_bevel, box, cut, cylinder, move, path, strand, turned


def mould(h=92, w=78, split=.8):
    """Two graphite halves closed on their conductors, with crucible, hinged lid and the handle clamp."""
    parts = []
    for s in (-1, 1):
        half = box(w, w / 2 - split / 2, h, 'graphite', at=(0, s * (w / 4 + split / 4), 0), bevel=0)
        add_bevel(half, 1.4)
        cut(half, cylinder(44, 70, 'graphite', at=(0, -s * (w / 4 + split / 4), h)))
        cut(half, cylinder(12, w * 2, 'graphite', at=(0, -s * (w / 4 + split / 4), 24), axis=(1, 0, 0)))
        parts.append(half)
        for x in (-26, 26):
            parts.append(cylinder(6, 6, 'steel', at=(x, s * (w / 2 + 1), 62), axis=(0, 1, 0), bevel=.6))
    lid = box(w * .94, w * .94, 14, 'graphite', bevel=1.4)
    cut(lid, cylinder(18, 60, 'graphite', at=(0, 0, 0)))
    hinge = cylinder(7, w * .6, 'steel', at=(0, 0, 0), axis=(0, 1, 0))
    lid_group = move([lid], at=(-w * .40, 0, h + 27), tilt=(0, -62))
    hinge.location = (-w * .47, 0, h + 3)
    parts += [*lid_group, hinge, box(16, w * .5, 3, 'steel', at=(-w * .47, 0, h - 1))]
    return parts


def handles(z=62, w=78):
    parts = []
    for s in (-1, 1):
        parts += [box(74, 5, 12, 'steel', at=(0, s * (w / 2 + 3), z - 6)), path([(36, s * (w / 2 + 3), z), (70, s * (w / 2 + 2), z), (104, s * 30, z)], 9, 'steel'),
                  path([(102, s * 30, z), (190, s * 34, z)], 19, 'wood', smooth=False)]
    return parts


def mx():
    return move([*mould(), *handles(), *strand(-88, -36, 11.4, 'copper', z=24), *strand(36, 92, 11.4, 'copper', z=24)], turn_z=-34)


def nugget(l=46, d=25):
    """The weld metal of a finished joint, with its riser."""
    prof = [(-l / 2, 6), (-l / 2 + 2, d * .40), (-l / 2 + 7, d / 2), (l / 2 - 7, d / 2), (l / 2 - 2, d * .40), (l / 2, 6)]
    return [turned([(prof[0][0], .01), *prof, (prof[-1][0], .01)], 'copper', z=d / 2), cylinder(13, 12, 'copper', at=(0, 0, d + 1), bevel=1.6)]


def mh():
    """A cable welded to a rod, beside the mould that made it."""
    joint = [*nugget(44, 26), *strand(-84, 84, 11.4, 'copper', z=13)]
    rod = cylinder(16, 96, 'copper', at=(0, -50, 13), axis=(0, 1, 0), bevel=.8)
    cross = cylinder(25, 30, 'copper', at=(0, -12, 13), axis=(0, 1, 0), bevel=3)
    return move([*move(mould(), at=(-62, 40, 0)), *move([*joint, rod, cross], at=(66, -34, 0), turn_z=18)], turn_z=-24)


def cup(d=40, h=54, mat='white', label='copper'):
    body = turned([(0, .01), (0, d * .44), (1, d * .46), (h, d / 2), (h, d / 2 + 1.6), (h + 1.4, d / 2 + 1.6), (h + 1.4, .01)], mat)
    band = turned([(h * .25, d * .475), (h * .25, d * .476 + .25), (h * .75, d * .49 + .35), (h * .75, d * .49)], label, closed=True)
    cap = turned([(h + 1.4, .01), (h + 1.4, d / 2 + .8), (h + 5, d / 2 + .6), (h + 6, d / 2 - 1), (h + 6, .01)], 'ink')
    for o in (body, band, cap):
        o.rotation_euler.y = math.radians(-90)
    return [body, band, cap]


def cx():
    parts = [*move(cup(40, 54), at=(0, 0, 0)), *move(cup(40, 54), at=(48, 12, 0)), *move(cup(32, 40), at=(24, -38, 0)), *move(cup(50, 70), at=(-34, 46, 0))]
    disc = cylinder(38, .8, 'steel', at=(72, -34, .4), bevel=.2)
    return move([*parts, disc], turn_z=-20)

"""Data networks: patch panel, cable manager."""
import math
from solids import add_bevel, box, cut, move, path, plate, rounded


def face(l=482, h=44, t=3, mat='ink', slots=True):
    """A 19-inch front plate, standing, with its mounting slots."""
    o = plate(rounded(l, h, 2, x=-l / 2), t, mat, bevel=0)
    if slots:
        for x in (-232, 232):
            for y in (-h / 2 + 6.5, h / 2 - 6.5):
                s = plate(rounded(11, 6.6, 3.2, x=x - 5.5, y=y), 20, mat, bevel=0, z=-8)
                cut(o, s)
    add_bevel(o, .5)
    return o


def stand(parts, h=44):
    return move(parts, at=(0, 0, h / 2), tilt=(90, 0))


def pp():
    """Unloaded panel for 24 keystone jacks: openings, some loaded, label strips and the rear cable bar."""
    front, parts = face(), []
    for k in range(24):
        x = -208 + k * 17.2 + (k // 6) * 6.6
        cut(front, box(14.6, 19, 30, 'ink', at=(x, -3, -12), bevel=0))
        if k < 18:
            inner = box(11.4, 9, .8, 'polymer', at=(x, -4.4, 1.8), bevel=0)
            tab = box(4.6, 2.6, .8, 'polymer', at=(x, -9.6, 1.8), bevel=0)
            jack = box(14.2, 18.6, 16, 'white', at=(x, -3, -14), bevel=.5)
            parts += [jack, inner, tab]
    parts += [front]
    for g in range(4):
        parts.append(box(100, 6, .8, 'white', at=(-208 + 43 + g * (17.2 * 6 + 6.6), 13.5, 3), bevel=.2))
    rear = [path([(-210, 0, -20), (-210, 0, -90), (210, 0, -90), (210, 0, -20)], 6, 'steel', smooth=False)]
    return move(stand([*parts, *rear]), turn_z=-34)


def oc():
    """Horizontal cable manager: a plate with five rings that open in front."""
    parts = [face(t=3)]
    for k in range(5):
        x = -180 + k * 90
        ring_ = plate(rounded(62, 40, 6, x=0), 9, 'polymer', bevel=0)
        cut(ring_, plate(rounded(53, 30, 4, x=-6), 40, 'polymer', bevel=0, z=-10))
        cut(ring_, box(40, 9, 60, 'polymer', at=(54, 0, -10), bevel=0))
        add_bevel(ring_, 1)
        ring_.rotation_euler = (0, math.radians(-90), 0)
        ring_.location = (x + 4.5, 0, 3)
        parts.append(ring_)
    for s in range(4):
        colour = ('green', 'white', 'copper', 'white')[s]
        parts.append(path([(-236 - 4 * s, -6 + 5 * s, 26 + 3 * (s % 2)), (-90, -7 + 5 * s, 22 + 5 * (s % 2)), (60, -7 + 5 * s, 24), (236, -5 + 5 * s, 26)], 5.8, colour if colour != 'copper' else 'ink'))
    return move(stand(parts), turn_z=-34)

"""Bars, braids and jumpers that make one potential."""
import math
from lugs import size
from solids import bolt, box, move, path, plate, rounded, turned


def standoff(h=34, d=30, mat='red'):
    """A ribbed insulator on its base."""
    prof = [(0, .01), (0, d / 2)]
    for k in range(4):
        z = h * k / 4
        prof += [(z + .5, d / 2), (z + h / 8, d / 2), (z + h / 8 + 1.2, d * .38), (z + h / 4 - 1, d * .38)]
    prof += [(h - 1, d * .45), (h, d * .42), (h, .01)]
    o = turned(prof, mat)
    o.rotation_euler.y = math.radians(-90)
    return o


def be():
    l, w, t = 250, 50, 6
    holes = [(x, y, 11) for x in range(-75, 76, 25) for y in (-12, 12)] + [(-110, 0, 11), (110, 0, 11)]
    bar = plate(rounded(l, w, 2, x=-l / 2), t, 'copper', holes=holes, bevel=.5)
    bar.location.z = 36
    parts = [bar]
    for x in (-110, 110):
        o = standoff()
        o.location.x = x
        parts += [o, box(46, 50, 2.5, 'galvanised', at=(x, 0, -2)), *bolt(10, 12, 'galvanised', at=(x, 0, 44))]
    for x in (-75, -50):
        parts += bolt(10, 22, 'galvanised', at=(x, -12, 43.6), nut_at=10)
    return move(parts, turn_z=-30)


def braid(l, w, t, sag, n=20):
    """A flat tinned braid: wires that weave to both sides along a sagging line."""
    parts = []
    for k in range(n * 2):
        sense, phase = (1 if k % 2 else -1), k / (2 * n)
        pts = []
        for i in range(161):
            s = i / 160
            a = (phase + sense * s * 2.2) % 1
            tri = 4 * abs(a - .5) - 1
            lift = math.sin(math.pi * s) ** 2 * sag
            y = tri * w / 2
            z = lift + t / 2 + (t * .30) * math.sin(2 * math.pi * (s * 17 + k * .37))
            pts.append((l * (s - .5), y, z))
        parts.append(path(pts, w / n * 1.35, 'tinned', smooth=False))
    return parts


def cf():
    l, w = 170, 26
    parts = braid(l, w, 4.2, 40)
    for s in (-1, 1):
        pad = plate(rounded(46, w * 1.14, 2, x=-15 if s > 0 else -31), 6, 'tinned', holes=[(14 * s, 0, 11)], bevel=.7)
        pad.location = (s * l / 2, 0, -.6)
        parts.append(pad)
    return move(parts, turn_z=-30)


def br():
    """Rack bar: 19 inches of copper, 1 U high, on two insulators, with M6 screws."""
    l, w, t = 482, 34, 6
    holes = [(x, 0, 7) for x in range(-200, 201, 25)] + [(-226, 0, 7), (226, 0, 7)]
    bar = plate(rounded(l, w, 1.5, x=-l / 2), t, 'copper', holes=holes, bevel=.5)
    bar.rotation_euler.x = math.radians(90)
    bar.location = (0, -22, 22)
    parts = [bar]
    for x in (-226, 226):
        o = standoff(20, 22)
        o.rotation_euler = (0, math.radians(-90), 0)
        parts += move([o], at=(x, -2, 22), tilt=(90, 0))
        parts += [box(22, 4, 44, 'ink', at=(x, 2, 0)), *bolt(6, 8, 'galvanised', at=(x, -28, 22), axis=(0, 1, 0))]
    for x in range(-200, 101, 50):
        parts += bolt(6, 10, 'galvanised', at=(x, -28, 22), axis=(0, 1, 0))
    return move(parts, turn_z=-32)


def kr():
    """Rack jumper: a green and yellow conductor with a terminal at each end."""
    n, turns = 320, 14
    points = [(68 * math.cos(a), 42 * math.sin(a), 6 + 1.4 * math.sin(a / 2)) for a in [math.radians(-35 + 250 * i / n) for i in range(n + 1)]]
    cable = path(points, 9.5, 'green', smooth=False)
    stripes = []
    for sense in (0, 1):
        pts = []
        for i, (x, y, z) in enumerate(points):
            a = math.radians(-35 + 250 * i / n)
            roll = 2 * math.pi * (i / n * turns * .12 + sense / 2)
            nx, ny = math.cos(a), math.sin(a)
            pts.append((x + nx * 2.7 * math.cos(roll), y + ny * 2.7 * math.cos(roll), z + 2.7 * math.sin(roll)))
        stripes.append(path(pts, 4.6, 'yellow', smooth=False))
    ends = []
    for i, sign in ((0, -1), (n, 1)):
        a = math.radians(-35 + 250 * i / n)
        x, y, z = points[i]
        tangent = math.degrees(math.atan2(42 * math.cos(a), -68 * math.sin(a))) + (180 if sign < 0 else 0)
        sleeve = turned([(-14, 5.4), (-14, 6.2), (5, 6.2), (5, 5.4)], 'polymer', closed=True, z=6)
        ends += move([*size(10.5, 6.6, 'tinned', .9), sleeve], at=(x, y, z - 5.8), turn_z=tangent)
    return move([cable, *stripes, *ends], turn_z=-20)

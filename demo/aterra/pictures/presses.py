"""Hydraulic tools: manual and battery presses, the remote head, the pump."""
import math
from parts import bent, letters, swept, upright
from solids import add_bevel, box, cut, cylinder, hexagon, move, path, plate, rounded, turned


def c_outline(w, l, opening, wall, throat):
    """A C-shaped yoke along x: mouth on its +y side, from the cylinder at x = 0 to its nose at x = l."""
    pts = [(0, -w / 2 + 6), (6, -w / 2)]
    end = math.acos(max(-1, min(1, (w / 2 - wall * 1.25) / (w / 2))))
    for k in range(13):  # rounded nose, as far as the mouth
        a = -math.pi / 2 + (end - .12 + math.pi / 2) * k / 12
        pts.append((l - w / 2 + w / 2 * math.cos(a), w / 2 * math.sin(a)))
    m = w / 2 - wall
    pts += [(l - wall * 1.25, w / 2 * math.sin(end) - 5), (l - wall * 1.25, -m + 10), (l - wall * 1.25 - 8, -m), (throat + 8, -m), (throat, -m + 8), (throat, w / 2), (8, w / 2), (0, w / 2 - 8)]
    return pts


def hex_cut(o, across, at, axis_z=True):
    cut(o, hexagon(across, 200, 'steel', at=(at[0], at[1], at[2] - 100)))
    return o


def die_pair(x, y, across, w=30, t=20, mat='steel', band=None, gap=0.0):
    """Two half dies meeting at x with their hexagon between them, axis along z."""
    parts = []
    for s in (-1, 1):
        half = plate(rounded(17, w, 5, x=0 if s > 0 else -17), t, mat, bevel=0, z=-t / 2)
        cut(half, hexagon(across, 60, mat, at=(0, 0, -30)))
        add_bevel(half, .7)
        half.location = (x + s * gap / 2, y, 0)
        parts.append(half)
        if band:
            parts.append(box(3, w * .6, 1, band, at=(x + s * (gap / 2 + 13.5), y, t / 2 - .6), bevel=.2))
    return parts


def c_head(w=95, l=160, t=38, wall=26, throat=64, across=17, mat='blackened'):
    yoke = plate(c_outline(w, l, 42, wall, throat), t, mat, bevel=0, z=-t / 2)
    add_bevel(yoke, 4)
    ram = cylinder(40, 26, 'chrome', at=(throat + 4, 5, 0), axis=(1, 0, 0), bevel=1.2)
    middle = (throat + 18 + l - wall * 1.25) / 2
    return [yoke, ram, *die_pair(middle, 5, across, 44, 24, 'steel', 'orange'), cylinder(9, t + 8, 'steel', at=(16, 0, 0), bevel=1), cylinder(9, t + 8, 'steel', at=(l - 12, -18, 0), bevel=1)]


def grip(points, d, mat='rubber', ridges=8):
    """A rubber grip along a straight handle, with rings at its end."""
    (x0, y0), (x1, y1) = points
    l, a = math.hypot(x1 - x0, y1 - y0), math.degrees(math.atan2(y1 - y0, x1 - x0))
    prof = [(0, .01), (0, d * .46), (3, d * .54), (8, d * .54), (10, d / 2)]
    for k in range(ridges):
        x = l * .30 + k * l * .06
        prof += [(x, d / 2), (x + l * .012, d * .46), (x + l * .035, d * .46), (x + l * .047, d / 2)]
    prof += [(l - 12, d / 2), (l - 9, d * .60), (l - 4, d * .60), (l, d * .48), (l, .01)]
    return move([turned(prof, mat, closed=False)], at=(x0, y0, 0), turn_z=a)


def fp():
    """12 t by hand: yoke, body, a fixed handle in line and the pump handle at an angle."""
    body = turned([(-200, .01), (-200, 20), (-196, 24), (-150, 24), (-146, 27.5), (-6, 27.5), (-2, 31), (14, 31), (16, 29), (16, .01)], 'blackened', closed=False)
    band = turned([(-120, 27.4), (-120, 28.1), (-62, 28.1), (-62, 27.4)], 'orange', closed=True)
    fixed = [cylinder(27, 190, 'steel', at=(-285, 0, 0), axis=(1, 0, 0)), *grip([(-360, 0), (-590, 0)], 33)]
    block = [box(56, 38, 40, 'blackened', at=(-160, 26, -20), bevel=3), cylinder(14, 52, 'steel', at=(-160, 36, 0), bevel=1)]
    lever = [box(60, 22, 26, 'steel', at=(-186, 46, -13), bevel=3), path([(-190, 48, 0), (-396, 138, 0)], 23, 'steel', smooth=False), *grip([(-388, 134), (-592, 224)], 31)]
    lever[0].rotation_euler.z = math.radians(-23)
    valve = [cylinder(15, 8, 'orange', at=(-134, 0, 30), bevel=1), cylinder(20, 6, 'steel', at=(-134, 0, 25))]
    text = letters('12 t', 17, 'nylon', at=(-91, -17, 23.4), rotated=(36, 0, 0), depth=.4)
    return move([*c_head(), body, band, *fixed, *block, *lever, *valve, text], at=(0, 0, 32), turn_z=-26)


def fb():
    """Battery press: gun-shaped, head in line, battery at the foot; it lies on its side."""
    shell = swept([(-168, 0, 0, 70, 64), (-130, 1, 0, 80, 72), (-60, 2, 0, 78, 70), (-22, 0, 0, 66, 61), (1, 0, 0, 53, 51)], 'polymer', p=3.2, steps=8)
    collar = turned([(-2, .01), (-2, 30), (4, 33), (22, 33), (26, 30), (26, .01)], 'orange', closed=False)
    stripe = swept([(-150, -2, 0, 82, 30), (-60, -1, 0, 81, 30), (-26, 0, 0, 70, 26)], 'orange', p=6, ends=False)
    handle = swept([(-128, -34, 0, 48, 44), (-138, -80, 0, 40, 42), (-148, -140, 0, 42, 44), (-152, -170, 0, 52, 52)], 'rubber', p=2.8)
    battery = box(112, 46, 68, 'polymer', at=(-142, -196, -34), bevel=6)
    seam = box(113, 4, 66, 'grey', at=(-142, -172, -33), bevel=1)
    trigger = swept([(-96, -46, 0, 14, 16), (-104, -62, 0, 16, 18), (-108, -84, 0, 12, 16)], 'orange', p=3)
    label = [letters('63 kN', 20, 'nylon', at=(-86, 8, 36.2), depth=.4), box(40, 14, 1, 'orange', at=(-142, -198, 33.8), bevel=.3)]
    label += [box(3, 20, 3, 'grey', at=(-148 + 7 * k, 4, 34), bevel=.4) for k in range(4)]
    head = move(c_head(78, 138, 32, 22, 52, 14), at=(24, 0, 0))
    return move([*head, shell, collar, stripe, handle, battery, seam, trigger, *label], at=(0, 0, 38), tilt=(20, 0), turn_z=-30)


def coupling(at, axis=(1, 0, 0), mat='nickel'):
    a = [v for v in axis]
    p = lambda k: tuple(at[i] + a[i] * k for i in range(3))
    return [cylinder(26, 26, mat, at=p(13), axis=axis, bevel=1), cylinder(30, 16, mat, at=p(30), axis=axis, bevel=1.6), cylinder(20, 26, 'polymer', at=p(50), axis=axis, bevel=1.2)]


def fc():
    """45 t remote head: the closed gate that carries the dies, the cylinder, a quick coupling and its hose."""
    gate = plate(rounded(190, 150, 46, x=120), 62, 'blackened', bevel=0, z=-31)
    cut(gate, plate(rounded(100, 88, 16, x=140), 200, 'steel', bevel=0, z=-100))
    add_bevel(gate, 5)
    ram = cylinder(76, 36, 'chrome', at=(150, 0, 0), axis=(1, 0, 0), bevel=1.6)
    body = turned([(-70, .01), (-70, 52), (-64, 58), (10, 58), (14, 68), (20, 71), (96, 71), (102, 74), (126, 74), (130, 70), (130, .01)], 'steel', closed=False)
    band = turned([(40, 70.9), (40, 71.8), (78, 71.8), (78, 70.9)], 'orange', closed=True)
    dies = die_pair(204, 0, 44, 84, 46, 'steel', 'orange')
    handle = bent([(0, 0, 50), (0, 0, 112), (88, 0, 112), (88, 0, 60)], 15, 'blackened', 22)
    text = letters('450 kN', 22, 'nylon', at=(276, 0, 31), rotated=(0, 0, 90), depth=.4)
    hose = path([(-128, 0, 0), (-190, -4, -6), (-240, -60, -52), (-190, -130, -63), (-90, -140, -63)], 19, 'rubber')
    return move([gate, ram, body, band, *dies, handle, text, *coupling((-68, 0, 0), (-1, 0, 0)), hose], at=(0, 0, 73), turn_z=-30)


def gauge(d=63):
    case = upright([(0, .01), (0, d / 2), (24, d / 2), (26, d / 2 - 2), (26, d / 2 - 5), (22, d / 2 - 6), (22, .01)], 'chrome', closed=False)
    dial = cylinder(d - 10, 1, 'white', at=(0, 0, 22.6))
    marks = [box(1.4, 6, .4, 'ink', at=(0, 0, 23.2), bevel=0) for _ in range(9)]
    for k, o in enumerate(marks):
        a = math.radians(-45 + 270 * k / 8)
        o.rotation_euler.z = a + math.pi / 2
        o.location = (d * .33 * math.cos(a), d * .33 * math.sin(a), 23.2)
    needle = box(2, d * .36, .6, 'scarlet', at=(0, d * .10, 23.8), bevel=0)
    return [case, dial, *marks, needle, cylinder(6, 3, 'ink', at=(0, 0, 24.6), bevel=.4), cylinder(12, 30, 'brass', at=(0, -d / 2 - 12, 12), axis=(0, 1, 0)), hexagon(19, 12, 'brass', at=(0, -d / 2 - 2, 12), axis=(0, -1, 0))]


def fu():
    """Electric pump: tank with its valve block, motor under a hood, gauge, hose."""
    tank = box(380, 210, 130, 'orange', at=(0, 0, 14), bevel=12)
    feet = [cylinder(36, 16, 'rubber', at=(x, y, 8), bevel=2) for x in (-150, 150) for y in (-75, 75)]
    lid = box(390, 220, 14, 'blackened', at=(0, 0, 144), bevel=3)
    motor = upright([(158, .01), (158, 74), (164, 78), (250, 78), (256, 74), (256, 68), (262, 68), (266, 72), (300, 70), (318, 52), (318, .01)], 'ink', closed=False, at=(-70, 0, 0))
    fins = [box(7, 166, 74, 'ink', at=(-70, 0, 168), bevel=1.4) for _ in range(12)]
    for k, o in enumerate(fins):
        o.rotation_euler.z = math.radians(15 * k)
    block = [box(90, 80, 66, 'steel', at=(110, -20, 158), bevel=3), cylinder(20, 30, 'blackened', at=(136, 10, 236), bevel=2), path([(136, 10, 246), (150, 30, 300)], 9, 'steel', smooth=False), cylinder(24, 24, 'orange', at=(151, 32, 306), bevel=8)]
    dial = move(gauge(76), at=(92, -46, 266), tilt=(72, 0))
    stem = cylinder(12, 40, 'brass', at=(92, -40, 226))
    frame = [bent([(x, -112, 30), (x, -112, 350), (x, 112, 350), (x, 112, 30)], 17, 'blackened', 40) for x in (-176, 196)]
    frame.append(path([(-176, -60, 350), (196, -60, 350)], 17, 'blackened', smooth=False))
    out = move(coupling((0, 0, 0)), at=(156, -30, 188))
    hose = path([(215, -30, 188), (262, -40, 180), (300, -120, 60), (230, -190, 10), (80, -196, 10), (20, -250, 10)], 21, 'rubber')
    label = letters('700 bar', 34, 'nylon', at=(-20, -105.4, 80), rotated=(90, 0, 0), depth=.6)
    return move([tank, *feet, lid, motor, *fins, *block, *dial, stem, *frame, *out, hose, label], turn_z=-28)

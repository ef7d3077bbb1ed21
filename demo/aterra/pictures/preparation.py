"""Tools that make a conductor ready: stripper, ratchet cutter, brush, torque wrench."""
import math
import random
from parts import letters, swept, upright
from solids import add_bevel, box, cut, cylinder, hexagon, move, path, plate, rounded, strand, tube, turned


def insulated(x0, x1, d, core, bare, mat='ink', metal='aluminium', y=0, z=None, layers=3):
    """An insulated cable along x whose end is bare."""
    z = d / 2 if z is None else z
    return [*move([tube(x1 - x0, d, core * 1.02, mat, x=x0, z=z, edge=.8)], at=(0, y, 0)), *strand(x0 + (x1 - x0) * .7, x1 + bare, core, metal, y=y, z=z, layers=layers)]


def fd():
    """Stripper on its cable: a body with a V bed, a sprung jaw, the blade knob and a curl of insulation."""
    wire = insulated(-120, 36, 25, 17, 62, 'ink', z=27)
    body = plate([(-30, 0), (34, 0), (40, 6), (40, 16), (30, 24), (30, 54), (22, 62), (-22, 62), (-30, 54)], 44, 'polymer', bevel=0)
    cut(body, cylinder(26, 200, 'polymer', at=(0, 27, 22), axis=(0, 0, 1)))

    add_bevel(body, 2.4)
    lying = move([body], at=(-34, 0, 0), tilt=(90, 0), turn_z=90)
    lying[0].location = (0, 0, -22)
    handle = swept([(-12, 0, 84, 34, 30), (-12, 0, 106, 30, 28), (-12, 0, 150, 34, 30)], 'rubber', up=(1, 0, 0), p=2.8)
    knob = [upright([(58, .01), (58, 17), (62, 19), (78, 19), (82, 17), (82, .01)], 'orange', closed=False, at=(-12, 0, 0))]
    curl = path([(38 + 9 * t / 30, 14.5 * math.cos(t * .33 + 1.2) - 0, 27 + 14.5 * math.sin(t * .33 + 1.2) - .1 * t) for t in range(58)], 4.4, 'ink', smooth=False)
    return move([*wire, *lying, *knob, curl, handle], turn_z=-30)


def hook_blade(s, t=7):
    """A curved cutting blade, mirrored by s."""
    outer = [(20 + 52 * math.cos(a), s * (4 + 46 * math.sin(a))) for a in (math.radians(200 - 178 * k / 22) for k in range(23))]
    inner = [(26 + 36 * math.cos(a), s * (2 + 26 * math.sin(a))) for a in (math.radians(12 + 150 * k / 22) for k in range(23))]
    return plate(outer + inner if s > 0 else list(reversed(outer + inner)), t, 'steel', bevel=.7)


def ft():
    """Ratchet cutter: fixed and toothed moving blade, pawl, long grips."""
    fixed, moving = hook_blade(1), hook_blade(-1)
    moving.location.z = 7.4
    gear = [cylinder(58, 7, 'steel', at=(-26, -6, 10.9), bevel=.5)]
    for k in range(18):
        a = math.radians(120 + 12 * k)
        cut(gear[0], cylinder(5, 40, 'steel', at=(-26 + 30 * math.cos(a), -6 + 30 * math.sin(a), 10)))
    cover = plate([(-44, 26), (-6, 30), (12, 12), (6, -14), (-40, -20), (-56, 4)], 4, 'blackened', bevel=.8, z=15)
    rivets = [o for x, y, d in ((-24, -4, 17), (-44, 14, 9), (0, 16, 9)) for o in (cylinder(d, 26, 'steel', at=(x, y, 8), bevel=1), cylinder(d * .45, 27, 'blackened', at=(x, y, 8)))]
    upper = swept([(-34, 22, 7, 24, 13), (-74, 36, 7, 25, 19), (-130, 48, 7, 26, 22), (-190, 52, 7, 25, 22), (-226, 46, 7, 29, 21)], 'rubber', p=2.8)
    lower = swept([(-40, -16, 8, 24, 13), (-80, -34, 8, 25, 19), (-134, -56, 8, 26, 22), (-190, -68, 8, 25, 22), (-226, -70, 8, 29, 21)], 'rubber', p=2.8)
    inlay = [swept([(-84, 38.5, 17, 8, 5), (-134, 48, 18, 9, 5), (-200, 50.6, 17, 5, 4)], 'orange', p=2.4), swept([(-90, -38, 18, 8, 5), (-138, -57, 19, 9, 5), (-200, -69, 18, 5, 4)], 'orange', p=2.4)]
    piece = move(insulated(-40, 40, 23, 16, 12, 'ink', 'copper'), at=(28, -2, 0), turn_z=88)
    return move([fixed, moving, *gear, cover, *rivets, upper, lower, *inlay, *piece], at=(0, 0, 4), turn_z=-30)


def fe():
    """V brush: bristles in a trough, a wooden handle; the cable lies in it."""
    rnd = random.Random(7)
    back = [plate(rounded(118, 30, 4, x=0), 9, 'wood', bevel=1.2) for _ in (0, 1)]
    for o, s in zip(back, (-1, 1)):
        o.rotation_euler.x = math.radians(s * 42)
        o.location = (0, s * 26, 20)
    parts = [*back, box(118, 26, 9, 'wood', at=(59, 0, 3), bevel=1.5)]
    for s in (-1, 1):
        a = math.radians(s * 42)
        for i in range(27):
            for j in range(6):
                x, v = 4 + i * 4.2 + rnd.uniform(-.4, .4), (j - 2.5) * 4.2
                base = (x, s * 26 + v * math.cos(a) - 8 * math.sin(a), 20 + v * math.sin(a) + 8 * math.cos(a))
                tip = (x + rnd.uniform(-2, 2), base[1] - 15 * math.sin(a) + rnd.uniform(-1, 1), base[2] + 15 * math.cos(a) + rnd.uniform(-1, 1))
                parts.append(path([base, tip], 1.5, 'steel', smooth=False))
    handle = swept([(4, 0, 9, 34, 18), (-20, 0, 11, 26, 19), (-70, 0, 13, 28, 22), (-116, 0, 13, 31, 24), (-140, 0, 13, 24, 20)], 'wood', p=2.6)
    cut(handle, cylinder(8, 60, 'wood', at=(-126, 0, 13)))
    parts.append(handle)
    parts += move(strand(-40, 170, 17, 'aluminium', z=37, layers=2), at=(0, 0, 0))
    return move(parts, turn_z=-30)


def fz():
    """Click torque wrench with two insulated sockets."""
    tube_ = turned([(-40, .01), (-40, 13), (-36, 14.5), (190, 14.5), (194, 13), (194, .01)], 'chrome', closed=False)
    head = [swept([(190, 0, 0, 26, 24), (212, 0, 0, 30, 24), (236, 0, 0, 46, 26), (258, 0, 0, 40, 26)], 'chrome', p=2.6), cylinder(36, 30, 'chrome', at=(238, 0, 0), bevel=2), box(13, 13, 20, 'steel', at=(238, 0, -34), bevel=1.2), box(30, 8, 6, 'blackened', at=(236, 0, 14), bevel=2)]
    prof = [(-190, .01), (-190, 16), (-186, 18)]
    for k in range(26):
        x = -184 + k * 5.2
        prof += [(x, 18), (x + 1, 17), (x + 3, 17), (x + 4, 18)]
    prof += [(-48, 18), (-44, 16), (-44, .01)]
    handle = turned(prof, 'rubber', closed=False)
    for k in range(12):
        a = 2 * math.pi * k / 12
        c = cylinder(3, 150, 'rubber', at=(-116, 18.6 * math.cos(a), 18.6 * math.sin(a)), axis=(1, 0, 0), n=16)
        cut(handle, c)
    marks = [box(.8, 5 if k % 2 else 9, 1, 'ink', at=(-34 + 4 * k, 0, 13.9), bevel=0) for k in range(20)]
    window = [turned([(-42, 14.6), (-42, 15.3), (-30, 15.3), (-30, 14.6)], 'orange', closed=True), letters('N·m', 12, 'ink', at=(66, -5, 13.6), rotated=(20, 0, 0), depth=.1)]
    wrench = move([tube_, *head, handle, *marks, *window], at=(0, 0, 34))

    def socket(d, across, x, y, turn):
        s = turned([(0, .01), (0, d / 2 - 1.5), (1.5, d / 2), (46, d / 2), (48, d / 2 - 2), (48, .01)], 'scarlet', closed=False, z=d / 2)
        cut(s, hexagon(across, 24, 'chrome', at=(36, 0, d / 2), axis=(1, 0, 0)))
        liner = turned([(40, across * .66), (40, across * .78), (49, across * .78), (49, across * .66)], 'chrome', closed=True, z=d / 2)
        return move([s, liner], at=(x, y, 0), turn_z=turn)
    return move([*wrench, *socket(31, 17, 60, -66, -40), *socket(27, 13, 130, -62, -66)], turn_z=-30)

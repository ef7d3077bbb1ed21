"""Galvanised line hardware: bolts, eye nuts, shackles, thimbles, hooks and ball eyes."""
import math
from mathutils import Matrix
from parts import eye, filleted, spline, swept
from solids import add_bevel, box, cut, cylinder, move, path, plate, ring, rounded, threaded, turn, turned

Z = 'galvanised'


def square_nut(across, h, m, at=(0, 0, 0), axis=(1, 0, 0)):
    o = plate(rounded(across, across, 1.2, n=3, x=-across / 2), h, Z, bevel=0)
    cut(o, cylinder(m, h * 4, Z))
    add_bevel(o, h * .14)
    return turn(o, axis, at)


def machine_bolt(m, l, thread, nut_at):
    """Along x from its square head; washer-faced square nut on the rolled thread."""
    head = plate(rounded(m * 1.6, m * 1.6, 1.4, n=3, x=-m * .8), m * .64, Z, bevel=1.4)
    turn(head, (-1, 0, 0), (0, 0, 0))
    return [head, cylinder(m, l - thread + 1, Z, at=((l - thread + 1) / 2, 0, 0), axis=(1, 0, 0)), threaded(m, thread, m * .16, Z, at=(l - thread, 0, 0), axis=(1, 0, 0)), square_nut(m * 1.6, m * .82, m, (nut_at, 0, 0))]


def curved_washer():
    o = plate(rounded(50, 50, 3, x=-25), 3.5, Z, holes=[(0, 0, 18)], bevel=.5)
    return [o]


def pm():
    a = move(machine_bolt(16, 350, 150, 268), at=(-175, 26, 13), tilt=(8, 0))
    b = move(machine_bolt(16, 250, 130, 170), at=(-120, -24, 13), tilt=(-20, 0))
    return move([*a, *b, *move(curved_washer(), at=(50, -84, 0), turn_z=20), *move(curved_washer(), at=(96, -70, 2.4), turn_z=52, tilt=(-4, 6))], turn_z=-32)


def oval_eye(inner_w, inner_l, bar, z=0.0):
    """A forged oval ring in the xz plane: centre at its own middle."""
    w, l = (inner_w + bar) / 2, (inner_l + bar) / 2
    pts = [(w * math.cos(a), 0, z + l * math.sin(a)) for a in (2 * math.pi * k / 64 for k in range(64))]
    return path(pts, bar, Z, smooth=False, cyclic=True)


def po():
    """An eye nut on the end of its bolt."""
    boss = turned([(-17, .01), (-17, 13), (-15, 15), (8, 16), (14, 14), (20, 11), (20, .01)], Z, closed=False)
    ring_ = oval_eye(40, 58, 15)
    ring_.rotation_euler = (0, math.radians(90), 0)
    ring_.location = (48, 0, 0)
    stud = [threaded(16, 108, 2.4, Z, at=(-16, 0, 0), axis=(-1, 0, 0)), square_nut(26, 13, 16, (-70, 0, 0), (1, 0, 0))]
    return move(move([boss, ring_, *stud], tilt=(-62, 0)), at=(0, 0, 24), turn_z=-30)


def cotter(at, d=3.6, l=30):
    """A split pin: a bow and two legs spread a little."""
    x, y, z = at
    return [path([(x, y - 2, z - l * .55), (x, y - 1, z), (x, y - 4, z + 5), (x, y, z + 10), (x, y + 4, z + 5), (x, y + 1, z), (x + 4, y + 2, z - l * .6)], d * .6, Z)]


def clevis_pin(d, grip_, at, axis=(0, 1, 0)):
    """A pin with its head on the near side and a cotter in its far end."""
    x, y, z = at
    return [cylinder(d, grip_ + 22, Z, at=(x, y + 6, z), axis=(0, 1, 0), bevel=1), cylinder(d * 1.55, 7, Z, at=(x, y - grip_ / 2 - 4, z), axis=(0, 1, 0), bevel=1.4),
            ring(d * 1.8, d * 1.06, 3, Z, at=(x, y + grip_ / 2 + .5, z), axis=(0, 1, 0)), *cotter((x, y + grip_ / 2 + 9, z))]


def shackle(opening=25, depth=70, bar=16):
    """Straight shackle in the xy plane: the bow at +x, the pin across at x = 0."""
    h = (opening + bar) / 2
    bow = path(filleted([(0, -h, 0), (depth - h * .2, -h, 0), (depth + bar * .2, -h * .7, 0), (depth + bar * .2, h * .7, 0), (depth - h * .2, h, 0), (0, h, 0)], h * .8, 14), bar, Z, smooth=False)
    eyes = [eye(bar * 2.1, bar * 1.1, bar * .95, Z, at=(0, s * h - bar * .475, 0), axis=(0, 1, 0)) for s in (-1, 1)]
    return [bow, *eyes, *clevis_pin(bar, opening + bar * 2, (0, 0, 0))]


def mo():
    return move(shackle(), at=(0, 0, 17), turn_z=-38)


def sp():
    """Thimble clevis: a grooved saddle, its web, and a fork with pin."""
    R, w = 27, 22
    prof = []
    for k in range(13):
        t = k / 12
        prof.append((t * w, R + 6 - 5.2 * math.sin(math.pi * t)))
    saddle_ = turned([(0, R - 7), (0, R + 6), *prof[1:-1], (w, R + 6), (w, R - 7)], Z, closed=True, n=80)
    saddle_.data.transform(Matrix.Rotation(math.radians(-90), 4, 'Y'))
    cut(saddle_, box(60, 90, 60, Z, at=(R + 2 + 24, 0, -20), bevel=0))
    add_bevel(saddle_, .8)
    saddle_.location = (0, 0, -w / 2)
    webs = [plate([(-R + 6, -10), (18, -24), (30, -23), (34, -12), (34, 12), (30, 23), (18, 24), (-R + 6, 10)], 10, Z, bevel=2, z=-5)]
    fork = []
    for s in (-1, 1):
        fork += [plate([(24, -13), (60, -14), (72, -8), (75, 0), (72, 8), (60, 14), (24, 13)], 9, Z, holes=[(59, 0, 17.5)], bevel=1.6)]
        fork[-1].location.z = s * 15 - 4.5
    bridge = box(20, 28, 38, Z, at=(30, 0, -19), bevel=4)
    pin = move(clevis_pin(16, 40, (0, 0, 0)), at=(59, 0, 0), tilt=(-90, 0))
    return move(move([saddle_, *webs, *fork, bridge, *pin], tilt=(8, 0)), at=(0, 0, 30), turn_z=146)


def go():
    """Hook with an eye at right angles."""
    bow = [(74 + 29 * math.cos(a), 0, 29 + 29 * math.sin(a)) for a in (math.radians(-90 + 205 * k / 26) for k in range(27))]
    pts = [(34, 0, 0), (54, 0, 0), *bow, (49, 0, 50), (40, 0, 54)]
    n = len(pts) - 1
    slim = [1 - .42 * max(0, (k / n - .72) / .28) for k in range(n + 1)]
    stations = [(*p, 16 * f, (16 + 6 * math.sin(math.pi * k / n)) * f) for k, (p, f) in enumerate(zip(pts, slim))]
    hook = swept(stations, Z, up=(0, 1, 0), p=2.2, steps=2)
    stem = swept([(16, 0, 0, 18, 22), (26, 0, 0, 17, 18), (40, 0, 0, 16, 16)], Z, p=2.2, ends=False)
    o = eye(46, 21, 15, Z, at=(0, 0, -7.5))
    return move(move([hook, stem, o], tilt=(-64, 0)), at=(0, 0, 24), turn_z=-24)


def ob():
    """Ball eye: flat oval eye, neck, flattened ball."""
    shape = plate([(24 * math.cos(a), 26 * math.sin(a)) for a in (2 * math.pi * k / 64 for k in range(64))], 16, Z, bevel=0, z=-8)
    cut(shape, cylinder(20, 90, Z))
    add_bevel(shape, 4)
    blend = swept([(15, 0, 0, 22, 12), (22, 0, 0, 26, 15), (29, 0, 0, 20, 16.6), (38, 0, 0, 17, 17)], Z, p=2.3, ends=False)
    stem = turned([(34, .01), (34, 8.5), (58, 8.5), *spline([(62, 8.8), (65.4, 11.2), (69, 14.8), (75, 16.7), (81, 14.6), (85.4, 8.6), (86.6, 3), (86.7, .01)], 6)], Z, closed=False)
    return move(move([shape, blend, stem], tilt=(34, 0)), at=(0, 0, 18), turn_z=-34)

"""Pre-insulated terminals for control wiring: rings, forks, pins, tabs, ferrules, butt splices."""
import math
from parts import swept
from solids import add_bevel, box, cut, cylinder, move, plate, tube, turned

COLOURS = ('scarlet', 'blue', 'sun')
SIZES = ((4.4, 2.0), (5.0, 2.6), (6.8, 3.9))  # sleeve and conductor bore


def sleeve(D, d, l, colour, z=0.0):
    """The plastic sleeve from x = 0: funnel mouth, body, shoulder over the metal barrel."""
    w = (D - d) / 2
    return turned([(0, D / 2 - w * .3), (0, D / 2 + .5), (.5, D / 2 + .6), (l * .30, D / 2 + .1), (l * .36, D / 2), (l - .8, D / 2), (l, D / 2 - .7), (l, d / 2), (l * .4, d / 2), (.6, D / 2 - w * .45)], colour, closed=True, z=z)


def tongue(outline, t, holes=(), mat='tinned'):
    o = plate(outline, t, mat, holes=holes, bevel=.14)
    o.location.z = -t / 2
    return o


def neck(x0, x1, D, w, t):
    return swept([(x0, 0, 0, D, D), (x0 + (x1 - x0) * .3, 0, 0, D * 1.02, D * .8), (x0 + (x1 - x0) * .75, 0, -.1, w, t * 1.3), (x1, 0, 0, w, t)], 'tinned', p=2.6, ends=False)


def insulated(kind, k, hole=4.3, outer=8.0):
    """One terminal along x of size k (0 red, 1 blue, 2 yellow), its axis at z = 0."""
    (D, d), colour = SIZES[k], COLOURS[k]
    l = 10 + k * .8
    t, x = .8 + .1 * k, l + 3.4
    parts = [sleeve(D, d, l, colour), tube(l - 1.5, d + .9, d, 'tinned', x=2.2, z=0, edge=.15), neck(l - .8, x + .6, d + .9, 3.4 + k, t)]
    if kind == 'ring':
        R = outer / 2
        parts.append(tongue([(x - .2, -1.7 - k * .4), *[(x + R + R * math.cos(math.radians(a)), R * math.sin(math.radians(a))) for a in range(-150, 151, 6)], (x - .2, 1.7 + k * .4)], t, [(x + R, 0, hole)]))
    elif kind == 'fork':
        R, g = outer / 2, hole / 2
        arm = [(x - .2, -1.7 - k * .4), (x + R * .5, -R), (x + R * 2.2, -R), (x + R * 2.35, -R + .6), (x + R * 2.35, -g - .2), (x + R * 2.2, -g), (x + R + .2, -g)]
        back = [(x + R + .2 - g * math.cos(math.radians(a)), g * math.sin(math.radians(a))) for a in range(-75, 76, 15)]
        parts.append(tongue([*arm, *back, *[(p, -q) for p, q in reversed(arm)]], t))
    elif kind == 'pin':
        dp = 1.9 + .4 * k
        parts += [turned([(x - 2, .01), (x - 2, dp / 2), (x + 10.6, dp / 2), (x + 12, dp / 4), (x + 12, .01)], 'tinned', closed=False)]
    return parts


def three(kind, sizes=((4.3, 8), (5.3, 9.4), (6.4, 12)), gap=13.0):
    parts = []
    for k in range(3):
        parts += move(insulated(kind, k, *sizes[k]), at=(-2 * k + (2 if k == 1 else 0), (1 - k) * gap, SIZES[k][0] / 2 + .6), turn_z=(4, -3, 3)[k])
    return move(parts, turn_z=-30)


def to(): return three('ring')
def tg(): return three('fork', gap=15.5)
def tp(): return three('pin', gap=11)


def ferrule(d, l, colour, twin=False):
    """A ferrule along x: funnel collar of plastic, thin flared tube with a rolled tip."""
    D, c = (d * 1.2 + 1.4 if twin else d * 1.5 + 1.6), 6 + d * .5
    metal = turned([(c - 2, d / 2), (c - 2, d / 2 + .25), (c + l, d / 2 + .25), (c + l + .15, d / 2 + .1), (c + l, d / 2), (c + l - .3, d / 2 - .05)], 'tinned', closed=True)
    if not twin:
        skin = turned([(0, D / 2 - .35), (0, D / 2), (.2, D / 2 + .1), (c * .55, D / 2), (c * .8, d / 2 + .95), (c, d / 2 + .8), (c + .1, d / 2 + .3), (c * .6, d / 2), (c * .5, D / 2 - .6), (.4, D / 2 - .55)], colour, closed=True)
        return [metal, skin]
    w, h = D * 1.75, D
    body = swept([(0, 0, 0, w, h), (c * .5, 0, 0, w, h), (c * .72, 0, 0, w * .8, h * .95), (c * .9, 0, 0, d + 1.8, d + 1.8), (c, 0, 0, d + 1.6, d + 1.6)], colour, p=2.8, ends=False)
    for s in (-1, 1):
        cut(body, cylinder(D * .76, c * 1.1, colour, at=(0, s * w * .235, 0), axis=(1, 0, 0)))
    add_bevel(body, .18)
    return [metal, body]


def tl():
    parts, x = [], 0
    for k, (d, l, colour) in enumerate(((1.3, 8, 'white'), (1.8, 8, 'light'), (2.6, 10, 'scarlet'), (4.2, 12, 'blue'), (6.4, 14, 'sun'))):
        x += (0, 5.2, 6.2, 8.2, 11.4)[k]
        parts += move(ferrule(d, l, colour), at=(0, -x, (d * 1.5 + 1.6) / 2 + .1))
    return move(parts, turn_z=-34)


def tw():
    parts = []
    for k, (d, l, colour) in enumerate(((2.2, 12, 'scarlet'), (3.2, 14, 'blue'), (4.6, 16, 'sun'))):
        parts += move(ferrule(d, l, colour, twin=True), at=(0, (13, 0, -15)[k], (d * 1.2 + 1.4) / 2 + .1), turn_z=(148, 152, 150)[k])
    return move(parts, turn_z=4)


def te():
    """Fully insulated push-on tabs: the curled receptacle shows in the mouth."""
    parts = []
    for k, colour in enumerate(COLOURS):
        D, d = SIZES[k]
        shell = swept([(6.4, 0, 0, D + .6, D), (8.4, 0, 0, D + 1.6, D), (11, 0, 0, 8.6, 4.8), (13, 0, 0, 9.2, 5), (17, 0, 0, 9.2, 5), (20, 0, 0, 9.2, 5), (21.3, 0, 0, 9.1, 4.9)], colour, p=4.4, ends=False)
        cut(shell, box(14, 8, 3.7, colour, at=(23, 0, -1.85), bevel=0))
        add_bevel(shell, .2)
        blade = [box(8, 7, .5, 'brass', at=(17.2, 0, -1.5), bevel=.1)]
        for s in (-1, 1):
            blade.append(path_curl(s))
        parts += move([sleeve(D, d, 9.4, colour), tube(7, d + .9, d, 'tinned', x=2.2, z=0, edge=.15), shell, *blade], at=(-3 * k, (13, 0, -13)[k], 2.9), turn_z=(-29, -33, -27)[k])
    return move(parts, turn_z=-8)


def path_curl(s):
    """One rolled flank of a receptacle."""
    prof = [(s * (3.4 - 1.15 + 1.15 * math.cos(a)), -.25 + 1.15 * math.sin(a)) for a in (math.radians(-90 + 250 * k / 14) for k in range(15))]
    inner = [(s * (3.4 - 1.15 + .72 * math.cos(a)), -.25 + .72 * math.sin(a)) for a in (math.radians(160 - 250 * k / 14) for k in range(15))]
    o = plate(prof + inner, 8, 'brass', bevel=.06)
    o.rotation_euler = (math.radians(90), 0, math.radians(90))
    o.location = (13, 0, 0)
    return o


def li():
    """Insulated butt splices: funnel at both ends, the metal tube inside."""
    parts, l = [], 26
    for k, colour in enumerate(COLOURS):
        D, d = SIZES[k]
        R, r = D / 2, d / 2 + .5
        half = [(0, R + .15), (0, R + .5), (.4, R + .62), (2.2, R + .34), (4.4, R + .04), (5.6, R), (9.4, R), (9.7, R - .16), (10.1, R - .16), (10.4, R), (l / 2 - .4, R), (l / 2 - .2, R - .1)]
        inside = [(l - 4.2, r), (4.2, r)]
        skin = turned([*half, *[(l - x, q) for x, q in reversed(half)], *inside], colour, closed=True)
        metal = tube(l - 7, d + .96, d, 'tinned', x=3.5, z=0, edge=.12)
        parts += move([skin, metal], at=(2 * k, (12, 0, -13)[k], R + .64), turn_z=(-31, -27, -33)[k])
    return move(parts, turn_z=-4)

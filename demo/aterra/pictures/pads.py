"""Substation connectors for equipment terminals and for cable taps, spacers and earthing studs."""
from parts import ball, grid4, pad, saddle, swept, upright
from solids import add_bevel, bolt, box, cut, cylinder, move, plate, rounded
from substation import bolted, cable, four_hole, pipe, spread, trough, tube_clamp, web


def er():
    return move([*four_hole(-112), web(-36, 6, 64, 70, 16, 20, z0=0, z1=-12), *trough(28, 110, 2), *cable(-10, 200)], turn_z=-30)


def ea():
    """The pad stands upright; the cable leaves square to it."""
    upright_ = move([pad(124, 80, 13, 'cast', grid4(44.5, 14, -58, 0), 5, x=-98, bevel=1.2)], at=(-8, 0, 0), tilt=(0, 90))
    return move([*upright_, web(-2, 20, 78, 76, 24, 21, z0=-13, z1=-12.4), *move([*trough(28, 110, 2), *cable(2, 200)], at=(12, 0, 0))], turn_z=-34)


def en():
    """A split ring on an upright stud, drawn tight by two bolts; the cable leaves at right angles."""
    ring = upright([(-32, 15.2), (-32, 25), (-30, 27), (30, 27), (32, 25), (32, 15.2)], 'bronze', closed=True)
    cut(ring, box(60, 3, 90, 'bronze', at=(-30, 0, -45), bevel=0))
    ears = [plate(rounded(26, 60, 8, x=-48, y=0), 11, 'bronze', bevel=1.4) for _ in (0, 1)]
    for o, y in zip(ears, (1.5, -12.5)):
        o.rotation_euler.x = 1.5708
        o.location.y = y + 11
    parts = [ring, *ears, upright([(-62, .01), (-62, 15), (46, 15), (48, 13), (48, .01)], 'copper', closed=False)]
    for z in (-16, 16):
        parts += bolt(10, 38, 'galvanised', at=(-38, -12.5, z), axis=(0, 1, 0), nut_at=25)
    parts += [web(20, 46, 44, 56, 40, 20, 'bronze', z0=-6, z1=-14), *move([*trough(24, 92, 2, mat='bronze', ear=24), *cable(-2, 150, 24, 'copper')], at=(42, 0, 0))]
    return move(parts, at=(0, 0, 62), turn_z=-28)


def et():
    return move([*four_hole(-172), web(-98, -56, 66, 82, 18, 50), *tube_clamp(60, 120), pipe(-58, 170, 59.6)], turn_z=-32)


def yt():
    run = move([*trough(28, 132, 2), *cable(-90, 220)], at=(-66, 0, 0))
    tap = move([*trough(24, 92, 2), *cable(-6, 170, 24), web(-30, 6, 62, 62, 18, 18, z0=-14, z1=-14)], at=(0, -58, 0), turn_z=-90)
    return move([*run, *tap], turn_z=-34)


def ye():
    parts = [swept([(0, -74, -12, 40, 18), (0, -40, -14, 26, 14), (0, 0, -14, 22, 13), (0, 40, -14, 26, 14), (0, 74, -12, 40, 18)], 'cast', p=4, ends=False)]
    for y in (-100, 100):
        parts += move([*trough(28, 60, 1), *cable(-100, 160)], at=(-30, y, 0))
    return move(parts, turn_z=-32)


def yp():
    """Two grooves side by side under three keepers, each with two bolts between the cables."""
    l, w, gap = 156, 96, 54
    bed = plate(rounded(l, w, 8, x=-l / 2), 20, 'cast', bevel=0, z=-21.5)
    for s in (-1, 1):
        cut(bed, cylinder(28, l * 2, 'cast', at=(0, s * gap / 2, 0), axis=(1, 0, 0)))
    add_bevel(bed, 1.8)
    parts = [bed]
    for x in spread(3, l):
        k = plate(rounded(44, w, 8, x=x - 22), 20, 'cast', bevel=0, z=1.5)
        for s in (-1, 1):
            cut(k, cylinder(28, l * 2, 'cast', at=(0, s * gap / 2, 0), axis=(1, 0, 0)))
            edge = box(90, 40, 40, 'cast', at=(x, 0, 0), bevel=0)
            edge.rotation_euler.x = s * -.5
            edge.location = (x, s * (w / 2 + 10), 6)
            cut(k, edge)
        add_bevel(k, 1.6)
        parts += [k, *bolted((x - 10.5, x + 10.5), (0,), 21.5, 43, 10)]
    for s in (-1, 1):
        parts += move(cable(-150, 150), at=(0, s * gap / 2, 0))
    return move(parts, turn_z=-30)


def yb():
    clamp = [*saddle(60, 46, 'tinned', 8, 30, 13), *saddle(60, 46, 'tinned', 8, 30, 13, upper=False), *bolted((0,), (-49, 49), 13.5, 27, 12)]
    stud = upright([(34, .01), (34, 17), (44, 16), (48, 10), (50, 7.5), (94, 7.5), (94, .01)], 'tinned', closed=False)
    return move([*clamp, pipe(-130, 130, 59.6), stud, ball(25, 'tinned', (0, 0, 104))], turn_z=-30)

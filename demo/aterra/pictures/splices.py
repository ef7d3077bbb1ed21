"""Compression splices: equal, reducing, and copper to aluminium."""
from solids import move, strand, turned


def splice(D1, d1, D2, d2, length, mat, marks=4, z=None):
    """A tube with a stop in the middle; two sizes make a reducing splice. `marks` are the rolled compression marks."""
    m, z, e = length / 2, D1 / 2 if z is None else z, .035 * D1
    step = (D1 - D2) / 2
    outer = [(0, D1 / 2 - e), (e, D1 / 2)]
    for k in range(marks):
        x = m * .86 * (k + .6) / marks
        outer += [(x, D1 / 2), (x + .25, D1 / 2 - .22), (x + .8, D1 / 2 - .22), (x + 1.05, D1 / 2)]
    outer += [(m - step, D1 / 2), (m + step + .1, D2 / 2)]
    for k in range(marks):
        x = m + m * .96 * (k + .6) / marks
        outer += [(x, D2 / 2), (x + .25, D2 / 2 - .22), (x + .8, D2 / 2 - .22), (x + 1.05, D2 / 2)]
    outer += [(length - e, D2 / 2), (length, D2 / 2 - e)]
    inner = [(length, d2 / 2 + e), (length - e, d2 / 2), (m + 1, d2 / 2), (m + .9, d2 * .25), (m - .9, d2 * .25), (m - 1, d1 / 2), (e, d1 / 2), (0, d1 / 2 + e)]
    return [turned(outer + inner, mat, 'splice', z=z)]


def lc():
    return move(splice(15, 11.5, 15, 11.5, 62, 'tinned'), turn_z=155) + move(strand(40, 62, 10.6, 'copper', z=7.5), at=(-8, -27, 0), turn_z=155) + \
        move(splice(10.4, 8, 10.4, 8, 44, 'tinned', 3), at=(26, 23, 0), turn_z=170)


def lr():
    return move(splice(18, 14, 11, 8, 66, 'tinned'), turn_z=155)

import { t } from '../../content/text.ts'
import { barrel, conductor } from '../../content/catalogue/conductors.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { box, circle, line } from './path.ts'
import { View } from './view.ts'

const stop = t('batente', 'stop', 'tope')
const chamfered = (x: number, length: number, r: number): string =>
  `M${x} ${-r + 0.4}L${x + 0.4} ${-r}H${x + length - 0.4}L${x + length} ${-r + 0.4}V${r - 0.4}L${x + length - 0.4} ${r}H${x + 0.4}L${x} ${r - 0.4}Z`

/** Tube from the end. */
const ends = (part: Part, outer: number, bore: number): View =>
  new View(part)
    .draw('cut', circle(0, 0, outer / 2))
    .draw('open', circle(0, 0, bore / 2))
    .draw('axis', line(-outer * 0.65, 0, outer * 0.65, 0), line(0, -outer * 0.65, 0, outer * 0.65))

/** Splice: one tube for two conductors of one size, with a stop in the middle. */
export function splice(part: Part): View[][] {
  const [outer, bore, length] = [part.mm('outer'), part.mm('bore'), part.mm('length')]
  const [R, r, m] = [outer / 2, bore / 2, length / 2]
  const side = new View(part)
    .draw('cut', chamfered(0, length, R))
    .draw('open', box(0, -r, length, bore))
    .draw('axis', line(-4, 0, length + 4, 0))
    .across('length', 0, length, { from: R - 0.4 })
  side
    .draw(
      'cut',
      `M${m - 1.6} ${-r}C${m - 0.8} ${-r + bore * 0.22} ${m + 0.8} ${-r + bore * 0.22} ${m + 1.6} ${-r}Z`,
      `M${m - 1.6} ${r}C${m - 0.8} ${r - bore * 0.22} ${m + 0.8} ${r - bore * 0.22} ${m + 1.6} ${r}Z`,
    )
    .note(part.say(stop), m, -r + 1, { lean: 'right' })
    .note(part.figure('conductor'), length * 0.2, -r * 0.3, { lean: 'right' })
  return [
    [
      side,
      ends(part, outer, bore)
        .up('bore', -bore / 2, bore / 2, { from: 0 })
        .up('outer', -R, R, { from: 0 })
        .note(part.say(materials.tinnedCopper), R * 0.6, -R * 0.6, { lean: 'left' }),
    ],
  ]
}

/** Two barrels on one axis, each for its conductor. */
function stepped(
  part: Part,
  small: { outer: number; bore: number },
  first: number,
  notes: [string, string],
  materialsSaid: [string, string],
): View[][] {
  const [outer, bore, length] = [part.mm('outer'), part.mm('bore'), part.mm('length')]
  const [R, r, q, k] = [outer / 2, bore / 2, small.outer / 2, small.bore / 2]
  const [a, b] = [first - 4, first + 4]
  const side = new View(part)
    .draw(
      'cut',
      `M0 ${-R}H${a}C${first} ${-R} ${first} ${-q} ${b} ${-q}H${length}V${q}H${b}C${first} ${q} ${first} ${R} ${a} ${R}H0Z`,
    )
    .draw('open', box(0, -r, a - 1, bore), box(b + 1, -k, length - b - 1, small.bore))
    .draw('axis', line(-4, 0, length + 4, 0))
    .across('length', 0, length, { from: [R, q] })
    .up('bore', -r, r)
    .up('outer', -R, R)
    .note(notes[0], a * 0.4, -r * 0.3, { lean: 'left' })
    .note(notes[1], (b + length) / 2, -k * 0.3, { lean: 'right' })
    .note(materialsSaid[0], a * 0.7, R - (R - r) / 2, { side: 'below', lean: 'left' })
  if (materialsSaid[1])
    side
      .note(materialsSaid[1], b + (length - b) * 0.5, q - (q - k) / 2, {
        side: 'below',
        lean: 'right',
      })
      .draw('edge', line(first, -(R + q) / 2, first, (R + q) / 2))
  return [[side]]
}

export function reducingSplice(part: Part): View[][] {
  const small = barrel(part.mm('reduced'))
  return stepped(
    part,
    small,
    part.mm('bore') * 2.1 + 9,
    [part.figure('conductor'), part.figure('reduced')],
    [part.say(materials.tinnedCopper), ''],
  )
}

/** Aluminum on the left, copper on the right, friction-welded. */
export function bimetallicSplice(part: Part): View[][] {
  const small = barrel(part.mm('copper'))
  return stepped(
    part,
    small,
    part.mm('length') - small.bore * 2.1 - 8,
    [`${part.figure('conductor')} Al`, `${part.figure('copper')} Cu`],
    [part.say(materials.aluminium), part.say(materials.copper)],
  )
}

/** An aluminum barrel with a copper pin. */
export function bimetallicPin(part: Part): View[][] {
  const [outer, bore, length, d] = [
    part.mm('outer'),
    part.mm('bore'),
    part.mm('length'),
    part.mm('pin'),
  ]
  const [R, r] = [outer / 2, bore / 2]
  const [end, neck] = [length - 34, length - 26]
  const side = new View(part)
    .draw('cut', `M0 ${-R}H${end}V${R}H0Z`)
    .draw(
      'part',
      `M${end} ${-R * 0.9}C${neck} ${-R * 0.9} ${end + 3} ${-d / 2} ${neck} ${-d / 2}H${length - 1}L${length} ${-d / 2 + 1}V${d / 2 - 1}L${length - 1} ${d / 2}H${neck}C${end + 3} ${d / 2} ${neck} ${R * 0.9} ${end} ${R * 0.9}Z`,
    )
    .draw('open', box(0, -r, end - 5, bore))
    .draw('axis', line(-4, 0, length + 4, 0))
    .across('length', 0, length, { from: [R, d / 2] })
    .up('bore', -r, r)
    .up('outer', -R, R)
    .up('pin', -d / 2, d / 2, { side: 'right' })
    .note(`${part.figure('conductor')} Al`, end * 0.4, -r * 0.3, { lean: 'left' })
    .note(`${part.say(materials.copper)} ${part.figure('copper')}`, length - 12, -d * 0.3, {
      lean: 'left',
    })
  return [[side]]
}

/** A short tube over parallel conductors. */
export function parallelSplice(part: Part): View[][] {
  const [outer, bore, length] = [part.mm('outer'), part.mm('bore'), part.mm('length')]
  const R = outer / 2
  const side = new View(part)
    .draw('cut', chamfered(0, length, R))
    .draw('open', box(0, -bore / 2, length, bore))
    .draw('axis', line(-4, 0, length + 4, 0))
    .across('length', 0, length, { from: R - 0.4 })
    .note(part.say(materials.tinnedCopper), length * 0.5, -R + 0.8, { lean: 'right' })
  const small = conductor(25).diameter / 2
  const front = ends(part, outer, bore)
    .draw('other', circle(0, -small - 0.15, small), circle(0, small + 0.15, small))
    .up('bore', -bore / 2, bore / 2, { from: 0, side: 'right' })
    .up('outer', -R, R, { from: 0, side: 'right' })
    .note(`Σ ${part.figure('total')}`.replace('Σ ', ''), small * 0.4, -small, { lean: 'right' })
  return [[side, front]]
}

/** A metal tube in its insulation, with a funnel at both mouths. */
export function insulatedSplice(part: Part): View[][] {
  const [outer, bore, length] = [part.mm('outer'), part.mm('bore'), part.mm('length')]
  const [R, r] = [outer / 2, bore / 2]
  const [a, b] = [length * 0.2, length * 0.8]
  const side = new View(part)
    .draw('cut', box(0, -R, length, outer, 0.4))
    .draw('part', box(a, -r - 0.5, b - a, bore + 1))
    .draw(
      'open',
      `M0 ${-R + 0.5}L${a} ${-r}H${b}L${length} ${-R + 0.5}V${R - 0.5}L${b} ${r}H${a}L0 ${R - 0.5}Z`,
    )
    .draw(
      'edge',
      line(length / 2, -r, length / 2, -r * 0.4),
      line(length / 2, r, length / 2, r * 0.4),
    )
    .draw('axis', line(-2, 0, length + 2, 0))
    .across('length', 0, length)
    .up('bore', -r, r, { from: a })
    .up('outer', -R, R)
    .note(part.say(stop), length / 2, -r * 0.6, { lean: 'right' })
    .note(part.figure('total'), length * 0.12, 0, { lean: 'right' })
    .note(part.value('insulation'), length * 0.9, R - 0.3, { side: 'below', lean: 'left' })
    .note(part.say(materials.tinnedCopper), length * 0.35, r + 0.25, {
      side: 'below',
      lean: 'left',
    })
  return [[side]]
}

import { t } from '../../content/text.ts'
import { sleeves } from '../../content/catalogue/insulated-terminals.ts'
import type { Sleeve } from '../../content/catalogue/insulated-terminals.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { about, box, circle, ellipse, line } from './path.ts'
import { View } from './view.ts'

const sleeveOf = (part: Part): (typeof sleeves)[Sleeve] => sleeves[part.code('colour') as Sleeve]
/** Thickness of the tongues, mm. */
const sheetMetal = 0.9

/** Outline of the sleeve from x = 0: a funnel at the mouth, then straight. */
const sleeveOutline = (barrel: number, outer: number): string => {
  const [r, mouth] = [outer / 2, (outer * 1.12) / 2]
  return `M0 ${-mouth}C${barrel * 0.15} ${-mouth} ${barrel * 0.2} ${-r} ${barrel * 0.32} ${-r}H${barrel - 0.5}L${barrel} ${-r + 0.5}V${r - 0.5}L${barrel - 0.5} ${r}H${barrel * 0.32}C${barrel * 0.2} ${r} ${barrel * 0.15} ${mouth} 0 ${mouth}Z`
}

/** Side view: the sleeve, and the thin tongue at its end. */
function fromSide(part: Part, length: number, thickness: number): View {
  const { barrel, outer } = sleeveOf(part)
  return new View(part)
    .draw(
      'part',
      box(barrel, -thickness / 2, length - barrel, thickness),
      sleeveOutline(barrel, outer),
    )
    .draw('hidden', `M1.5 ${-outer * 0.3}H${barrel}M1.5 ${outer * 0.3}H${barrel}`)
    .draw('axis', line(-1.5, 0, barrel + 2, 0))
    .note(part.figure('wire'), barrel * 0.3, -outer * 0.15, { lean: 'right' })
    .note(part.value('insulation'), barrel * 0.7, outer * 0.44, { side: 'below', lean: 'right' })
}

const barrelEnd = (view: View, barrel: number, outer: number): View =>
  view
    .draw('part', sleeveOutline(barrel, outer))
    .draw('hidden', `M1.5 ${-outer * 0.3}H${barrel}M1.5 ${outer * 0.3}H${barrel}`)

export function ring(part: Part): View[][] {
  const { barrel, outer } = sleeveOf(part)
  const [length, width, hole] = [part.mm('length'), part.mm('width'), part.mm('hole')]
  const [r, x] = [width / 2, length - width / 2]
  const neck = Math.min(outer * 0.36, r * 0.7)
  const top = new View(part)
    .draw(
      'part',
      `M${barrel - 1} ${-neck}H${x - r * 0.9}A${r} ${r} 0 1 1 ${x - r * 0.9} ${neck}H${barrel - 1}Z`,
    )
    .draw('open', circle(x, 0, hole / 2))
    .draw('axis', line(-1.5, 0, length + 1.5, 0), line(x, -r - 1.5, x, r + 1.5))
  barrelEnd(top, barrel, outer)
    .across('length', 0, length, { from: [outer * 0.56, 0] })
    .up('width', -r, r, { side: 'right', from: x })
    .hole('hole', x, 0, hole / 2, { lean: 'left' })
    .note(part.value('stud'), x + hole * 0.36, hole * 0.36, { side: 'below', lean: 'right' })
  return [[fromSide(part, length, sheetMetal)], [top]]
}

export function fork(part: Part): View[][] {
  const { barrel, outer } = sleeveOf(part)
  const [length, width, slot] = [part.mm('length'), part.mm('width'), part.mm('hole')]
  const [w, s] = [width / 2, slot / 2]
  const root = barrel + 2.2
  const neck = Math.min(outer * 0.36, w * 0.7)
  const top = new View(part)
    .draw(
      'part',
      `M${barrel - 1} ${-neck}H${root - 0.8}C${root} ${-neck} ${root} ${-w} ${root + 1.6} ${-w}H${length - 0.8}L${length} ${-w + 0.8}V${-s}H${root + s + 1}A${s} ${s} 0 0 0 ${root + s + 1} ${s}H${length}V${w - 0.8}L${length - 0.8} ${w}H${root + 1.6}C${root} ${w} ${root} ${neck} ${root - 0.8} ${neck}H${barrel - 1}Z`,
    )
    .draw('axis', line(-1.5, 0, length + 1.5, 0))
  barrelEnd(top, barrel, outer)
    .across('length', 0, length, { from: [outer * 0.56, w] })
    .up('width', -w, w, { side: 'right' })
    .up('hole', -s, s, { side: 'right' })
    .note(part.value('stud'), root + s + 2.4, 0, { lean: 'left' })
  return [[fromSide(part, length, sheetMetal)], [top]]
}

export function pin(part: Part): View[][] {
  const { barrel, outer } = sleeveOf(part)
  const [length, d] = [part.mm('length'), part.mm('pin')]
  const w = part.mm('width') / 2
  const side = new View(part).draw(
    'part',
    `M${barrel - 1} ${-d / 2}H${length - 0.5}L${length} ${-d / 2 + 0.5}V${d / 2 - 0.5}L${length - 0.5} ${d / 2}H${barrel - 1}Z`,
  )
  barrelEnd(side, barrel, outer)
    .draw('axis', line(-1.5, 0, length + 1.5, 0))
    .across('length', 0, length, { from: [w, d / 2] })
    .across('reach', barrel, length, { from: [w, d / 2] })
    .up('pin', -d / 2, d / 2, { side: 'right' })
    .up('width', -w, w, { from: barrel * 0.36 })
    .note(part.figure('wire'), barrel * 0.3, -outer * 0.15, { lean: 'right' })
    .note(part.value('insulation'), barrel * 0.8, -w * 0.9, { lean: 'right' })
  return [[side]]
}

/** Push-on receptacle in a housing, with a slot for the tab. */
export function pushOn(part: Part): View[][] {
  const { barrel, outer } = sleeveOf(part)
  const [length, width, tab] = [part.mm('length'), part.mm('width'), part.mm('tab')]
  const w = width / 2
  const top = new View(part).draw('part', box(barrel - 1, -w, length - barrel + 1, width, 0.8))
  barrelEnd(top, barrel, outer)
    .draw('hidden', box(barrel + 2, -tab / 2 - 0.4, length - barrel - 2, tab + 0.8))
    .draw('axis', line(-1.5, 0, length + 1.5, 0))
    .across('length', 0, length, { from: [outer * 0.56, w] })
    .note(part.figure('wire'), barrel * 0.3, -outer * 0.15, { lean: 'left' })
    .note(part.value('insulation'), length - 2, -w * 0.85, { lean: 'left' })
  const front = new View(part)
    .draw('part', about(0, 0, width, 3.6, 0.8))
    .draw('open', about(0, 0, tab, 0.8))
    .draw('axis', line(0, -3, 0, 3))
    .across('width', -w, w)
    .across('tab', -tab / 2, tab / 2, { from: 0.4 })
  return [[top, front]]
}

const bush = t('gola de polipropileno', 'polypropylene collar', 'collar de polipropileno')

/**
 * Ferrule in section: tube for the end of a wire, with its collar; a twin ferrule has a collar for
 * two insulated wires.
 */
export function ferrule(part: Part): View[][] {
  const [length, reach, bore, width] = [
    part.mm('length'),
    part.mm('reach'),
    part.mm('pin'),
    part.mm('width'),
  ]
  const [r, w, wall] = [bore / 2, width / 2, 0.25 + bore * 0.03]
  const x = length - reach
  const narrow = part.family === 'TW' ? Math.min(w, bore * 0.5 + 1.2) : w
  const side = new View(part)
    .draw(
      'cut',
      `M0 ${-w}H${x * 0.55}C${x * 0.8} ${-w} ${x * 0.85} ${-r - wall * 2} ${x} ${-r - wall * 2}V${r + wall * 2}C${x * 0.85} ${r + wall * 2} ${x * 0.8} ${w} ${x * 0.55} ${w}H0Z`,
    )
    .draw('part', box(x * 0.7, -r - wall, length - x * 0.7, bore + 2 * wall))
    .draw(
      'open',
      `M0 ${-w + 0.5}H${x * 0.5}C${x * 0.72} ${-w + 0.5} ${x * 0.75} ${-r} ${x * 0.95} ${-r}H${length}V${r}H${x * 0.95}C${x * 0.75} ${r} ${x * 0.72} ${w - 0.5} ${x * 0.5} ${w - 0.5}H0Z`,
    )
    .draw('axis', line(-1.5, 0, length + 1.5, 0))
    .across('length', 0, length, { from: [w, r] })
    .across('reach', x, length, { from: [r + wall * 2, r] })
    .up('pin', -r, r, { side: 'right' })
    .note(part.say(materials.tinnedCopper), x + reach * 0.5, -r - wall / 2, { lean: 'right' })
    .note(part.say(bush), x * 0.3, -w + 0.25, { lean: 'right' })
  const front = new View(part)
    .draw('part', about(0, 0, narrow * 2, width, narrow))
    .draw('open', about(0, 0, narrow * 2 - 1, width - 1, narrow - 0.5))
    .draw('part', circle(0, 0, r + wall))
    .draw('open', circle(0, 0, r))
    .draw('axis', line(0, -w - 1, 0, w + 1), line(-narrow - 1, 0, narrow + 1, 0))
    .up('width', -w, w, { side: 'right', from: 0 })
    .note(part.value('wire') + ' mm²', 0, 0, { lean: 'left' })
  if (part.family === 'TW')
    front.draw(
      'hidden',
      ellipse(0, -w * 0.5, narrow * 0.62, w * 0.42),
      ellipse(0, w * 0.5, narrow * 0.62, w * 0.42),
    )
  return [[side, front]]
}

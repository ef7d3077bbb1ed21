import { t } from '../../content/text.ts'
import { conductors } from '../../content/catalogue/conductors.ts'
import { boltDown, cableAlong, cableEnd } from './fasteners.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { box, circle, line } from './path.ts'
import { View } from './view.ts'

const keeper = t('sapata', 'keeper', 'zapata')

/** Suspension clamp: a boat-shaped body for the cable, hung by two ears. */
export function suspensionClamp(part: Part): View[][] {
  const length = part.mm('length')
  const [, cable] = part.range('cableDiameter')
  const [l, r] = [length / 2, cable / 2]
  const depth = r + 12
  const lift = depth + 26
  const side = new View(part).draw(
    'part',
    `M${-l} ${r + 4}C${-l * 0.7} ${r * 0.2} ${-l * 0.4} ${-r * 0.4} 0 ${-r * 0.4}C${l * 0.4} ${-r * 0.4} ${l * 0.7} ${r * 0.2} ${l} ${r + 4}L${l * 0.92} ${r + 11}C${l * 0.5} ${depth + 3} ${l * 0.25} ${depth + 4} 0 ${depth + 4}C${-l * 0.25} ${depth + 4} ${-l * 0.5} ${depth + 3} ${-l * 0.92} ${r + 11}Z`,
  )
  side
    .draw(
      'other',
      `M${-l * 1.25} ${r * 2}C${-l * 0.8} ${-r * 0.2} ${-l * 0.4} ${-r} 0 ${-r}C${l * 0.4} ${-r} ${l * 0.8} ${-r * 0.2} ${l * 1.25} ${r * 2}`,
    )
    .draw(
      'part',
      `M${-l * 0.5} ${-r * 0.6}C${-l * 0.2} ${-r - 2} ${l * 0.2} ${-r - 2} ${l * 0.5} ${-r * 0.6}V${-r - 8}C${l * 0.2} ${-r - 11} ${-l * 0.2} ${-r - 11} ${-l * 0.5} ${-r - 8}Z`,
    )
  boltDown(boltDown(side, -l * 0.34, -r - 10, depth + 8, 12), l * 0.34, -r - 10, depth + 8, 12)
  side
    .draw('part', `M-13 ${depth * 0.4}L-9 ${-lift}A9 9 0 0 1 9 ${-lift}L13 ${depth * 0.4}Z`)
    .draw('open', circle(0, -lift, 8))
    .draw('axis', line(-14, -lift, 14, -lift), line(0, -lift - 14, 0, depth + 10))
    .across('length', -l, l, { from: r + 4 })
    .note(part.say(keeper), -l * 0.42, -r - 5, { lean: 'left' })
    .note(part.say(materials.alloy), l * 0.6, r + 4, { side: 'below', lean: 'right' })
    .note(part.value('coupling'), 6, -lift + 5, { lean: 'right' })
  const w = r + 9
  const front = new View(part)
    .draw(
      'part',
      `M${-w} ${-lift - 12}H${-w + 6}V0H${-r}A${r} ${r} 0 0 0 ${r} 0H${w - 6}V${-lift - 12}H${w}V${depth - 6}A10 10 0 0 1 ${w - 10} ${depth + 4}H${-w + 10}A10 10 0 0 1 ${-w} ${depth - 6}Z`,
    )
    .draw('part', box(-w - 5, -lift - 8, w * 2 + 10, 16))
    .draw('part', box(-r - 2, -r - 10, r * 2 + 4, 9, 2))
  cableEnd(front, 0, 0, cable).across('cableDiameter', -r, r, { from: 0 })
  return [[side, front]]
}

/** Strain clamp: U-bolts press the cable into a curved body, which is pulled at the clevis. */
export function strainClamp(part: Part): View[][] {
  const [length, bolts] = [part.mm('length'), part.mm('bolts')]
  const [, cable] = part.range('cableDiameter')
  const eye = 15
  const end = length - eye
  const rise = cable * 1.6
  const at = (x: number): number => -rise * (x / end) ** 2
  const side = new View(part).draw(
    'part',
    `M${-eye} 0A${eye} ${eye} 0 0 1 0 ${-eye}C${end * 0.3} ${-eye - 4} ${end * 0.6} ${-rise * 0.2 - 2} ${end} ${-rise - 3}L${end} ${-rise + 12}C${end * 0.6} ${rise * 0.5 + 12} ${end * 0.3} ${eye + 4} 0 ${eye}A${eye} ${eye} 0 0 1 ${-eye} 0Z`,
  )
  side.draw(
    'other',
    `M${end * 1.2} ${-rise * 1.5 - cable}C${end * 0.7} ${-rise * 0.2 - cable} ${end * 0.4} ${-cable - 4} ${end * 0.16} ${-cable - 6}L${end * 0.16} ${-6}C${end * 0.4} -4 ${end * 0.7} ${-rise * 0.2} ${end * 1.2} ${-rise * 1.5}`,
  )
  for (let i = 0; i < bolts; i += 1) {
    const x = end * (0.26 + (0.66 * i) / Math.max(1, bolts - 1))
    const y = at(x) - cable - 4
    side.draw('part', box(x - 12, y - 5, 24, 7, 2))
    boltDown(side, x - 6, y + 16 + cable, y - 14, 8, y - 5)
  }
  side
    .draw('open', circle(0, 0, 8.5))
    .draw('axis', line(-eye - 6, 0, eye + 6, 0), line(0, -eye - 6, 0, eye + 6))
    .across('length', -eye, end, { from: [0, -rise + 12] })
    .up('cableDiameter', -rise * 1.5 - cable, -rise * 1.5, { side: 'right', from: end * 1.2 })
    .note(part.value('coupling'), -4, 8, { side: 'below', lean: 'right' })
    .note(part.say(materials.alloy), end * 0.72, at(end * 0.72) + 12, {
      side: 'below',
      lean: 'right',
    })
  return [[side]]
}

/** Wedge anchor: a conical body with a pair of wedges on the messenger, and its bail. */
export function wedgeAnchor(part: Part): View[][] {
  const length = part.mm('length')
  const [, max] = part.range('messenger')
  const cable = (conductors.find(({ section }) => section >= max)?.diameter ?? 13) * 1.2
  const body = length * 0.62
  const [h, k] = [cable * 0.5 + 14, cable * 0.5 + 7]
  const side = new View(part)
  side
    .draw('part', `M0 ${-k}L${body} ${-h}V${h}L0 ${k}Z`)
    .draw(
      'cut',
      `M${body * 0.08} ${-cable / 2 - 2}L${body * 0.9} ${-h + 4}V${-cable / 2}H${body * 0.08}Z`,
      `M${body * 0.08} ${cable / 2 + 2}L${body * 0.9} ${h - 4}V${cable / 2}H${body * 0.08}Z`,
    )
  cableAlong(side, -body * 0.4, body * 1.12, 0, cable)
  const turn = length - h - 4
  side.draw(
    'part',
    `M${body * 0.5} ${h + 4}H${turn}A${h + 4} ${h + 4} 0 0 0 ${turn} ${-h - 4}H${body * 0.5}V${-h + 1}H${turn}A${h - 1} ${h - 1} 0 0 1 ${turn} ${h - 1}H${body * 0.5}Z`,
  )
  side
    .draw('axis', line(-body * 0.45, 0, body * 1.2, 0))
    .across('length', 0, length, { from: [k, 0] })
  side
    .note(part.say(t('cunha', 'wedge', 'cuña')), body * 0.7, -h * 0.7, { lean: 'left' })
    .note(part.say(materials.stainless), turn * 0.9, -h - 2, { lean: 'right' })
    .note(part.say(materials.polymer), body * 0.3, k, { side: 'below', lean: 'right' })
    .note(`${part.value('messenger')} mm²`, -body * 0.25, 0, { lean: 'left' })
  return [[side]]
}

/** Bundle suspension: a hinged jaw on the neutral, below its hook. */
export function bundleSuspension(part: Part): View[][] {
  const length = part.mm('length')
  const [, max] = part.range('messenger')
  const cable = (conductors.find(({ section }) => section >= max)?.diameter ?? 13) * 1.15
  const [l, r] = [length / 2, cable / 2]
  const drop = 62
  const front = new View(part)
    .draw(
      'part',
      `M-5 ${-drop}H5V${-r - 12}H${r + 11}V${r + 4}A12 12 0 0 1 ${r - 1} ${r + 16}H${-r + 1}A12 12 0 0 1 ${-r - 11} ${r + 4}V${-r - 12}H-5Z`,
    )
    .draw('open', `M${r + 12} -2H${r}A${r} ${r} 0 1 0 ${r} 2H${r + 12}`)
    .draw(
      'part',
      `M-9 ${-drop - 6}C-9 ${-drop - 22} 15 ${-drop - 22} 15 ${-drop - 6}H9C9 ${-drop - 14} -3 ${-drop - 14} -3 ${-drop - 6}V${-drop + 6}H-9Z`,
    )
    .draw('axis', line(0, -drop - 22, 0, r + 22))
  cableEnd(front, 0, 0, cable)
    .note(part.value('coupling'), 12, -drop - 12, { side: 'right' })
    .note(`${part.value('messenger')} mm²`, r * 0.4, 0, { side: 'right' })
  const side = new View(part)
    .draw(
      'part',
      `M-8 ${-drop}H8L14 ${-r - 12}H${l - 4}L${l} ${-r}V${r + 8}A8 8 0 0 1 ${l - 8} ${r + 16}H${-l + 8}A8 8 0 0 1 ${-l} ${r + 8}V${-r}L${-l + 4} ${-r - 12}H-14Z`,
    )
    .draw('part', box(-3, -drop - 18, 6, 24, 2))
    .draw('axis', line(-l - 16, 0, l + 16, 0), line(0, -drop - 22, 0, r + 22))
  cableAlong(cableAlong(side, -l - 14, -l, 0, cable), l, l + 14, 0, cable)
    .across('length', -l, l, { from: r + 8 })
    .note(part.say(materials.polymer), l * 0.5, r + 8, { side: 'below', lean: 'right' })
  return [[side, front]]
}

/** Compression anchor: a pressed tube with its forged eye and the pad for the jumper. */
export function compressionAnchor(part: Part): View[][] {
  const [length, outer] = [part.mm('length'), part.mm('outer')]
  const [, cable] = part.range('cableDiameter')
  const [R, r, eye] = [outer / 2, cable / 2, 26]
  const neck = 120
  const side = new View(part)
    .draw(
      'part',
      `M${-eye} 0A${eye} ${eye} 0 0 1 ${eye * 0.8} ${-eye * 0.6}L${neck} -12V12L${eye * 0.8} ${eye * 0.6}A${eye} ${eye} 0 0 1 ${-eye} 0Z`,
    )
    .draw('open', circle(0, 0, 12))
    .draw(
      'part',
      `M${neck * 0.8} ${-R * 0.8}L${neck} ${-R}H${length - eye}V${R}H${neck}L${neck * 0.8} ${R * 0.8}Z`,
    )
    .draw(
      'part',
      `M${neck + 30} ${R}L${neck + 62} ${R + 12}L${neck + 148} ${R + 35}L${neck + 145} ${R + 48}L${neck + 58} ${R + 25}L${neck + 20} ${R}Z`,
    )
    .draw(
      'hidden',
      line(neck + 90, -r - 1, length - eye, -r - 1),
      line(neck + 90, r + 1, length - eye, r + 1),
    )
  cableAlong(side, length - eye, length + 40, 0, cable)
    .draw('axis', line(-eye - 8, 0, length + 50, 0), line(0, -eye - 6, 0, eye + 6))
    .across('length', -eye, length - eye, { side: 'above', from: [0, -R] })
    .up('cableDiameter', -r, r, { side: 'right', from: length + 40 })
    .up('outer', -R, R, { side: 'right', from: length - eye })
    .note(part.say(materials.alloy), length * 0.62, R * 0.5, { side: 'below', lean: 'right' })
    .note(part.say(t('olhal de aço', 'steel eye', 'ojo de acero')), 10, 16, {
      side: 'below',
      lean: 'right',
    })
    .note(part.say(t('borne da derivação', 'jumper pad', 'borne del puente')), neck + 110, R + 32, {
      side: 'below',
      lean: 'right',
    })
  return [[side]]
}

import { t } from '../../content/text.ts'
import { broken, cableAlong, cableEnd, threadDown } from './fasteners.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { box, circle, hexagon, line } from './path.ts'
import { View } from './view.ts'

const supplied = t('fornecido', 'as supplied', 'suministrado')
const recovered = t('contraído', 'recovered', 'contraído')

/** Shrink tube as supplied and as recovered, each from its end; broken lengthwise. */
export function shrinkTube(part: Part): View[][] {
  const [D, d, e] = [part.mm('supplied'), part.mm('recovered'), part.mm('wall')]
  const [R, r] = [D / 2, d / 2]
  const shown = D * 3.4
  const thin = Math.max(e * (d / D), R * 0.035)
  const side = new View(part)
    .draw('cut', box(0, -R - thin, shown, thin), box(0, R, shown, thin))
    .draw('open', box(0, -R, shown, D))
  broken(side, shown * 0.55, 0, R * 1.3, D * 0.2)
  side
    .draw('axis', line(-R * 0.3, 0, shown + R * 0.3, 0))
    .across('length', 0, shown, { from: R + thin, drawn: 'otherwise' })
    .up('supplied', -R, R, { from: 0 })
    .note(part.say(supplied), shown * 0.25, -R * 0.4, { lean: 'right' })
    .note(part.say(materials.polyolefin), shown * 0.8, -R - thin / 2, { lean: 'left' })
  const end = new View(part, 2)
    .draw('cut', circle(0, 0, r + e))
    .draw('open', circle(0, 0, r))
    .draw(
      'axis',
      line(-r - e - D * 0.1, 0, r + e + D * 0.1, 0),
      line(0, -r - e - D * 0.1, 0, r + e + D * 0.1),
    )
    .up('recovered', -r, r, { from: 0 })
    .across('wall', r, r + e, { from: 0 })
    .note(part.say(recovered), -r * 0.5, -r * 0.3, { lean: 'left' })
  return [[side, end.draw('fine', circle(0, 0, r + e * 0.3))]]
}

/** Shrink cap, closed at one end. */
export function shrinkCap(part: Part): View[][] {
  const [D, d, e, length] = [
    part.mm('supplied'),
    part.mm('recovered'),
    part.mm('wall'),
    part.mm('length'),
  ]
  const [R, r] = [D / 2, d / 2]
  const thin = Math.max(e * 0.6, 1.2)
  const dome = R * 0.6
  const outline = (radius: number, end: number): string =>
    `M0 ${-radius}H${end - dome}C${end - dome * 0.3} ${-radius} ${end} ${-radius * 0.6} ${end} 0C${end} ${radius * 0.6} ${end - dome * 0.3} ${radius} ${end - dome} ${radius}H0Z`
  const side = new View(part)
    .draw('cut', outline(R + thin, length))
    .draw('open', outline(R, length - thin))
    .draw('axis', line(-8, 0, length + 8, 0))
    .across('length', 0, length, { from: [R + thin, 0] })
    .up('supplied', -R, R, { from: 0 })
    .note(part.say(supplied), length * 0.3, -R * 0.3, { lean: 'right' })
    .note(part.say(materials.polyolefin), length - dome, R + thin / 2, {
      side: 'below',
      lean: 'right',
    })
  const end = new View(part, 2)
    .draw('cut', circle(0, 0, r + e))
    .draw('open', circle(0, 0, r))
    .draw('axis', line(-r - e - 6, 0, r + e + 6, 0), line(0, -r - e - 6, 0, r + e + 6))
    .up('recovered', -r, r, { from: 0 })
    .across('wall', r, r + e, { from: 0 })
    .note(part.say(recovered), -r * 0.5, -r * 0.3, { lean: 'left' })
  return [[side, end]]
}

/** Breakout: a trunk that divides into fingers. */
export function breakout(part: Part): View[][] {
  const [D, length, fingers] = [part.mm('supplied'), part.mm('length'), part.mm('fingers')]
  const finger = part.range('fingerDiameter')[1]
  const [R, w] = [D / 2, finger / 2]
  const seen = Math.ceil(fingers / 2) + (fingers === 3 ? 1 : 0)
  const trunk = length * 0.52
  const side = new View(part)
  const step = finger * 1.15
  const places = Array.from({ length: seen }, (_, i) => (i - (seen - 1) / 2) * step)
  for (const y of places) side.draw('part', box(trunk, y - w, length - trunk, finger, 1))
  const last = ((seen - 1) / 2) * step + w
  side
    .draw(
      'part',
      `M0 ${-R}H${trunk * 0.6}C${trunk * 0.9} ${-R} ${trunk * 0.95} ${-last} ${trunk + 8} ${-last}V${last}C${trunk * 0.95} ${last} ${trunk * 0.9} ${R} ${trunk * 0.6} ${R}H0Z`,
    )
    .draw('axis', line(-8, 0, length + 8, 0))
    .across('length', 0, length, { from: [R, last] })
    .up('supplied', -R, R, { from: 0 })
    .note(
      `${part.value('fingers')} × ${part.figure('fingerDiameter')}`,
      length - 6,
      places[0] ?? 0,
      { lean: 'left' },
    )
    .note(part.say(materials.polyolefin), trunk * 0.4, R - 2, { side: 'below', lean: 'right' })
  const end = new View(part).draw('part', circle(0, 0, R))
  for (let i = 0; i < fingers; i += 1) {
    const a = (i / fingers) * 2 * Math.PI - Math.PI / 2
    const ring = Math.min(R - w - 1, Math.max(step / (2 * Math.sin(Math.PI / fingers)), 0))
    end.draw('open', circle(ring * Math.cos(a), ring * Math.sin(a), w))
  }
  const [r, e] = [part.mm('recovered') / 2, part.mm('wall')]
  const x = length / 4
  const shrunk = new View(part, 2)
    .draw('cut', circle(x, 0, r + e))
    .draw('open', circle(x, 0, r))
    .draw('axis', line(x - r - e - 3, 0, x + r + e + 3, 0), line(x, -r - e - 3, x, r + e + 3))
    .up('recovered', -r, r, { side: 'right', from: x })
    .across('wall', x + r, x + r + e, { from: 0 })
    .note(part.say(recovered), x - r * 0.5, -r * 0.3, { lean: 'left' })
  return [[side, end.draw('axis', line(-R - 6, 0, R + 6, 0), line(0, -R - 6, 0, R + 6))], [shrunk]]
}

/** Cover: a hinged box around a connector, with openings for the cables. */
export function cover(part: Part): View[][] {
  const [length, width, height] = [part.mm('length'), part.mm('width'), part.mm('height')]
  const [l, w] = [length / 2, width / 2]
  const cable = part.range('cableDiameter')[1]
  const mouth = Math.min(w * 0.6, cable * 0.9)
  const top = new View(part).draw(
    'part',
    `M${-l} ${-mouth}H${-l * 0.74}C${-l * 0.66} ${-mouth} ${-l * 0.66} ${-w} ${-l * 0.56} ${-w}H${l * 0.56}C${l * 0.66} ${-w} ${l * 0.66} ${-mouth} ${l * 0.74} ${-mouth}H${l}V${mouth}H${l * 0.74}C${l * 0.66} ${mouth} ${l * 0.66} ${w} ${l * 0.56} ${w}H${-l * 0.56}C${-l * 0.66} ${w} ${-l * 0.66} ${mouth} ${-l * 0.74} ${mouth}H${-l}Z`,
  )
  for (const s of [-1, 1])
    for (const x of [0.8, 0.87, 0.94]) top.draw('fine', line(s * l * x, -mouth, s * l * x, mouth))
  cableAlong(cableAlong(top, -l - 30, -l, 0, cable), l, l + 30, 0, cable)
    .draw('axis', line(-l - 36, 0, l + 36, 0))
    .across('length', -l, l, { from: mouth })
    .up('width', -w, w, { from: -l * 0.56 })
    .note(part.say(t('polietileno', 'polyethylene', 'polietileno')), l * 0.4, -w * 0.6, {
      lean: 'right',
    })
    .note(part.figure('fits'), -l * 0.2, -w * 0.3, { lean: 'left' })
  const h = height / 2
  const end = new View(part)
    .draw(
      'part',
      `M${-w} -1.5V${-h + 10}A10 10 0 0 1 ${-w + 10} ${-h}H${w - 10}A10 10 0 0 1 ${w} ${-h + 10}V-1.5Z`,
      `M${-w} 1.5V${h - 10}A10 10 0 0 0 ${-w + 10} ${h}H${w - 10}A10 10 0 0 0 ${w} ${h - 10}V1.5Z`,
    )
    .draw('part', circle(-w, 0, 4), box(w - 4, -9, 7, 18, 2))
  cableEnd(end, -w * 0.3, 0, cable)
    .up('height', -h, h, { side: 'right', from: w - 10 })
    .note(`${part.value('cableDiameter')} mm`, -w * 0.3 + cable * 0.2, cable * 0.2, {
      side: 'below',
      lean: 'right',
    })
  return [[top], [end]]
}

/** Cable tie: its head with the pawl, and the strap. */
export function cableTie(part: Part): View[][] {
  const [length, width] = [part.mm('length'), part.mm('width')]
  const w = width / 2
  const shown = Math.min(length, width * 20)
  const top = new View(part)
    .draw(
      'part',
      `M0 ${-w}H${shown - width * 2}L${shown - 1} ${-w * 0.5}V${w * 0.5}L${shown - width * 2} ${w}H0Z`,
      box(-width * 1.4, -width * 0.9, width * 1.7, width * 1.8, 1),
    )
    .draw('open', box(-width * 0.75, -w * 1.1, width * 0.5, w * 2.2))
  for (let x = width * 2.5; x < shown - width * 3; x += width * 0.4)
    top.draw('fine', line(x, -w * 0.55, x, w * 0.55))
  if (shown < length) broken(top, shown * 0.6, 0, w * 2, width)
  top
    .across('length', -width * 1.4, shown - 1, { from: [width * 0.9, w * 0.5], drawn: 'otherwise' })
    .up('width', -w, w, { side: 'right', from: shown - width * 2.2 })
    .note(part.value('material'), width * 3, -w * 0.3, { lean: 'right' })
  const side = new View(part).draw(
    'part',
    box(0, -0.6, shown - 1, 1.2),
    box(-width * 1.4, -width * 0.6, width * 1.7, width * 1.2, 1),
  )
  return [[top], [side]]
}

/** Gland, sectioned at its thread, with nut and seal. */
export function gland(part: Part): View[][] {
  const m = Number(part.code('threadSize').slice(1))
  const d = part.range('cableDiameter')[1]
  const hex = m * 1.28
  const [thread, body, nut] = [part.mm('threadLength'), m * 0.45, m * 0.95]
  const front = new View(part).draw(
    'part',
    box(-m / 2, 0, m, thread),
    box(-hex * 0.57, -body, hex * 1.14, body, 1),
    `M${-hex * 0.55} ${-body}V${-body - nut * 0.6}C${-hex * 0.55} ${-body - nut} ${-d * 0.8} ${-body - nut} ${-d * 0.7} ${-body - nut}H${d * 0.7}C${d * 0.8} ${-body - nut} ${hex * 0.55} ${-body - nut} ${hex * 0.55} ${-body - nut * 0.6}V${-body}Z`,
  )
  threadDown(front, 0, 1, thread, m).draw(
    'fine',
    line(-hex * 0.28, -body, -hex * 0.28, 0),
    line(hex * 0.28, -body, hex * 0.28, 0),
    line(-hex * 0.28, -body - nut * 0.7, -hex * 0.28, -body),
    line(hex * 0.28, -body - nut * 0.7, hex * 0.28, -body),
  )
  front
    .draw('axis', line(0, -body - nut - 12, 0, thread + 12))
    .up('threadLength', 0, thread, { from: [-hex * 0.57, -m / 2] })
    .note(part.value('threadSize'), m * 0.4, thread * 0.6, { side: 'right' })
    .note(part.value('degree'), d * 0.5, -body - nut * 0.7, { side: 'right' })
  const top = new View(part)
    .draw('part', hexagon(0, 0, hex), circle(0, 0, hex * 0.48))
    .draw('open', circle(0, 0, d / 2))
    .draw('axis', line(-hex * 0.66, 0, hex * 0.66, 0), line(0, -hex * 0.66, 0, hex * 0.66))
    .across('cableDiameter', -d / 2, d / 2, { from: 0 })
    .note(part.value('material'), hex * 0.4, -hex * 0.1, { lean: 'right' })
  return [[front, top]]
}

import { t } from '../../content/text.ts'
import { across, threadAlong } from './fasteners.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { box, circle, line } from './path.ts'
import { View } from './view.ts'

const metric = (part: Part): number => Number(part.code('threadSize').slice(1))

/** Machine bolt with a square head and its nut; long ones are broken. */
export function machineBolt(part: Part): View[][] {
  const [length, thread, m] = [part.mm('length'), part.mm('threadLength'), metric(part)]
  const head = m * 0.66
  const w = across(m) / 2
  const side = new View(part).draw(
    'part',
    box(0, -m / 2, length, m),
    box(-head, -w, head, w * 2, 1),
    box(length - thread * 0.45, -w, m * 0.8, w * 2, 1),
  )
  threadAlong(side, 0, length - thread, length - thread * 0.45, m)
  threadAlong(side, 0, length - thread * 0.45 + m * 0.8, length, m).draw(
    'fine',
    line(length - thread, -m / 2, length - thread, m / 2),
  )
  side
    .draw('axis', line(-head - 8, 0, length + 8, 0))
    .across('length', 0, length, { from: [w, m / 2] })
    .across('threadLength', length - thread, length, { side: 'above', from: (m / 2) * -1 })
    .note(part.value('threadSize'), length - thread * 0.2, m * 0.3, { side: 'below', lean: 'left' })
    .note(part.say(materials.steel), length * 0.25, -m * 0.2, { lean: 'right' })
  const front = new View(part)
    .draw('part', box(-w, -w, w * 2, w * 2, 1))
    .draw('hidden', circle(0, 0, m / 2))
    .draw('axis', line(-w - 5, 0, w + 5, 0), line(0, -w - 5, 0, w + 5))
  return [[side, front]]
}

/** Eye nut: a boss with a thread and an oval eye. */
export function eyeNut(part: Part): View[][] {
  const [opening, length, m] = [part.mm('opening'), part.mm('length'), metric(part)]
  const [a, bar, boss] = [opening / 2, m * 0.95, m]
  const eyeTop = length - bar - a
  const front = new View(part)
    .draw(
      'part',
      `M${-boss} 0H${boss}V${m * 0.9}C${boss} ${m * 1.3} ${a + bar} ${m * 1.1} ${a + bar} ${m * 1.1 + a}V${eyeTop}A${a + bar} ${a + bar} 0 0 1 ${-a - bar} ${eyeTop}V${m * 1.1 + a}C${-a - bar} ${m * 1.1} ${-boss} ${m * 1.3} ${-boss} ${m * 0.9}Z`,
    )
    .draw(
      'open',
      `M${-a} ${m * 1.25 + a}A${a} ${a} 0 0 1 ${a} ${m * 1.25 + a}V${eyeTop}A${a} ${a} 0 0 1 ${-a} ${eyeTop}Z`,
    )
    .draw('hidden', line(-m / 2, 0, -m / 2, m * 1.25), line(m / 2, 0, m / 2, m * 1.25))
    .draw('axis', line(0, -6, 0, length + 6))
    .up('length', 0, length, { from: [-boss, 0] })
    .across('opening', -a, a, { from: eyeTop })
    .note(part.value('threadSize'), m * 0.5, m * 0.4, { side: 'right' })
    .note(part.say(materials.steel), a + bar * 0.6, m * 1.1 + a * 0.6, { side: 'right' })
  return [[front]]
}

const pinWord = t('pino com contrapino', 'pin with cotter', 'pasador con chaveta')

/** Shackle: a U of round bar with a pin across the mouth. */
export function shackle(part: Part): View[][] {
  const [pin, opening, length] = [part.mm('pin'), part.mm('opening'), part.mm('length')]
  const [a, bar, ear] = [opening / 2, pin, pin * 1.05]
  const bottom = length - ear
  const front = new View(part)
    .draw(
      'part',
      `M${-a - bar} ${-ear}H${-a}V${bottom - bar - a}A${a} ${a} 0 0 0 ${a} ${bottom - bar - a}V${-ear}H${a + bar}V${bottom - bar - a}A${a + bar} ${a + bar} 0 0 1 ${-a - bar} ${bottom - bar - a}Z`,
    )
    .draw(
      'part',
      box(-a - bar - 7, -pin / 2, opening + 2 * bar + 20, pin),
      box(-a - bar - 12, -pin * 0.8, 6, pin * 1.6, 1),
    )
    .draw('dark', circle(a + bar + 8, 0, 1.6))
    .draw('axis', line(-a - bar - 18, 0, a + bar + 20, 0), line(0, -ear - 6, 0, bottom + 6))
    .across('opening', -a, a, { side: 'above', from: -ear })
    .up('length', -ear, bottom, { from: [-a - bar, 0] })
    .up('pin', -pin / 2, pin / 2, { side: 'right', from: a + bar + 13 })
  const side = new View(part)
    .draw(
      'part',
      `M${-ear} 0A${ear} ${ear} 0 0 1 ${ear} 0L${bar / 2} ${ear * 1.3}V${bottom - bar / 2}A${bar / 2} ${bar / 2} 0 0 1 ${-bar / 2} ${bottom - bar / 2}V${ear * 1.3}Z`,
    )
    .draw('part', circle(0, 0, pin * 0.8))
    .draw('fine', circle(0, 0, pin / 2))
    .draw('axis', line(-ear - 6, 0, ear + 6, 0), line(0, -ear - 6, 0, bottom + 6))
    .note(part.say(pinWord), pin * 0.35, -pin * 0.35, { lean: 'right' })
    .note(part.say(materials.steel), 0, bottom * 0.75, { side: 'below', lean: 'right' })
  return [[front, side]]
}

/** Thimble clevis: a clevis for the fitting, and a groove for the preformed loop. */
export function thimbleClevis(part: Part): View[][] {
  const [pin, opening, length] = [part.mm('pin'), part.mm('opening'), part.mm('length')]
  const [a, ear, wheel] = [opening / 2, pin * 1.05, pin * 1.7]
  const end = length - ear
  const centre = end - wheel
  const side = new View(part)
    .draw(
      'part',
      `M${-ear} 0A${ear} ${ear} 0 0 1 0 ${-ear}H${centre * 0.3}L${centre} ${-wheel}A${wheel} ${wheel} 0 0 1 ${centre} ${wheel}L${centre * 0.3} ${ear}H0A${ear} ${ear} 0 0 1 ${-ear} 0Z`,
    )
    .draw(
      'fine',
      `M${centre - wheel * 0.5} ${-wheel * 0.72}A${wheel * 0.78} ${wheel * 0.78} 0 1 1 ${centre - wheel * 0.5} ${wheel * 0.72}`,
    )
    .draw('part', circle(0, 0, pin * 0.8))
    .draw('fine', circle(0, 0, pin / 2))
    .draw(
      'axis',
      line(-ear - 6, 0, end + 6, 0),
      line(0, -ear - 6, 0, ear + 6),
      line(centre, -wheel - 6, centre, wheel + 6),
    )
    .across('length', -ear, end, { from: 0 })
    .note(
      part.say(t('canal do laço', 'groove for the loop', 'canal del lazo')),
      centre + wheel * 0.6,
      -wheel * 0.55,
      { lean: 'right' },
    )
  const w = a + pin * 0.7
  const top = new View(part)
    .draw(
      'part',
      `M${-ear} ${-w}H${centre * 0.4}L${centre} ${-wheel * 0.5}H${end}V${-wheel * 0.2}Q${end - wheel * 0.6} 0 ${end} ${wheel * 0.2}V${wheel * 0.5}H${centre}L${centre * 0.4} ${w}H${-ear}V${a}H${ear * 1.3}V${-a}H${-ear}Z`,
    )
    .draw('part', box(-pin / 2, -w - 6, pin, w * 2 + 16), box(-pin * 0.8, -w - 11, pin * 1.6, 5, 1))
    .draw('dark', circle(0, w + 5, 1.5))
    .draw('axis', line(0, -w - 18, 0, w + 18), line(-ear - 6, 0, end + 6, 0))
    .up('opening', -a, a, { from: -ear })
    .across('pin', -pin / 2, pin / 2, { from: w + 10 })
    .note(part.say(materials.steel), centre * 0.8, wheel * 0.45, { side: 'below', lean: 'right' })
  return [[side], [top]]
}

/** Hook eye: an open hook; the eye at its other end is turned by 90°. */
export function hookEye(part: Part): View[][] {
  const [opening, hole, length] = [part.mm('opening'), part.mm('pin'), part.mm('length')]
  const bar = Number(part.number.split('-')[1] ?? 16)
  const [a, ring] = [opening / 2, hole / 2 + bar * 0.8]
  const y = length - ring - bar - a
  const front = new View(part)
    .draw(
      'part',
      `M${-bar / 2} 0H${bar / 2}V${y - a * 1.6}C${bar / 2} ${y - a} ${-a} ${y - a} ${-a} ${y}A${a} ${a} 0 0 0 ${a} ${y}L${a + 2} ${y - a * 0.5}H${a + bar}V${y}A${a + bar} ${a + bar} 0 0 1 ${-a - bar} ${y}C${-a - bar} ${y - a - bar} ${-bar / 2} ${y - a * 1.6} ${-bar / 2} ${y - a * 2}Z`,
    )
    .draw('part', box(-bar / 2, -ring, bar, ring * 2, bar / 2))
    .draw(
      'hidden',
      line(-bar / 2, -hole / 2, bar / 2, -hole / 2),
      line(-bar / 2, hole / 2, bar / 2, hole / 2),
    )
    .draw('axis', line(-bar, 0, bar, 0), line(0, -ring - 6, 0, y + a + bar + 6))
    .up('length', -ring, y + a + bar, { from: [-bar / 2, 0] })
    .across('opening', -a, a, { from: y })
    .note(part.say(materials.steel), bar * 0.3, y * 0.4, { side: 'above', lean: 'right' })
  const side = new View(part)
    .draw(
      'part',
      box(-bar / 2, ring * 0.7, bar, y + a + bar - ring * 0.7, bar / 2),
      circle(0, 0, ring),
    )
    .draw('open', circle(0, 0, hole / 2))
    .draw('axis', line(-ring - 5, 0, ring + 5, 0), line(0, -ring - 6, 0, y + a + bar + 6))
    .across('pin', -hole / 2, hole / 2, { side: 'above', from: 0 })
  return [[front, side]]
}

/** Ball eye: an eye on a neck with a ball for the socket of an insulator. */
export function ballEye(part: Part): View[][] {
  const [hole, length] = [part.mm('pin'), part.mm('length')]
  const size = Number(part.code('ball'))
  const neck = size * 0.53 + 0.4
  const ball = size * 1.03 + 0.6
  const ring = hole / 2 + neck * 0.8
  const end = length - ring
  const front = new View(part)
    .draw(
      'part',
      `M${-neck} ${ring * 0.5}L${-neck} ${end - ball * 0.62}C${-neck} ${end - ball * 0.5} ${-ball} ${end - ball * 0.5} ${-ball} ${end - ball * 0.25}C${-ball} ${end + ball / 12} ${ball} ${end + ball / 12} ${ball} ${end - ball * 0.25}C${ball} ${end - ball * 0.5} ${neck} ${end - ball * 0.5} ${neck} ${end - ball * 0.62}V${ring * 0.5}Z`,
      circle(0, 0, ring),
    )
    .draw('open', circle(0, 0, hole / 2))
    .draw('axis', line(-ring - 6, 0, ring + 6, 0), line(0, -ring - 6, 0, end + 6))
    .across('pin', -hole / 2, hole / 2, { side: 'above', from: 0 })
    .note(`IEC 60120 · ${part.value('ball')}`, ball * 0.7, end - ball * 0.25, { side: 'right' })
    .note(part.say(materials.steel), neck * 0.7, length * 0.35, { side: 'right' })
  const flat = neck * 0.95
  const side = new View(part)
    .draw(
      'part',
      `M${-neck} ${end - ball * 0.62}C${-neck} ${end - ball * 0.5} ${-ball} ${end - ball * 0.5} ${-ball} ${end - ball * 0.25}C${-ball} ${end + ball / 12} ${ball} ${end + ball / 12} ${ball} ${end - ball * 0.25}C${ball} ${end - ball * 0.5} ${neck} ${end - ball * 0.5} ${neck} ${end - ball * 0.62}V${ring}C${neck} ${ring * 0.6} ${flat} ${ring * 0.6} ${flat} 0V${-ring + flat}A${flat} ${flat} 0 0 0 ${-flat} ${-ring + flat}V0C${-flat} ${ring * 0.6} ${-neck} ${ring * 0.6} ${-neck} ${ring}Z`,
    )
    .draw('hidden', line(-flat, -hole / 2, flat, -hole / 2), line(-flat, hole / 2, flat, hole / 2))
    .draw('axis', line(0, -ring - 6, 0, end + 6))
    .up('length', -ring, end, { from: 0 })
  return [[side, front]]
}

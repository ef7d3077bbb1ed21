import { t } from '../../content/text.ts'
import { tubes } from '../../content/catalogue/substations.ts'
import { boltDown, cableAlong, cableEnd, cableUp, headOn } from './fasteners.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { box, circle, line } from './path.ts'
import { View } from './view.ts'

const cableOf = (part: Part, key = 'cableDiameter'): number => part.range(key)[1]
const outside = (code: string): number =>
  code in tubes ? tubes[code as keyof typeof tubes].outside : 60.3
const boltOf = (part: Part): number =>
  part.mm('torque') > 80 ? 16 : part.mm('torque') > 45 ? 12 : 10
const metal = (part: Part): string =>
  part.has('material') ? part.value('material') : part.say(materials.alloy)
/** Thickness of a clamp's shell, and width of its flange beyond the tube, mm. */
const wall = 8
const flange = 26

/** Adds two half shells around a tube, bolted on both sides. */
function shellsEnd(view: View, d: number, m: number): void {
  const R = d / 2 + wall
  const w = d / 2 + flange
  const f = 12
  view
    .draw(
      'part',
      `M${-w} -1.5V${-f}H${-Math.sqrt(R ** 2 - f ** 2)}A${R} ${R} 0 0 1 ${Math.sqrt(R ** 2 - f ** 2)} ${-f}H${w}V-1.5Z`,
      `M${-w} 1.5V${f}H${-Math.sqrt(R ** 2 - f ** 2)}A${R} ${R} 0 0 0 ${Math.sqrt(R ** 2 - f ** 2)} ${f}H${w}V1.5Z`,
    )
    .draw('open', circle(0, 0, d / 2))
  for (const x of [-w + 11, w - 11]) boltDown(view, x, -f, f + m * 1.6, m, f)
  cableEnd(view, 0, 0, d)
}

/**
 * Adds a pad, its left edge at `x`, with four holes on a square of 44.5 mm, or two holes side by
 * side.
 */
function pad(view: View, x: number, holes: number): void {
  const half = holes === 2 ? 20 : 40
  view.draw('part', box(x, -half, 80, half * 2, 2))
  for (const dx of [17.75, 62.25])
    for (const dy of holes === 2 ? [0] : [-22.25, 22.25])
      view
        .draw('open', circle(x + dx, dy, 7))
        .draw(
          'axis',
          line(x + dx - 11, dy, x + dx + 11, dy),
          line(x + dx, dy - 11, x + dx, dy + 11),
        )
}

/** Tube clamp with an upward branch. */
export function tubeTap(part: Part): View[][] {
  const [d, length, height, m] = [
    part.mm('tubeDiameter'),
    part.mm('length'),
    part.mm('height'),
    boltOf(part),
  ]
  const branch = part.has('branch') ? outside(part.code('branch')) : cableOf(part)
  const foot = d / 2 + wall
  const top = foot - height
  const stem = branch / 2 + (part.has('branch') ? wall : 12)
  const front = new View(part)
  front
    .draw('part', box(-stem, top, stem * 2, -top - d * 0.3, 3))
    .draw('fine', line(-stem, top + 26, stem, top + 26))
  shellsEnd(front, d, m)
  cableUp(front, 0, top - branch * 0.7, top, branch)
    .draw('axis', line(0, top - branch * 0.8, 0, foot + 8))
    .up('height', top, foot, { from: [-stem, 0] })
    .across('tubeDiameter', -d / 2, d / 2, { from: 0 })
  const l = length / 2
  const side = new View(part)
    .draw(
      'part',
      box(-stem, top, stem * 2, -top - d * 0.3, 3),
      box(-l, -d / 2 - wall, length, d + wall * 2, 3),
    )
    .draw('fine', line(-l, -1.5, l, -1.5), line(-l, 1.5, l, 1.5))
  cableAlong(cableAlong(side, -l - d * 0.35, -l, 0, d), l, l + d * 0.35, 0, d)
  cableUp(side, 0, top - branch * 0.7, top, branch)
  for (const x of [-l * 0.6, l * 0.6]) headOn(side, x, 0, m)
  for (const y of [top + 14, top + 40])
    if (y < -d / 2 - wall - 8) for (const x of [-1, 1]) headOn(side, x * (stem - 9), y, 10)
  side.draw('axis', line(-l - d * 0.4, 0, l + d * 0.4, 0)).across('length', -l, l, { from: foot })
  if (part.has('cableDiameter'))
    side.across('cableDiameter', -branch / 2, branch / 2, {
      side: 'above',
      from: top - branch * 0.7,
    })
  return [[front, side.note(metal(part), l * 0.75, d / 2, { side: 'below', lean: 'right' })]]
}

/** Expansion clamp: a sliding tube, bridged by flexible straps. */
export function expansion(part: Part): View[][] {
  const [d, length, height, travel, m] = [
    part.mm('tubeDiameter'),
    part.mm('length'),
    part.mm('height'),
    part.mm('travel'),
    boltOf(part),
  ]
  const [l, R] = [length / 2, d / 2 + wall]
  const clamp = (length - 180) / (part.code('slide') === 'tube' ? 2 : 1.35)
  const top = R - height
  const right = part.code('slide') === 'tube' ? clamp : 80
  const side = new View(part)
  cableAlong(side, -l - d * 0.3, -l + clamp + 30, 0, d)
  side
    .draw('part', box(-l, -R, clamp, R * 2, 3))
    .draw('fine', line(-l, -1.5, -l + clamp, -1.5), line(-l, 1.5, -l + clamp, 1.5))
  if (part.code('slide') === 'tube') {
    cableAlong(side, l - clamp - 30, l + d * 0.3, 0, d).draw(
      'part',
      box(l - clamp, -R, clamp, R * 2, 3),
    )
    side.draw('fine', line(l - clamp, -1.5, l, -1.5), line(l - clamp, 1.5, l, 1.5))
  } else side.draw('part', box(l - right, -10, right, 20, 2))
  const [a, b] = [-l + clamp * 0.7, l - right * 0.7]
  const strap = (): string => {
    const [y1, y2, y] = [-R, part.code('slide') === 'tube' ? -R : -10, top]
    return `M${a - 12} ${y1}V${y + 34}A34 34 0 0 1 ${a + 22} ${y}H${b - 22}A34 34 0 0 1 ${b + 12} ${y + 34}V${y2}H${b + 12 - 6}V${y + 34}A28 28 0 0 0 ${b - 22} ${y + 6}H${a + 22}A28 28 0 0 0 ${a - 6} ${y + 34}V${y1}Z`
  }
  side.draw('part', strap()).draw('axis', line(-l - d * 0.4, 0, l + 12, 0))
  for (const x of [
    -l + clamp * 0.2,
    -l + clamp * 0.8,
    ...(part.code('slide') === 'tube' ? [l - clamp * 0.8, l - clamp * 0.2] : []),
  ])
    headOn(side, x, 0, m)
  side
    .across('length', -l, l, { from: R })
    .up('height', top, R, { from: [a, -l] })
    .across('travel', -l + clamp + 30, -l + clamp + 30 + travel, { from: d / 2 })
    .up('tubeDiameter', -d / 2, d / 2, { from: -l - d * 0.3 })
    .note(
      part.say(t('cordoalhas de alumínio', 'aluminium straps', 'trenzas de aluminio')),
      (a + b) / 2,
      top + 3,
      { lean: 'right' },
    )
  return [[side]]
}

/** Tube support: a saddle with its cap on a round base. */
export function tubeSupport(part: Part): View[][] {
  const [d, length, height, circleOf, m] = [
    part.mm('tubeDiameter'),
    part.mm('length'),
    part.mm('height'),
    part.mm('circle'),
    boltOf(part),
  ]
  const base = circleOf / 2 + 18
  const front = new View(part).draw(
    'part',
    `M${-base} ${height}V${height - 14}H${-d * 0.4}L${-d * 0.55} 0H${d * 0.55}L${d * 0.4} ${height - 14}H${base}V${height}Z`,
  )
  shellsEnd(front, d, m)
  front
    .up('height', 0, height, { from: [-d / 2 - flange, -base] })
    .across('tubeDiameter', -d / 2, d / 2, { side: 'above', from: 0 })
    .note(metal(part), d * 0.3, height - 25, { side: 'right' })
  const top = new View(part)
    .draw('part', circle(0, 0, base))
    .draw('part', box(-d / 2 - flange, -length / 2, d + flange * 2, length, 4))
  cableUp(
    cableUp(top, 0, -length / 2 - 26, -length / 2, d),
    0,
    length / 2,
    length / 2 + 26,
    d,
  ).draw('axis', circle(0, 0, circleOf / 2))
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    headOn(top, x * (d / 2 + flange - 11), y * length * 0.3, m)
  for (const angle of [45, 135, 225, 315])
    top.draw(
      'hidden',
      circle(
        (circleOf / 2) * Math.cos((angle * Math.PI) / 180),
        (circleOf / 2) * Math.sin((angle * Math.PI) / 180),
        7,
      ),
    )
  top
    .up('length', -length / 2, length / 2, { from: -d / 2 - flange })
    .across('circle', -circleOf / 2, circleOf / 2, { from: 0 })
  return [[front, top]]
}

/** Pad in line with a clamp for a cable or a tube. */
export function padTerminal(part: Part): View[][] {
  const [length, m, spacing] = [part.mm('length'), boltOf(part), part.mm('spacing')]
  const tube = part.has('tubeDiameter')
  const d = tube ? part.mm('tubeDiameter') : cableOf(part)
  const holes = Math.min(4, part.mm('holes'))
  const body = length - 80 - 14
  const w = d / 2 + (tube ? wall : 22)
  const reach = tube ? flange - wall : 0
  const top = new View(part).draw(
    'part',
    box(body - 2, -18, 18, 36),
    box(0, -w - reach, body, (w + reach) * 2, 4),
  )
  if (tube) top.draw('fine', line(0, -w, body, -w), line(0, w, body, w))
  pad(top, length - 80, holes)
  cableAlong(top, -d * 1.2, 0, 0, d)
  for (const x of [body * 0.25, body * 0.75])
    for (const y of [-1, 1]) headOn(top, x, y * (tube ? w + reach - 11 : w - 9), m)
  top
    .draw('axis', line(-d * 1.3, 0, length + 8, 0))
    .across('length', 0, length, { from: [w + reach, 40] })
    .across('spacing', length - 62.25, length - 62.25 + spacing, {
      side: 'above',
      from: holes === 2 ? 0 : -22.25,
    })
  top.up(tube ? 'tubeDiameter' : 'cableDiameter', -d / 2, d / 2, { from: -d * 1.2 })
  const h = d / 2 + (tube ? wall : 10)
  const side = new View(part).draw(
    'part',
    box(body - 4, -6.5, length - body + 4, 13, 2),
    box(0, -h, body, h - 1.5, 3),
    box(0, 1.5, body, h - 1.5, 3),
  )
  cableAlong(side, -d * 1.2, 0, 0, d)
  for (const x of [body * 0.25, body * 0.75]) boltDown(side, x, -h, h + m * 1.6, m, h)
  side
    .draw('axis', line(-d * 1.3, 0, length + 8, 0))
    .note(metal(part), length - 40, -4, { lean: 'right' })
  return [[top], [side]]
}

/** Pad at a right angle to the clamp. */
export function angledPad(part: Part): View[][] {
  const [length, m, d, spacing] = [
    part.mm('length'),
    boltOf(part),
    cableOf(part),
    part.mm('spacing'),
  ]
  const w = d / 2 + 22
  const h = d / 2 + 10
  const x = length - w
  const body = d * 3
  const top = new View(part).draw('part', box(70, -20, x - 70, 40))
  pad(top, 0, Math.min(4, part.mm('holes')))
  top.draw('part', box(x - w, -body / 2, w * 2, body, 4))
  cableUp(cableUp(top, x, -body / 2 - d, -body / 2, d), x, body / 2, body / 2 + d, d)
  for (const y of [-body * 0.28, body * 0.28])
    for (const dx of [-1, 1]) headOn(top, x + dx * (w - 9), y, m)
  top
    .draw('axis', line(x, -body / 2 - d * 1.2, x, body / 2 + d * 1.2), line(-8, 0, x, 0))
    .across('length', 0, length, { from: [40, body / 2] })
    .across('spacing', 17.75, 17.75 + spacing, { side: 'above', from: -22.25 })
  const side = new View(part).draw(
    'part',
    box(0, -6.5, x, 13, 2),
    box(x - w, -h, w * 2, h - 1.5, 4),
    box(x - w, 1.5, w * 2, h - 1.5, 4),
  )
  cableEnd(side, x, 0, d)
  for (const dx of [-1, 1]) boltDown(side, x + dx * (w - 9), -h, h + m * 1.6, m, h)
  side
    .across('cableDiameter', x - d / 2, x + d / 2, { side: 'above', from: 0 })
    .note(metal(part), 40, -4, { lean: 'right' })
  return [[top], [side]]
}

/** Stud clamp: a split ring around an upright stud, with the cable at a right angle to it. */
export function studClamp(part: Part): View[][] {
  const [length, pin, m, d] = [part.mm('length'), part.mm('pin'), boltOf(part), cableOf(part)]
  const R = pin / 2 + 9
  const w = d / 2 + 22
  const x = length - R - 2
  const from = R + 24
  const top = new View(part)
    .draw('part', box(R * 0.6, -14, from - R * 0.4, 28), circle(0, 0, R))
    .draw('part', box(-4, R - 4, 8, 26, 2))
    .draw('open', circle(0, 0, pin / 2))
    .draw('fine', line(0, R, 0, R + 22))
  cableEnd(top, 0, 0, pin).draw('part', box(from, -w, x - from + 2, w * 2, 4))
  cableAlong(top, x + 2, x + 2 + d * 1.2, 0, d)
  for (const at of [from + (x - from) * 0.27, from + (x - from) * 0.75])
    for (const y of [-1, 1]) headOn(top, at, y * (w - 9), 10)
  top
    .draw('axis', line(-R - 8, 0, x + d * 1.4, 0))
    .across('length', -R, x + 2, { from: [0, w] })
    .up('pin', -pin / 2, pin / 2, { from: 0 })
    .up('cableDiameter', -d / 2, d / 2, { side: 'right', from: x + 2 + d * 1.2 })
  const h = d / 2 + 10
  const side = new View(part)
    .draw(
      'part',
      box(R * 0.5, -12, from - R * 0.3, 24),
      box(-R, -30, R * 2, 60, 3),
      box(from, -h, x - from + 2, h * 2, 3),
    )
    .draw('fine', line(from, 0, x + 2, 0))
  cableUp(side, 0, -54, -30, pin)
  cableUp(side, 0, 30, 54, pin)
  headOn(headOn(side, -1, -16, m), -1, 16, m)
    .draw('axis', line(0, -60, 0, 60))
    .note(metal(part), x - 10, h - 4, { side: 'below', lean: 'left' })
  return [[top], [side]]
}

/** Cable tee: the run below one long keeper, the tap at a right angle below another. */
export function cableTee(part: Part): View[][] {
  const [length, run, tap] = [part.mm('length'), cableOf(part), cableOf(part, 'tapCable')]
  const [l, w, v] = [length / 2, run / 2 + 22, tap / 2 + 22]
  const reach = w + 66
  const top = new View(part).draw(
    'part',
    box(-v, 0, v * 2, reach, 4),
    box(-l, -w, length, w * 2, 4),
  )
  cableAlong(cableAlong(top, -l - run, -l, 0, run), l, l + run, 0, run)
  cableUp(top, 0, reach, reach + tap * 1.3, tap)
  for (const x of [-l * 0.55, l * 0.55]) for (const y of [-1, 1]) headOn(top, x, y * (w - 10), 10)
  for (const y of [w + 15, w + 48]) for (const x of [-1, 1]) headOn(top, x * (v - 10), y, 10)
  top
    .draw('axis', line(-l - run * 1.2, 0, l + run * 1.2, 0), line(0, -w - 6, 0, reach + tap * 1.5))
    .across('length', -l, l, { side: 'above', from: -w })
    .up('cableDiameter', -run / 2, run / 2, { side: 'right', from: l + run })
    .note(metal(part), v - 5, reach - 8, { side: 'right' })
    .note(`${part.value('tapCable')} mm`, tap * 0.3, reach + tap * 0.7, { side: 'right' })
  return [[top]]
}

/** Spacer: a bar between two conductors. */
export function spacer(part: Part): View[][] {
  const [length, centres, d] = [part.mm('length'), part.mm('centres'), cableOf(part)]
  const [l, c] = [length / 2, centres / 2]
  const front = new View(part).draw('part', box(-c, -9, centres, 18))
  const [w, h] = [l - c, d / 2 + 10]
  for (const x of [-c, c]) {
    front
      .draw('part', box(x - w, -h, w * 2, h - 1.2, 4), box(x - w, 1.2, w * 2, h - 1.2, 4))
      .draw('open', circle(x, 0, d / 2))
    cableEnd(front, x, 0, d)
  }
  for (const x of [-c, c])
    for (const dx of [-1, 1]) boltDown(front, x + dx * (w - 7.5), -h, h + 8, 8, h)
  front
    .across('length', -l, l, { from: h })
    .across('centres', -c, c, { side: 'above', from: 0 })
    .across('cableDiameter', -c - d / 2, -c + d / 2, { from: 0 })
    .note(metal(part), 0, -4, { lean: 'left' })
  return [[front]]
}

/** Parallel clamp: two parallel cables below keepers. */
export function parallelClamp(part: Part): View[][] {
  const [length, run, tap] = [part.mm('length'), cableOf(part), cableOf(part, 'tapCable')]
  const [l, gap] = [length / 2, 18]
  const [y1, y2] = [-(gap / 2 + run / 2), gap / 2 + tap / 2]
  const [w1, w2] = [y1 - run / 2 - 10, y2 + tap / 2 + 10]
  const top = new View(part).draw('part', box(-l, w1, length, w2 - w1, 5))
  for (const i of [-1, 0, 1])
    headOn(
      headOn(
        top.draw(
          'fine',
          box(-l + (length / 3) * (i + 1) + 3, w1 + 3, length / 3 - 6, w2 - w1 - 6, 3),
        ),
        (length / 3) * i - 11,
        0,
        10,
      ),
      (length / 3) * i + 11,
      0,
      10,
    )
  for (const [y, d] of [
    [y1, run],
    [y2, tap],
  ] as const)
    cableAlong(cableAlong(top, -l - 30, -l, y, d), l, l + 30, y, d).draw(
      'axis',
      line(-l - 38, y, l + 38, y),
    )
  top
    .across('length', -l, l, { from: w2 })
    .up('cableDiameter', y1 - run / 2, y1 + run / 2, { side: 'right', from: l + 30 })
  const h = Math.max(run, tap) / 2 + 9
  const end = new View(part)
    .draw('part', box(w1, -h, w2 - w1, h - 1.5, 4), box(w1, 1.5, w2 - w1, h - 1.5, 4))
    .draw('open', circle(y1, 0, run / 2), circle(y2, 0, tap / 2))
  boltDown(cableEnd(cableEnd(end, y1, 0, run), y2, 0, tap), 0, -h, h + 14, 10, h)
    .note(`${part.value('tapCable')} mm`, y2 + tap * 0.3, tap * 0.2, { lean: 'right' })
    .note(metal(part), w1 + 6, h - 4, { side: 'below', lean: 'left' })
  return [[top], [end]]
}

/** Ball stud: a ball on a neck for the earthing clamp. */
export function ballStud(part: Part): View[][] {
  const [ball, length, m] = [part.mm('ballDiameter'), part.mm('length'), boltOf(part)]
  const d = part.has('tube') ? outside(part.code('tube')) : cableOf(part)
  const neck = ball * 0.36
  const front = new View(part)
  const seat = d / 2 + wall
  front.draw(
    'part',
    box(-neck, -seat - length + 14 + ball * 0.5, neck * 2, length - 14 - ball * 0.5 + 4),
    circle(0, -seat - length + 14 + ball / 2, ball / 2),
  )
  shellsEnd(front, d, m)
  front
    .up('length', -seat - length + 14, -seat + 14, { from: [0, -d * 0.45] })
    .across('ballDiameter', -ball / 2, ball / 2, {
      side: 'above',
      from: -seat - length + 14 + ball / 2,
    })
    .note(metal(part), neck * 0.6, -seat - 20, { side: 'right' })
  if (part.has('tube'))
    front.note(part.value('tube'), d * 0.3, d * 0.2, { side: 'below', lean: 'right' })
  return [[front]]
}

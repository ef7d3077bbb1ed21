import { t } from '../../content/text.ts'
import { conductor } from '../../content/catalogue/conductors.ts'
import { boltDown, broken, cableAlong, cableEnd, cableUp, threadAlong } from './fasteners.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { box, circle, line } from './path.ts'
import { View } from './view.ts'

const largest = (part: Part, key = 'cable'): number => conductor(part.range(key)[1]).diameter

/** A copper-bonded rod, pointed or threaded at both ends; broken, with its section beside it. */
export function rod(part: Part): View[][] {
  const d = part.mm('diameter')
  const [r, shown] = [d / 2, d * 16]
  const thread = part.family === 'HR'
  const side = new View(part).draw(
    'part',
    thread
      ? `M0 ${-r + 1}L1 ${-r}H${shown - 1}L${shown} ${-r + 1}V${r - 1}L${shown - 1} ${r}H1L0 ${r - 1}Z`
      : `M1 ${-r}H${shown - d * 1.7}L${shown} -0.8V0.8L${shown - d * 1.7} ${r}H1L0 ${r - 1}V${-r + 1}Z`,
  )
  if (thread) {
    for (const [a, b] of [
      [0, d * 2.2],
      [shown - d * 2.2, shown],
    ] as const)
      threadAlong(side.draw('fine', line(a === 0 ? b : a, -r, a === 0 ? b : a, r)), 0, a, b, d)
  }
  broken(side, shown * 0.45, 0, r * 1.6, d * 0.9)
  side
    .draw('axis', line(-d, 0, shown + d, 0))
    .across('reach', 0, shown, { from: [r, 0], drawn: 'otherwise' })
  side.note(part.value('nominal'), d, -r * 0.5, { lean: 'right' })
  const zoom = 3
  const x = shown / 2 / zoom
  const cut = new View(part, zoom)
    .draw('part', circle(x, 0, r))
    .draw('cut', circle(x, 0, r - 0.7))
    .draw('axis', line(x - d * 0.75, 0, x + d * 0.75, 0), line(x, -d * 0.75, x, d * 0.75))
    .across('diameter', x - r, x + r, { from: 0 })
    .note(`Cu ${part.figure('layer')}`, x + r * 0.72, -r * 0.66, { lean: 'right' })
    .note(part.say(t('aço carbono', 'carbon steel', 'acero al carbono')), x - r * 0.4, -r * 0.4, {
      lean: 'left',
    })
  return [[side], [cut]]
}

/** Rod coupler: a threaded sleeve with the ends of two rods inside. */
export function rodCoupler(part: Part): View[][] {
  const [d, length] = [part.mm('diameter'), part.mm('length')]
  const nominal = part.code('nominal') === '3/4"' ? 17.3 : 14.3
  const [R, r, l] = [d / 2, nominal / 2, length / 2]
  const side = new View(part)
    .draw('cut', box(-l, -R, length, d, 1.5))
    .draw('open', box(-l, -r, length, nominal))
    .draw('fine', line(-l, -r - 0.9, l, -r - 0.9), line(-l, r + 0.9, l, r + 0.9))
  cableAlong(cableAlong(side, -l - 26, -0.6, 0, nominal), 0.6, l + 26, 0, nominal)
    .draw('axis', line(-l - 32, 0, l + 32, 0))
    .across('length', -l, l, { from: R })
    .up('diameter', -R, R, { from: -l })
  return [
    [
      side
        .note(part.value('nominal'), l + 14, -r * 0.4, { lean: 'left' })
        .note(part.say(materials.bronze), -l * 0.5, -(R + r) / 2, { lean: 'left' }),
    ],
  ]
}

/** Rod clamp: a ring around the rod, and a bolt that presses the cable on it. */
export function rodClamp(part: Part): View[][] {
  const [d, cable, m] = [part.mm('diameter'), largest(part), part.mm('torque') > 22 ? 10 : 8]
  const [r, c, wall] = [d / 2, cable / 2, 5]
  const high = r + cable
  const front = new View(part)
    .draw(
      'part',
      `M${-r - wall} 0A${r + wall} ${r + wall} 0 0 0 ${r + wall} 0V${-high - 4}L${m} ${-high - 12}H${-m}L${-r - wall} ${-high - 4}Z`,
    )
    .draw(
      'open',
      `M${-r} 0A${r} ${r} 0 0 0 ${r} 0V${-high + 2}L${c * 0.7} ${-high - 3}H${-c * 0.7}L${-r} ${-high + 2}Z`,
    )
  boltDown(cableEnd(cableEnd(front, 0, 0, d), 0, -r - c, cable), 0, -high - 22, -high - 1, m)
  front
    .across('diameter', -r, r, { from: 0 })
    .note(part.figure('cable'), c * 0.4, -r - c, { side: 'right' })
    .note(part.say(materials.bronze), r + wall * 0.5, 2, { side: 'right' })
  const l = 9 + m
  const side = new View(part).draw('part', box(-l, -high - 12, l * 2, high + 12 + r + wall, 4))
  cableAlong(cableAlong(side, -l - d, -l, 0, d), l, l + d, 0, d)
  cableAlong(cableAlong(side, -l - d, -l, -r - c, cable), l, l + d, -r - c, cable)
  boltDown(side, 0, -high - 22, -high - 10, m)
  return [
    [
      front,
      side
        .draw('axis', line(-l - d * 1.2, 0, l + d * 1.2, 0))
        .note(part.value('nominal'), l + d * 0.6, r * 0.4, { side: 'below', lean: 'right' }),
    ],
  ]
}

/** Rod wedge: a sleeve that a wedge tightens between rod and cable. */
export function rodWedge(part: Part): View[][] {
  const [d, length, cable] = [part.mm('diameter'), part.mm('length'), largest(part)]
  const [r, c, wall] = [d / 2, cable / 2, 4]
  const gap = r + c + 7
  const top = new View(part)
  const [R, C] = [r + wall, c + wall]
  top
    .draw('part', `M0 ${-R}A${R} ${R} 0 1 0 0 ${R}L${gap} ${C}A${C} ${C} 0 0 0 ${gap} ${-C}Z`)
    .draw('open', `M0 ${-r}A${r} ${r} 0 1 0 0 ${r}L${gap} ${c}A${c} ${c} 0 0 0 ${gap} ${-c}Z`)
    .draw(
      'cut',
      `M${r * 0.72} ${-r * 0.62}A${r} ${r} 0 0 1 ${r * 0.72} ${r * 0.62}L${gap - c * 0.72} ${c * 0.62}A${c} ${c} 0 0 1 ${gap - c * 0.72} ${-c * 0.62}Z`,
    )
  cableEnd(cableEnd(top, 0, 0, d), gap, 0, cable)
    .across('diameter', -r, r, { from: 0 })
    .note(part.figure('cable'), gap + c * 0.3, -c * 0.2, { lean: 'right' })
    .note(part.say(t('cunha', 'wedge', 'cuña')), (r + gap - c) / 2, -1, { lean: 'left' })
  const side = new View(part)
    .draw('part', `M${-R} 0H${gap + C - 1}L${gap + C + 1} ${length}H${-R}Z`)
    .draw('cut', `M${r - 1} -8H${gap - c + 2}L${gap - c - 1} ${length + 3}H${r + 1}Z`)
  cableUp(cableUp(side, 0, -22, 0, d), 0, length, length + 22, d)
  cableUp(cableUp(side, gap, -22, 0, cable), gap, length, length + 22, cable).draw(
    'axis',
    line(0, -28, 0, length + 28),
    line(gap, -28, gap, length + 28),
  )
  return [
    [top],
    [
      side
        .up('length', 0, length, { side: 'right', from: gap + C + 1 })
        .note(part.say(materials.copper), -R * 0.7, length * 0.75, { side: 'below', lean: 'left' }),
    ],
  ]
}

/** Inspection pit: a cylinder in the ground with its lid; rod and clamp are visible inside. */
export function inspectionPit(part: Part): View[][] {
  const [d, length] = [part.mm('diameter'), part.mm('length')]
  const [r, y] = [d / 2, length * 0.4]
  const front = new View(part)
    .draw('cut', `M${-r} 0H${-r + 5}V${length}H${-r}Z`, `M${r} 0H${r - 5}V${length}H${r}Z`)
    .draw('part', box(-r - 14, -14, d + 28, 14, 3))
    .draw('fine', line(-r + 5, length, r - 5, length))
    .draw('axis', line(0, -24, 0, length + 40))
  cableUp(front, 0, length * 0.45, length + 34, 14)
    .draw('part', box(-12, length * 0.6, 24, 22, 3))
    .up('length', 0, length, { from: -r })
    .across('diameter', -r, r, { from: length })
    .note(part.value('lid'), r * 0.4, -7, { lean: 'right' })
    .note(
      part.say(t('grampo da haste', 'rod clamp', 'grapa de la jabalina')),
      8,
      length * 0.6 + 11,
      { side: 'right' },
    )
    .note('PVC', r - 2.5, length * 0.3, { side: 'right' })
  const top = new View(part)
    .draw('part', circle(0, y, r + 14))
    .draw('fine', circle(0, y, r - 2))
    .draw(
      'edge',
      line(0, y - r * 0.42, 0, y - r * 0.02),
      line(-r * 0.34, y - r * 0.02, r * 0.34, y - r * 0.02),
      line(-r * 0.22, y + r * 0.12, r * 0.22, y + r * 0.12),
      line(-r * 0.1, y + r * 0.26, r * 0.1, y + r * 0.26),
    )
  return [[front, top]]
}

/** Mold: two halves of graphite, with the crucible at the top and the cavity of the joint below. */
export function mould(part: Part): View[][] {
  const b = part.mm('mould')
  const [h, cable] = [b * 1.15, conductor(part.mm('conductor')).diameter]
  const half = b / 2
  const y = h * 0.74
  const front = new View(part)
    .draw('cut', box(-half, 0, b, h, 2))
    .draw('part', box(-half + 3, -b * 0.16, b - 6, b * 0.16, 3))
    .draw(
      'open',
      `M${-b * 0.26} 0V${h * 0.3}L${-4} ${h * 0.46}V${y - cable}C${-cable * 1.3} ${y - cable} ${-cable * 1.3} ${y - cable * 0.5} ${-cable * 1.3} ${y - cable * 0.5}H${-half}V${y + cable * 0.5}H${half}V${y - cable * 0.5}H${cable * 1.3}C${cable * 1.3} ${y - cable * 0.5} ${cable * 1.3} ${y - cable} 4 ${y - cable}V${h * 0.46}L${b * 0.26} ${h * 0.3}V0Z`,
    )
    .draw('edge', line(-b * 0.1, h * 0.415, b * 0.1, h * 0.415))
  cableAlong(
    cableAlong(front, -half - b * 0.3, -half + b * 0.3, y, cable),
    part.family === 'MP' ? half : half - b * 0.3,
    part.family === 'MP' ? half : half + b * 0.3,
    y,
    cable,
  )
  front
    .draw('axis', line(0, -b * 0.22, 0, h + 6))
    .across('mould', -half, half, { from: h })
    .note(part.say(t('cadinho', 'crucible', 'crisol')), b * 0.15, h * 0.15, { side: 'right' })
    .note(part.say(t('disco de aço', 'steel disc', 'disco de acero')), b * 0.08, h * 0.415, {
      side: 'right',
    })
    .note(part.say(materials.graphite), half - 4, h * 0.58, { side: 'right' })
    .note(part.figure('conductor'), -half - b * 0.15, y, { side: 'below', lean: 'left' })
  const side = new View(part)
    .draw(
      'part',
      box(-half, 0, half - 0.6, h, 2),
      box(0.6, 0, half - 0.6, h, 2),
      box(-half + 3, -b * 0.16, b - 6, b * 0.16, 3),
    )
    .draw('open', circle(0, y, cable / 2))
    .draw('axis', line(0, -b * 0.22, 0, h + 6), line(-half - 4, y, half + 4, y))
  if (part.has('rod'))
    cableUp(front, 0, y + cable * 0.5, h + 24, part.code('rod') === '3/4"' ? 17.3 : 14.3)
  return [[side, front]]
}

/** Mold clamp: jaws with pins for the mold, on scissor handles. */
export function mouldClamp(part: Part): View[][] {
  const b = part.mm('mould')
  const h = b / 2
  const arm = (side: 1 | -1): string =>
    `M${b * 0.2} ${side * (h + 8)}H${-b * 0.9}L${-b * 1.5} ${side * 10}L${-b * 3.4} ${side * -h * 0.9}L${-b * 3.4 - 4} ${side * (-h * 0.9 + 14)}L${-b * 1.6} ${side * 26}L${-b} ${side * (h + 22)}H${b * 0.2}Z`
  const top = new View(part)
    .draw('part', arm(-1), arm(1), circle(-b * 1.52, 0, 12))
    .draw('fine', circle(-b * 1.52, 0, 5))
    .draw('other', box(-b * 0.55, -h, b * 0.75, b))
  for (const y of [-1, 1])
    for (const x of [-b * 0.4, 0]) top.draw('part', box(x - 4, y === 1 ? h - 10 : -h - 4, 8, 14, 1))
  top
    .draw('axis', line(-b * 1.75, 0, b * 0.4, 0))
    .up('mould', -h, h, { side: 'right', from: b * 0.2 })
    .note(part.say(t('molde', 'mould', 'molde')), -b * 0.2, h * 0.3, {
      side: 'below',
      lean: 'right',
    })
  return [[top]]
}

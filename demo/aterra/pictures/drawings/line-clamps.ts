import { t } from '../../content/text.ts'
import { conductor } from '../../content/catalogue/conductors.ts'
import { boltDown, cableAlong, cableEnd, headOn } from './fasteners.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { box, circle, line } from './path.ts'
import { View } from './view.ts'

const largest = (part: Part, key: string): number => conductor(part.range(key)[1]).diameter
const wedgeWord = t('cunha', 'wedge', 'cuña')

/** Parallel groove clamp: two cables in the grooves of a body and its keeper. */
export function parallelGroove(part: Part): View[][] {
  const [length, height, bolts] = [part.mm('length'), part.mm('height'), part.mm('bolts')]
  const [a, b] = [largest(part, 'run'), largest(part, 'tap')]
  const [w, m] = [height / 2, part.mm('torque') > 60 ? 12 : part.mm('torque') > 30 ? 10 : 8]
  const [xa, xb] = [-w + 5 + a / 2, w - 5 - b / 2]
  const depth = Math.max(a, b) * 0.5 + 6
  const end = new View(part)
    .draw(
      'part',
      `M${-w} ${-1.2}V${-depth + 4}A4 4 0 0 1 ${-w + 4} ${-depth}H${w - 4}A4 4 0 0 1 ${w} ${-depth + 4}V-1.2H${xb + b / 2 - 0.4}A${b / 2} ${b / 2} 0 0 0 ${xb - b / 2 + 0.4} -1.2H${xa + a / 2 - 0.4}A${a / 2} ${a / 2} 0 0 0 ${xa - a / 2 + 0.4} -1.2Z`,
    )
    .draw(
      'part',
      `M${-w} 1.2V${depth - 4}A4 4 0 0 0 ${-w + 4} ${depth}H${w - 4}A4 4 0 0 0 ${w} ${depth - 4}V1.2H${xb + b / 2 - 0.4}A${b / 2} ${b / 2} 0 0 1 ${xb - b / 2 + 0.4} 1.2H${xa + a / 2 - 0.4}A${a / 2} ${a / 2} 0 0 1 ${xa - a / 2 + 0.4} 1.2Z`,
    )
  boltDown(end, (xa + a / 2 + xb - b / 2) / 2, -depth, depth + m * 1.5, m, depth)
  cableEnd(cableEnd(end, xa, 0, a), xb, 0, b)
  end
    .across('height', -w, w, { from: depth - 4 })
    .note(part.figure('run'), xa - a * 0.2, a * 0.1, { lean: 'left' })
    .note(part.figure('tap'), xb + b * 0.2, b * 0.1, { lean: 'right' })
  const top = new View(part).draw('part', box(0, -w, length, height, 4))
  cableAlong(cableAlong(top, -length * 0.22, 0, xa, a), length, length * 1.22, xa, a)
  cableAlong(cableAlong(top, -length * 0.22, 0, xb, b), length, length * 1.22, xb, b)
  top.draw(
    'axis',
    line(-length * 0.28, xa, length * 1.28, xa),
    line(-length * 0.28, xb, length * 1.28, xb),
  )
  for (let i = 0; i < bolts; i += 1)
    headOn(top, (length * (i + 0.5)) / bolts, (xa + a / 2 + xb - b / 2) / 2, m)
  top
    .across('length', 0, length, { from: w })
    .note(
      part.family === 'GB'
        ? `Al ${part.say(t('e cobre', 'and copper', 'y cobre'))}`
        : part.say(materials.alloy),
      length - 5,
      -w + 4,
      { lean: 'left' },
    )
  return [[end, top]]
}

/** Tapered C with a wedge between two cables. */
function cBody(
  view: View,
  height: number,
  run: number,
  tap: number,
): { high: number; low: number } {
  const wall = (height - run - tap) * 0.26
  const [h, R, r] = [height / 2, run / 2 + wall, tap / 2 + wall]
  const [high, low] = [-h + R, h - r]
  const back = -Math.max(R, r)
  view.draw(
    'part',
    `M${R * 0.55} ${high + R * 0.84}A${R} ${R} 0 1 0 ${back} ${high}V${low}A${r} ${r} 0 1 0 ${r * 0.55} ${low - r * 0.84}L${tap * 0.28} ${low - tap * 0.42}A${tap / 2} ${tap / 2} 0 1 1 ${back + wall} ${low}V${high}A${run / 2} ${run / 2} 0 1 1 ${run * 0.28} ${high + run * 0.42}Z`,
  )
  view.draw(
    'cut',
    `M${back + wall + 1.2} ${high + run * 0.46}Q${-run * 0.1} ${high + run * 0.56} ${run * 0.25} ${high + run * 0.46}L${tap * 0.25} ${low - tap * 0.46}Q${-tap * 0.1} ${low - tap * 0.56} ${back + wall + 1.2} ${low - tap * 0.46}Z`,
  )
  cableEnd(cableEnd(view, 0, high, run), 0, low, tap)
  return { high, low }
}

export function wedgeConnector(part: Part): View[][] {
  const [length, height, run, tap] = [
    part.mm('length'),
    part.mm('height'),
    largest(part, 'run'),
    largest(part, 'tap'),
  ]
  const h = height / 2
  const end = new View(part)
  const { high, low } = cBody(end, height, run, tap)
  end
    .up('height', -h, h, { from: 0 })
    .note(part.value('run') + ' mm²', run * 0.2, high - run * 0.1, { lean: 'right' })
    .note(part.value('tap') + ' mm²', tap * 0.2, low, { side: 'below', lean: 'right' })
  const side = new View(part)
    .draw('part', `M0 ${-h}H${length}V${h - length * 0.1}L0 ${h}Z`)
    .draw(
      'cut',
      `M${-length * 0.12} ${high + run * 0.5}H${length * 1.1}V${low - tap * 0.5 - length * 0.1}L${-length * 0.12} ${low - tap * 0.5}Z`,
    )
  cableAlong(cableAlong(side, -length * 0.35, 0, high, run), length, length * 1.35, high, run)
  cableAlong(
    cableAlong(side, -length * 0.35, 0, low - 1, tap),
    length,
    length * 1.35,
    low - length * 0.08,
    tap,
  )
  side
    .draw('axis', line(-length * 0.4, high, length * 1.4, high))
    .across('length', 0, length, { from: [h, h - length * 0.1] })
    .note(part.say(wedgeWord), length * 0.7, (high + low) / 2, { lean: 'right' })
    .note(part.say(materials.alloy), length * 0.2, -h + 3, { lean: 'left' })
  return [[end, side]]
}

/** Wedge connector with a bail below the wedge. */
export function wedgeBail(part: Part): View[][] {
  const [length, height, d, run] = [
    part.mm('length'),
    part.mm('height'),
    part.mm('bail'),
    largest(part, 'run'),
  ]
  const body = height - 65
  const h = body / 2
  const end = new View(part).draw('part', box(-d / 2, h - 8, d, 73, d / 2))
  const { high } = cBody(end, body, run, d + 6)
  end
    .up('height', -h, h + 65, { from: 0 })
    .note(part.value('run') + ' mm²', run * 0.2, high - run * 0.1, { lean: 'right' })
    .across('bail', -d / 2, d / 2, { from: h + 60 })
  const [l, q] = [length / 2, d / 2]
  const outerR = 14
  const half = l + 10
  const side = new View(part)
    .draw(
      'part',
      `M${-half - q} 2V${h + 65 - outerR}A${outerR} ${outerR} 0 0 0 ${-half - q + outerR} ${h + 65}H${half + q - outerR}A${outerR} ${outerR} 0 0 0 ${half + q} ${h + 65 - outerR}V2H${half - q}V${h + 65 - outerR}A${outerR - d} ${outerR - d} 0 0 1 ${half + q - outerR} ${h + 65 - d}H${-half - q + outerR}A${outerR - d} ${outerR - d} 0 0 1 ${-half + q} ${h + 65 - outerR}V2Z`,
    )
    .draw('part', `M${-l} ${-h}H${l}V${h - length * 0.08}L${-l} ${h}Z`)
    .draw('cut', box(-half - q - 3, -3, length + 20 + d + 6, 11))
  cableAlong(cableAlong(side, -half * 1.5, -l, high, run), l, half * 1.5, high, run)
  side
    .across('length', -l, l, { side: 'above' })
    .note(part.say(wedgeWord), l * 0.6, 2, { side: 'right' })
    .note(part.say(materials.copper), half, h + 45, { side: 'right' })
  return [[end, side]]
}

/** Piercing connector: insulated halves whose teeth pierce the covering. */
export function piercing(part: Part): View[][] {
  const [length, height, bolts] = [part.mm('length'), part.mm('height'), part.mm('bolts')]
  const [a, b] = [largest(part, 'run') * 1.25, largest(part, 'tap') * 1.25]
  const [w, m] = [height / 2, 8]
  const [xa, xb] = [-w + 4 + a / 2, w - 4 - b / 2]
  const depth = Math.max(a, b) * 0.55 + 8
  const end = new View(part).draw(
    'part',
    `M${-w} -2V${-depth + 6}A6 6 0 0 1 ${-w + 6} ${-depth}H${w - 6}A6 6 0 0 1 ${w} ${-depth + 6}V-2Z`,
    `M${-w} 2V${depth - 6}A6 6 0 0 0 ${-w + 6} ${depth}H${w - 6}A6 6 0 0 0 ${w} ${depth - 6}V2Z`,
  )
  cableEnd(cableEnd(end, xa, 0, a), xb, 0, b)
  for (const [x, d] of [
    [xa, a],
    [xb, b],
  ] as const)
    end.draw(
      'dark',
      `M${x - 3} ${-d / 2 - 2}H${x + 3}L${x + 1.6} ${-d / 2 + 2}L${x} ${-d / 2 - 0.5}L${x - 1.6} ${-d / 2 + 2}Z`,
      `M${x - 3} ${d / 2 + 2}H${x + 3}L${x + 1.6} ${d / 2 - 2}L${x} ${d / 2 + 0.5}L${x - 1.6} ${d / 2 - 2}Z`,
    )
  boltDown(end, (xa + a / 2 + xb - b / 2) / 2, -depth - 6, depth, m)
  end
    .draw('part', box((xa + a / 2 + xb - b / 2) / 2 - 7, -depth - 6, 14, 6))
    .across('height', -w, w, { from: depth - 6 })
    .note(part.figure('run'), xa - a * 0.2, a * 0.15, { lean: 'left' })
    .note(part.figure('tap'), xb + b * 0.2, b * 0.15, { lean: 'right' })
  const top = new View(part).draw('part', box(0, -w, length, height, 5))
  cableAlong(cableAlong(top, -length * 0.3, 0, xa, a), length, length * 1.3, xa, a)
  cableAlong(top, length, length * 1.3, xb, b).draw('part', box(-4, xb - b * 0.6, 4, b * 1.2, 1))
  for (let i = 0; i < bolts; i += 1)
    headOn(top, (length * (i + 0.5)) / bolts, (xa + a / 2 + xb - b / 2) / 2, m)
  top
    .across('length', 0, length, { from: w })
    .note(part.say(materials.polymer), length - 5, -w + 4, { lean: 'left' })
    .draw('axis', line(-length * 0.36, xa, length * 1.36, xa))
  return [[end, top]]
}

/** Hot line clamp: a hook over the line, and an eye screw for a hot stick. */
export function hotLine(part: Part): View[][] {
  const [length, height] = [part.mm('length'), part.mm('height')]
  const [run, tap] = [largest(part, 'run'), largest(part, 'tap')]
  const [r, wall, eye] = [run / 2 + 1, 9, 14]
  const top = -r - wall
  const foot = top + height
  const front = new View(part)
    .draw(
      'part',
      `M${-r - wall} ${-r}A${r + wall} ${r + wall} 0 0 1 ${r + wall} ${-r * 0.2}V${r * 0.4}H${r}V0A${r} ${r} 0 0 0 ${-r} 0V${r + 18}H${r + 6}V${r + 30}H${-r - wall}Z`,
    )
    .draw('part', box(-5, r + 4, 10, foot - eye * 2 - r), box(-r + 0.6, r - 0.4, r * 2, 6, 2))
    .draw('fine', line(-4, r + 32, -4, foot - eye * 2), line(4, r + 32, 4, foot - eye * 2))
    .draw('part', circle(0, foot - eye, eye))
    .draw('open', circle(0, foot - eye, eye - 6))
    .draw('axis', line(0, top - 5, 0, foot + 5))
  cableEnd(front, 0, 0, run)
  front.draw('part', box(r + 6, r + 12, tap * 1.4 + 8, tap + 10, 3))
  cableEnd(front, r + 10 + tap * 0.7, r + 17 + tap / 2, tap)
  front
    .up('height', top, foot, { from: [-r, 0] })
    .note(part.figure('run'), r * 0.4, 0, { side: 'right' })
    .note(part.figure('tap'), r + 10 + tap * 0.9, r + 17 + tap / 2, { side: 'right' })
    .note(
      part.say(t('olhal para bastão', 'eye for the hot stick', 'ojo para pértiga')),
      eye * 0.7,
      foot - eye * 0.4,
      { side: 'right' },
    )
  const l = length / 2
  const side = new View(part).draw(
    'part',
    box(-l, top, length, r + 30 - top, 4),
    box(-5, r + 30, 10, foot - r - 30 - eye),
    box(-3.5, foot - eye * 2, 7, eye * 2, 3),
  )
  cableAlong(cableAlong(side, -l * 2, -l, 0, run), l, l * 2, 0, run)
    .draw('axis', line(-l * 2.1, 0, l * 2.1, 0), line(0, top - 5, 0, foot + 5))
    .across('length', -l, l, { side: 'above' })
  return [[side, front]]
}

/** Bail clamp: a bolted clamp with a copper bail welded below it. */
export function bail(part: Part): View[][] {
  const [length, height, d, bolts, run] = [
    part.mm('length'),
    part.mm('height'),
    part.mm('bail'),
    part.mm('bolts'),
    largest(part, 'run'),
  ]
  const [l, q] = [length / 2, d / 2]
  const body = run + 20
  const top = -body / 2 - 6.6
  const foot = top + height
  const half = 20 + bolts * 14
  const R = 16
  const front = new View(part)
    .draw(
      'part',
      `M${-l} 6V${foot - R}A${R} ${R} 0 0 0 ${-l + R} ${foot}H${l - R}A${R} ${R} 0 0 0 ${l} ${foot - R}V6H${l - d}V${foot - R}A${R - d} ${R - d} 0 0 1 ${l - R} ${foot - d}H${-l + R}A${R - d} ${R - d} 0 0 1 ${-l + d} ${foot - R}V6Z`,
    )
    .draw('part', box(-l - 4, -4, length + 8, 14, 3), box(-half / 2, -body / 2, half, body, 3))
  cableAlong(
    cableAlong(front, -l * 1.25, -half / 2, -body * 0.1, run),
    half / 2,
    l * 1.25,
    -body * 0.1,
    run,
  )
  for (let i = 0; i < bolts; i += 1)
    boltDown(front, half * ((i + 0.5) / bolts - 0.5), -body / 2, body / 2 + 8, 10, body / 2)
  front
    .draw('axis', line(-l * 1.3, -body * 0.1, l * 1.3, -body * 0.1))
    .across('length', -l, l, { from: foot - R })
    .up('height', top, foot, { from: [-half / 2, -l + R] })
    .up('bail', foot - d, foot, { side: 'right', from: l - R })
    .note(part.figure('run'), half / 2 + (l - half / 2) * 0.5, -body * 0.1, { lean: 'right' })
    .note(part.say(materials.copper), -l + q, foot - height * 0.35, { lean: 'left' })
  return [[front]]
}

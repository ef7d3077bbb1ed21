import { t } from '../../content/text.ts'
import { conductor } from '../../content/catalogue/conductors.ts'
import { across, boltDown, cableAlong, cableEnd, headOn, threadDown } from './fasteners.ts'
import type { Part } from './part.ts'
import { box, circle, hexagon, line } from './path.ts'
import { studHole } from './terminals.ts'
import { View } from './view.ts'

const largest = (part: Part, key: string): number => conductor(part.range(key)[1]).diameter
const shear = t('parafuso fusível', 'shear bolt', 'tornillo fusible')

/**
 * Split bolt: slotted bolt with the run at the bottom, the tap above it, and a saddle pressed by
 * the nut.
 */
export function splitBolt(part: Part): View[][] {
  const [length, run] = [part.mm('length'), largest(part, 'run')]
  const tap = Math.min(largest(part, 'tap'), run) * 0.8
  const spacer = part.family === 'PA' ? 6 : 0
  const [r, wall] = [run / 2, run * 0.28 + 1.5]
  const half = r + wall
  const foot = r + wall
  const top = foot - length
  const nut = -r - spacer - tap - 3.5
  const front = new View(part)
    .draw(
      'part',
      `M${-half} ${top}V${r * 0.2}C${-half} ${foot * 0.8} ${-half * 0.6} ${foot} 0 ${foot}C${half * 0.6} ${foot} ${half} ${foot * 0.8} ${half} ${r * 0.2}V${top}H${r}V0A${r} ${r} 0 0 1 ${-r} 0V${top}Z`,
    )
    .draw(
      'fine',
      line(-half + 0.8, top, -half + 0.8, nut - 1),
      line(half - 0.8, top, half - 0.8, nut - 1),
    )
    .draw(
      'part',
      box(-r, nut, run, 3.2),
      box(-half * 1.35, nut - half * 0.7, half * 2.7, half * 0.7),
    )
    .draw(
      'fine',
      line(-half * 0.6, nut - half * 0.7, -half * 0.6, nut),
      line(half * 0.6, nut - half * 0.7, half * 0.6, nut),
    )
  cableEnd(cableEnd(front, 0, 0, run), 0, nut + 3.4 + tap / 2, tap)
  if (spacer)
    front
      .draw('cut', box(-r, -r - spacer + 0.3, run, spacer - 0.6))
      .note(part.say(t('separador', 'spacer', 'separador')), -r * 0.6, -r - spacer / 2, {
        side: 'right',
      })
  front
    .up('length', top, foot, { from: [-half, 0] })
    .note(part.figure('tap'), tap * 0.3, nut + 3.4 + tap / 2, { side: 'right' })
    .note(part.figure('run'), r * 0.5, 0, { side: 'right' })
    .note(part.value('material'), half * 0.8, foot * 0.7, { side: 'right' })
  const depth = run * 1.15 + 4
  const side = new View(part)
    .draw(
      'part',
      `M${-depth / 2} ${top}V${foot - 2}A2 2 0 0 0 ${-depth / 2 + 2} ${foot}H${depth / 2 - 2}A2 2 0 0 0 ${depth / 2} ${foot - 2}V${top}Z`,
    )
    .draw('part', hexagonSide(nut, half))
  cableAlong(
    cableAlong(side, -depth * 0.9, depth * 0.9, 0, run),
    -depth * 0.9,
    depth * 0.9,
    nut + 3.4 + tap / 2,
    tap,
  ).draw('axis', line(-depth, 0, depth, 0), line(0, top - 3, 0, foot + 3))
  return [[side, front]]
}
const hexagonSide = (nut: number, half: number): string =>
  box(-half * 1.35, nut - half * 0.7, half * 2.7, half * 0.7)

/** Shear-bolt body: bolts that shear at their torque; a palm on one side, or cables on both. */
export function shearBody(part: Part): View[][] {
  const [length, cable] = [part.mm('length'), largest(part, 'run')]
  const [bolts, both] = [part.mm('bolts'), part.family === 'LM']
  const [bore, m] = [cable * 1.12, cable < 16 ? 10 : 12]
  const [R, r] = [bore * 0.72, bore / 2]
  const palm = both ? 0 : length * 0.34
  const barrel = length - palm
  const side = new View(part)
    .draw(
      'cut',
      both
        ? box(0, -R, length, R * 2, 1)
        : `M0 ${-R}H${barrel - 2}C${barrel + palm * 0.1} ${-R} ${barrel - 1} ${R - 6} ${barrel + palm * 0.2} ${R - 6}H${length}V${R}H0Z`,
    )
    .draw(
      'open',
      both ? box(0, -r, length / 2 - 2, bore) : box(0, -r, barrel - 4, bore),
      ...(both ? [box(length / 2 + 2, -r, length / 2 - 2, bore)] : []),
    )
    .draw('axis', line(-5, 0, length + 5, 0))
  const places = Array.from({ length: bolts }, (_, i) =>
    both
      ? i < bolts / 2
        ? (length / 2) * ((i + 0.6) / (bolts / 2 + 0.2))
        : length / 2 + (length / 2) * ((i - bolts / 2 + 0.6) / (bolts / 2 + 0.2))
      : barrel * ((i + 0.6) / (bolts + 0.4)),
  )
  for (const x of places) {
    threadDown(
      side.draw(
        'part',
        box(x - m / 2, -R - 3, m, R - r + r * 0.5),
        box(x - across(m) * 0.45, -R - 3 - m * 0.6, across(m) * 0.9, m * 0.6),
      ),
      x,
      -R,
      -r * 0.6,
      m,
    ).draw('axis', line(x, -R - m * 1.4, x, -r * 0.3))
  }
  side
    .across('length', 0, length, { from: R })
    .note(part.say(shear), places.at(-1) ?? 0, -R - 3 - m * 0.4, { lean: both ? 'left' : 'right' })
    .note(part.figure('run'), length * 0.05, 0, { lean: both ? 'right' : 'left' })
    .note(part.value('material'), both ? length * 0.3 : barrel * 0.6, R - (R - r) / 2, {
      side: 'below',
      lean: 'left',
    })
  const top = new View(part)
  if (both) top.draw('part', box(0, -R, length, R * 2, 1))
  else
    top
      .draw(
        'part',
        `M0 ${-R}H${barrel}C${barrel + palm * 0.1} ${-R} ${barrel + palm * 0.1} ${-palm * 0.46} ${barrel + palm * 0.3} ${-palm * 0.46}H${length - palm * 0.3}A${palm * 0.3} ${palm * 0.3} 0 0 1 ${length} ${-palm * 0.16}V${palm * 0.16}A${palm * 0.3} ${palm * 0.3} 0 0 1 ${length - palm * 0.3} ${palm * 0.46}H${barrel + palm * 0.3}C${barrel + palm * 0.1} ${palm * 0.46} ${barrel + palm * 0.1} ${R} ${barrel} ${R}H0Z`,
      )
      .draw('open', circle(length - palm * 0.45, 0, 6.7))
      .draw('axis', line(length - palm * 0.45, -11, length - palm * 0.45, 11))
  top.draw('axis', line(-5, 0, length + 5, 0))
  for (const x of places)
    top.draw('part', hexagon(x, 0, across(m))).draw('fine', circle(x, 0, across(m) * 0.3))
  return [[side], [top]]
}

/** Clamp terminal: a cast palm with a saddle over the cable. */
export function clampTerminal(part: Part): View[][] {
  const [length, cable, hole] = [part.mm('length'), largest(part, 'run'), studHole(part)]
  const w = Math.max(hole * 0.95 + 4, cable * 0.8 + 4)
  const [body, end] = [length - hole * 2.1, length]
  const [base, groove] = [cable * 0.3 + 4, 0]
  const m = 8
  const places = part.mm('bolts') === 2 ? [body * 0.22, body * 0.72] : [body * 0.47]
  const side = new View(part).draw(
    'part',
    `M0 ${-cable * 0.25}H${body - 2}L${body + 5} ${base - 5}H${end}V${base}H0Z`,
  )
  cableAlong(side, -cable * 1.3, body, groove - cable * 0.25, cable)
  const saddle = -cable * 0.55
  side.draw('part', box(1.5, saddle - 4.5, body - 4, 4.5, 1))
  for (const x of places) boltDown(side, x, saddle - 4.5, base + 3, m)
  side
    .across('length', 0, end, { from: base })
    .note(part.figure('run'), -cable * 0.7, -cable * 0.25, { lean: 'right' })
    .note(part.value('material'), body * 0.47, base - 3, { side: 'below', lean: 'left' })
  const top = new View(part)
    .draw(
      'part',
      `M0 ${-w}H${body}C${body + 3} ${-w} ${body + 3} ${-hole} ${body + 6} ${-hole}H${end - hole}A${hole} ${hole} 0 0 1 ${end - hole} ${hole}H${body + 6}C${body + 3} ${hole} ${body + 3} ${w} ${body} ${w}H0Z`,
    )
    .draw('part', box(1.5, -w, body - 4, w * 2, 1))
    .draw('open', circle(end - hole, 0, hole / 2))
    .draw(
      'axis',
      line(-4, 0, end + 4, 0),
      line(end - hole, -hole / 2 - 3, end - hole, hole / 2 + 3),
    )
  for (const x of places) headOn(top, x, -w * 0.02, m)
  top.note(part.value('stud'), end - hole + hole * 0.36, -hole * 0.36, { lean: 'left' })
  return [[side], [top]]
}

/**
 * Distribution block: one large hole on one side, the outputs on the other; it snaps onto a rail.
 */
export function distributionBlock(part: Part): View[][] {
  const length = part.mm('length')
  const outputs = part.mm('outputs')
  const [height, width] = [50, 44]
  const side = new View(part)
    .draw(
      'part',
      `M0 ${-height}H${length}V-9H${length * 0.5 + 17.5}V-4H${length * 0.5 + 20}V0H${length * 0.5 - 20}V-4H${length * 0.5 - 17.5}V-9H0Z`,
    )
    .draw('fine', line(4, -height * 0.72, length - 4, -height * 0.72))
    .draw(
      'other',
      `M${length * 0.5 - 17.5} 2V-1H${length * 0.5 - 13}V6H${length * 0.5 + 13}V-1H${length * 0.5 + 17.5}V2`,
    )
    .across('length', 0, length, { side: 'above' })
    .note(part.say(t('trilho de 35 mm', '35 mm rail', 'riel de 35 mm')), length * 0.5 + 6, 4, {
      side: 'below',
      lean: 'right',
    })
    .note(part.figure('run'), 4, -height * 0.5, { side: 'below', lean: 'left' })
  const top = new View(part)
    .draw('part', box(0, -width / 2, length, width, 2))
    .draw('open', circle(length * 0.16, 0, Math.max(4, largest(part, 'run') * 0.5)))
  const per = Math.ceil(outputs / 2)
  for (let i = 0; i < outputs; i += 1)
    top.draw(
      'open',
      circle(
        length * 0.42 + ((length * 0.5) / per) * (i % per),
        i < per ? -width * 0.22 : width * 0.22,
        3.4,
      ),
    )
  top
    .draw('axis', line(-4, 0, length + 4, 0))
    .note(
      `${part.value('outputs')} × ${part.figure('tap')}`,
      length * 0.42 + ((length * 0.5) / per) * (per - 1),
      width * 0.22,
      { side: 'below', lean: 'left' },
    )
    .note(part.figure('current'), length * 0.16, 0, { side: 'below', lean: 'right' })
  return [[side], [top]]
}

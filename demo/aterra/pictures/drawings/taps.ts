import { conductor } from '../../content/catalogue/conductors.ts'
import { cableEnd } from './fasteners.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { box, line } from './path.ts'
import { View } from './view.ts'

/** Diameter of the largest conductor of a range. */
const thickest = (part: Part, key: string): number => conductor(part.range(key)[1]).diameter

/** Profile of a C: the mouth opens to the right between two grooves; the outside is rounded. */
function cProfile(
  width: number,
  height: number,
  below: number,
  above: number,
): { outline: string; low: number; high: number } {
  const [w, h] = [width / 2, height / 2]
  const [r1, r2] = [below / 2, above / 2]
  const wall = (height - 2 * 1.6 * (r1 + r2) * 0.62) / 4
  const floor = h - Math.max(3, wall)
  const roof = -h + Math.max(3, wall)
  const [low, high] = [floor - r1, roof + r2]
  // the mouth is between the widest points of both grooves' circles
  const [g1, g2] = [low - 0.6 * r1, high + 0.6 * r2]
  const c = Math.min(w * 0.75, h * 0.5)
  return {
    low,
    high,
    outline: `M${w} ${g2}V${-h + c}A${c} ${c} 0 0 0 ${w - c} ${-h}H${-w + c}A${c} ${c} 0 0 0 ${-w} ${-h + c}V${h - c}A${c} ${c} 0 0 0 ${-w + c} ${h}H${w - c}A${c} ${c} 0 0 0 ${w} ${h - c}V${g1}H${0.8 * r1}A${r1} ${r1} 0 1 1 ${-0.8 * r1} ${g1}L${-0.8 * r2} ${g2}A${r2} ${r2} 0 1 1 ${0.8 * r2} ${g2}Z`,
  }
}

export function cTap(part: Part): View[][] {
  const [width, height, length] = [part.mm('width'), part.mm('height'), part.mm('length')]
  const [run, tap] = [thickest(part, 'run'), thickest(part, 'tap')]
  const { outline, low, high } = cProfile(width, height, run, tap)
  const front = new View(part).draw('part', outline)
  cableEnd(cableEnd(front, 0, low, run), 0, high, tap)
  front
    .across('width', -width / 2, width / 2, { from: 0 })
    .up('height', -height / 2, height / 2, { from: 0 })
    .note(part.figure('tap'), tap * 0.2, high - tap * 0.2, { lean: 'right' })
    .note(part.figure('run'), run * 0.3, low + run * 0.2, { side: 'below', lean: 'right' })
  const side = new View(part)
    .draw('part', box(0, -height / 2, length, height))
    .draw(
      'hidden',
      line(0, low - run / 2, length, low - run / 2),
      line(0, low + run / 2, length, low + run / 2),
      line(0, high - tap / 2, length, high - tap / 2),
      line(0, high + tap / 2, length, high + tap / 2),
    )
    .draw('axis', line(-4, low, length + 4, low), line(-4, high, length + 4, high))
    .across('length', 0, length)
    .note(part.say(materials.copper), length * 0.7, 0, { lean: 'right' })
  return [[front, side]]
}

/** H tap: two grooves, open at the top and at the bottom, with flaps that the die folds over. */
export function hTap(part: Part): View[][] {
  const [width, height, length] = [part.mm('width'), part.mm('height'), part.mm('length')]
  const [run, tap] = [thickest(part, 'run'), thickest(part, 'tap')]
  const [w, h, a, b] = [width / 2, height / 2, tap / 2 + 0.6, run / 2 + 0.6]
  const [high, low] = [-2.5 - a, 2.5 + b]
  const front = new View(part).draw(
    'part',
    `M${-w} ${-h + 2}Q${-w} ${-h} ${-w + 2} ${-h}L${-a} ${-h + 3}V${high}A${a} ${a} 0 0 0 ${a} ${high}V${-h + 3}L${w - 2} ${-h}Q${w} ${-h} ${w} ${-h + 2}V${h - 2}Q${w} ${h} ${w - 2} ${h}L${b} ${h - 3}V${low}A${b} ${b} 0 0 0 ${-b} ${low}V${h - 3}L${-w + 2} ${h}Q${-w} ${h} ${-w} ${h - 2}Z`,
  )
  cableEnd(cableEnd(front, 0, high, tap), 0, low, run)
  front
    .across('width', -w, w, { from: h - 2 })
    .up('height', -h, h, { from: -w + 2 })
    .note(part.figure('tap'), tap * 0.2, high, { lean: 'right' })
  const side = new View(part)
    .draw('part', box(0, -h, length, height))
    .draw('fine', line(0, -2.5, length, -2.5), line(0, 2.5, length, 2.5))
    .draw('axis', line(-5, high, length + 5, high), line(-5, low, length + 5, low))
    .across('length', 0, length)
    .note(part.say(materials.aluminium), length * 0.3, 0, { lean: 'left' })
    .note(part.figure('run'), length * 0.55, low - run * 0.2, { lean: 'right' })
  return [[front, side]]
}

/** T tap: a saddle on the run with a downward barrel. */
export function tTap(part: Part): View[][] {
  const [width, height, length] = [part.mm('width'), part.mm('height'), part.mm('length')]
  const [run, tap] = [
    conductor(part.range('run')[1]).diameter,
    conductor(part.range('tap')[1]).diameter,
  ]
  const [w, r, q] = [width / 2, run / 2 + 0.5, tap / 2 + 0.5]
  const Q = Math.min(w - 1, q * 1.36)
  const top = -r - 6
  const foot = top + height
  const saddle = r + 7
  const front = new View(part)
    .draw(
      'part',
      box(-Q, saddle - 3, Q * 2, foot - saddle + 3),
      `M${w} ${-r * 0.2}V${top + w * 0.6}A${w * 0.6} ${w * 0.6} 0 0 0 ${w * 0.4} ${top}H${-w * 0.4}A${w * 0.6} ${w * 0.6} 0 0 0 ${-w} ${top + w * 0.6}V${saddle - 3}A3 3 0 0 0 ${-w + 3} ${saddle}H${w - 3}A3 3 0 0 0 ${w} ${saddle - 3}V${r * 0.9}H${r * 0.44}A${r} ${r} 0 1 1 ${r * 0.98} ${-r * 0.2}Z`,
    )
    .draw('hidden', `M${-q} ${foot}V${saddle + 2}H${q}V${foot}`)
    .draw('axis', line(0, top - 4, 0, foot + 4))
  cableEnd(front, 0, 0, run)
  front
    .up('height', top, foot, { from: [0, -Q] })
    .across('width', -w, w, { side: 'above', from: top + w * 0.6 })
    .note(part.figure('tap'), q * 0.4, foot - (foot - saddle) * 0.3, {
      side: 'below',
      lean: 'right',
    })
  const l = length / 2
  const side = new View(part)
    .draw(
      'part',
      box(-Q, saddle - 3, Q * 2, foot - saddle + 3),
      box(-l, top, length, saddle - top, 2),
    )
    .draw(
      'hidden',
      line(-l, -r, l, -r),
      line(-l, r, l, r),
      `M${-q} ${foot}V${saddle + 2}H${q}V${foot}`,
    )
    .draw('axis', line(-l - 5, 0, l + 5, 0), line(0, top - 4, 0, foot + 4))
    .across('length', -l, l, { side: 'above' })
    .note(part.say(materials.copper), Q * 0.7, foot - 6, { side: 'right' })
    .note(part.figure('run'), l * 0.5, r * 0.3, { side: 'right' })
  return [[front, side]]
}

/** Grid tap: two hooks back to back, one for the rod, the other for the crossing cable. */
export function gridTap(part: Part): View[][] {
  const [width, height, length] = [part.mm('width'), part.mm('height'), part.mm('length')]
  const rod = { '1/2"': 12.8, '5/8"': 14.3, '3/4"': 17.3 }[part.code('rod')] ?? 14.3
  const cable = thickest(part, 'tap')
  const [w, h, r, q] = [width / 2, height / 2, rod / 2 + 0.4, cable / 2 + 0.4]
  const [low, high] = [h - 6.5 - r, -h + 6.5 + q]
  const hook = (y: number, radius: number, side: 1 | -1): string =>
    `M${side * (w + 0.3)} ${y - radius * 0.5}H${side * radius * 0.87}A${radius} ${radius} 0 1 ${side === 1 ? 0 : 1} ${side * radius * 0.87} ${y + radius * 0.5}H${side * (w + 0.3)}`
  const front = new View(part)
    .draw('part', box(-w, -h, width, height, 7))
    .draw('open', hook(low, r, 1), hook(high, q, -1))
  cableEnd(front, 0, low, rod)
  cableEnd(front, 0, high, cable)
  front
    .across('width', -w, w, { from: 0 })
    .up('height', -h, h, { from: -w + 7 })
    .note(part.figure('tap'), q * 0.3, high - q * 0.3, { lean: 'right' })
    .note(part.value('rod'), r * 0.4, low, { side: 'below', lean: 'right' })
  const l = length / 2
  const side = new View(part)
    .draw('part', box(-l, -h, length, height, 2))
    .draw(
      'hidden',
      line(-l, high - q, l, high - q),
      line(-l, high + q, l, high + q),
      line(-l, low - r, l, low - r),
      line(-l, low + r, l, low + r),
    )
    .draw('axis', line(-l - 4, high, l + 4, high), line(-l - 4, low, l + 4, low))
    .across('length', -l, l)
    .note(part.say(materials.copper), l * 0.4, 0, { lean: 'right' })
  return [[front, side]]
}

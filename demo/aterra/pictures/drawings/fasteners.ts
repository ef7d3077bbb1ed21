import { box, circle, hexagon, line } from './path.ts'
import type { View } from './view.ts'

/** Width across flats of hexagon bolts, ISO 4014, mm. */
const flats: Record<number, number> = { 4: 7, 5: 8, 6: 10, 8: 13, 10: 16, 12: 18, 16: 24, 20: 30 }
export const across = (m: number): number => flats[m] ?? m * 1.5

/** Adds a bolt seen from its head. */
export function headOn(view: View, x: number, y: number, m: number): View {
  const w = across(m)
  return view
    .draw('part', hexagon(x, y, w))
    .draw('fine', circle(x, y, w * 0.46))
    .draw('axis', line(x - w * 0.75, y, x + w * 0.75, y), line(x, y - w * 0.75, x, y + w * 0.75))
}

/**
 * Adds a bolt along y from the side: the head at `head`, the visible shank up to `end`, and
 * optionally a nut.
 */
export function boltDown(
  view: View,
  x: number,
  head: number,
  end: number,
  m: number,
  nut?: number,
): View {
  const [w, h, down] = [across(m) * 1.1, m * 0.66, Math.sign(end - head)]
  const rect = (from: number, to: number, width: number): string =>
    box(x - width / 2, Math.min(from, to), width, Math.abs(to - from))
  view
    .draw('part', rect(head, end, m), rect(head - down * h, head, w))
    .draw(
      'fine',
      line(x - w / 4, head - down * h, x - w / 4, head),
      line(x + w / 4, head - down * h, x + w / 4, head),
    )
  if (nut !== undefined)
    view
      .draw('part', rect(nut, nut + down * m * 0.8, w))
      .draw(
        'fine',
        line(x - w / 4, nut, x - w / 4, nut + down * m * 0.8),
        line(x + w / 4, nut, x + w / 4, nut + down * m * 0.8),
      )
  return threadDown(
    view,
    x,
    nut === undefined ? end - down * m * 0.6 : nut + down * m * 0.8,
    end,
    m,
  ).draw('axis', line(x, head - down * (h + m * 0.5), x, end + down * m * 0.5))
}

/** Adds an upright thread from `from` to `to`: its core as thin lines. */
export function threadDown(view: View, x: number, from: number, to: number, m: number): View {
  return view.draw(
    'fine',
    line(x - m * 0.41, from, x - m * 0.41, to),
    line(x + m * 0.41, from, x + m * 0.41, to),
  )
}
export function threadAlong(view: View, y: number, from: number, to: number, m: number): View {
  return view.draw(
    'fine',
    line(from, y - m * 0.41, to, y - m * 0.41),
    line(from, y + m * 0.41, to, y + m * 0.41),
  )
}

/** Adds a break of a long part: a gap between two thin waves, upright on an axis. */
export function broken(view: View, x: number, y: number, half: number, gap: number): View {
  const wave = (at: number): string =>
    `M${at} ${y - half}C${at + gap * 0.7} ${y - half * 0.5} ${at - gap * 0.7} ${y - half * 0.1} ${at} ${y}C${at + gap * 0.7} ${y + half * 0.1} ${at - gap * 0.7} ${y + half * 0.5} ${at} ${y + half}`
  return view
    .draw('gap', box(x - gap / 2, y - half, gap, half * 2))
    .draw('fine', wave(x - gap / 2), wave(x + gap / 2))
}

/**
 * Cable or tube: seen from its end, along x, and upright; a long side view is a plain rectangle.
 */
export const cableEnd = (view: View, x: number, y: number, d: number): View =>
  view
    .draw('other', circle(x, y, d / 2))
    .draw('axis', line(x - d * 0.7, y, x + d * 0.7, y), line(x, y - d * 0.7, x, y + d * 0.7))
export const cableAlong = (view: View, x1: number, x2: number, y: number, d: number): View =>
  view.draw('other', `M${x1} ${y - d / 2}H${x2}V${y + d / 2}H${x1}Z`)
export const cableUp = (view: View, x: number, y1: number, y2: number, d: number): View =>
  view.draw('other', `M${x - d / 2} ${y1}V${y2}H${x + d / 2}V${y1}Z`)

import { placed } from './path.ts'
import type { Dimension, Ink, Note, View } from './view.ts'
import { textHeight, textWidth, written } from './writing.ts'

/** Distances, px: part to first dimension, text to line, overhang of a line beyond another. */
const clear = 16
const lift = 7
const beyond = 6
const tick = 5

export interface Arranged {
  left: number
  top: number
  right: number
  bottom: number
  /** Drawn when the position is final: a view is arranged many times to find it. */
  marks: (() => string)[]
  texts: (() => string)[]
}

type Span = readonly [from: number, to: number]

/** Assigns items to rows, each to the first row in which it touches no other item. */
function rows<T>(
  wanted: readonly T[],
  spanOf: (one: T) => Span,
  gap: number,
): { one: T; row: number }[] {
  const taken: Span[][] = []
  return wanted.map((one) => {
    const [from, to] = spanOf(one)
    let row = taken.findIndex((spans) => spans.every(([a, b]) => to + gap <= a || from - gap >= b))
    if (row === -1) row = taken.push([]) - 1
    taken[row]?.push([from, to])
    return { one, row }
  })
}

const d = (path: string, ink: Ink | 'd' = 'd'): string => `<path class="${ink}" d="${path}"/>`
const px = (n: number): string => String(Math.round(n * 100) / 100)

/**
 * Arranges a view on the sheet: `scale` px per mm, origin at `x`, `y`; returns the space that it
 * needs.
 */
export function arrange(view: View, scale: number, x: number, y: number): Arranged {
  const s = scale * view.zoom
  const bounds = view.bounds()
  const out: Arranged = {
    left: bounds.left * s + x,
    top: bounds.top * s + y,
    right: bounds.right * s + x,
    bottom: bounds.bottom * s + y,
    marks: [],
    texts: [],
  }
  for (const shape of view.shapes) out.marks.push(() => d(placed(shape.d, s, x, y), shape.ink))
  const of = (side: string): Dimension[] =>
    view.dimensions
      .filter((one) => one.side === side)
      .toSorted((one, other) => one.b - one.a - (other.b - other.a))
  for (const side of ['below', 'above'] as const) horizontal(out, of(side), side, s, x, y)
  for (const side of ['left', 'right'] as const) vertical(out, of(side), side, s, x, y)
  for (const side of ['above', 'below'] as const)
    leaders(
      out,
      view.notes.filter((note) => note.side === side),
      side,
      s,
      x,
      y,
    )
  beside(
    out,
    view.notes.filter((note) => note.side === 'right'),
    s,
    x,
    y,
  )
  return out
}

function horizontal(
  out: Arranged,
  wanted: readonly Dimension[],
  side: 'below' | 'above',
  s: number,
  x: number,
  y: number,
): void {
  const width = (one: Dimension): number => textWidth(one.text, 'dimension')
  const ends = (one: Dimension): Span => [one.a * s + x, one.b * s + x]
  const textAt = (one: Dimension): number => {
    const [a, b] = ends(one)
    return b - a >= width(one) + 12 ? (a + b - width(one)) / 2 : b + 9
  }
  const spanOf = (one: Dimension): Span => [
    ends(one)[0],
    Math.max(ends(one)[1], textAt(one) + width(one)),
  ]
  const edge = side === 'below' ? out.bottom : out.top
  for (const { one, row } of rows(wanted, spanOf, 8)) {
    const pitch = row * (textHeight('dimension') + lift + 13)
    const at =
      side === 'below'
        ? edge + clear + textHeight('dimension') + lift + pitch
        : edge - clear - pitch
    const [a, b] = ends(one)
    const end = side === 'below' ? at + beyond : at - beyond
    const start = (from: number | undefined): number =>
      (from === undefined ? edge : from * s + y) + (side === 'below' ? 4 : -4)
    out.marks.push(() =>
      d(
        `M${px(a)} ${px(start(one.fromA))}V${px(end)}M${px(b)} ${px(start(one.fromB))}V${px(end)}M${px(a)} ${px(at)}H${px(spanOf(one)[1] > b + 1 ? spanOf(one)[1] : b)}${ticks([a, at], [b, at])}`,
      ),
    )
    const from = textAt(one)
    const anchor = from > b ? 'start' : 'middle'
    out.texts.push(() =>
      written(one.text, 'dimension', from, at - lift, { template: one.template, anchor }),
    )
    out.left = Math.min(out.left, a - tick)
    out.right = Math.max(out.right, spanOf(one)[1] + tick)
    out.top = Math.min(out.top, at - lift - textHeight('dimension') - 2)
    out.bottom = Math.max(out.bottom, at + beyond)
  }
}

const ticks = (...points: (readonly [number, number])[]): string =>
  points
    .map(([x, y]) => `M${px(x - tick)} ${px(y + tick)}L${px(x + tick)} ${px(y - tick)}`)
    .join('')

function vertical(
  out: Arranged,
  wanted: readonly Dimension[],
  side: 'left' | 'right',
  s: number,
  x: number,
  y: number,
): void {
  const width = (one: Dimension): number => textWidth(one.text, 'dimension')
  const ends = (one: Dimension): Span => [one.a * s + y, one.b * s + y]
  const turned = (one: Dimension): boolean => ends(one)[1] - ends(one)[0] >= width(one) + 12
  const spanOf = (one: Dimension): Span => {
    const [a, b] = ends(one)
    return turned(one) ? [a, b] : [Math.min(a, (a + b) / 2 - 12), Math.max(b, (a + b) / 2 + 12)]
  }
  const edge = side === 'left' ? out.left : out.right
  const arranged = rows(wanted, spanOf, 8)
  const out1 = side === 'left' ? -1 : 1
  let position = edge
  for (let row = 0; arranged.some((each) => each.row === row); row += 1) {
    const own = arranged.filter((each) => each.row === row).map(({ one }) => one)
    const upright = own.some(turned)
    // a text that reads upwards is to the left of its line
    const at =
      position +
      out1 * (clear + (side === 'right' && upright ? textHeight('dimension') + lift - 4 : 0))
    for (const one of own) {
      const [a, b] = ends(one)
      const start = (from: number | undefined): number =>
        (from === undefined ? edge : from * s + x) + out1 * 4
      out.marks.push(() =>
        d(
          `M${px(start(one.fromA))} ${px(a)}H${px(at + out1 * beyond)}M${px(start(one.fromB))} ${px(b)}H${px(at + out1 * beyond)}M${px(at)} ${px(a)}V${px(b)}${ticks([at, a], [at, b])}`,
        ),
      )
      if (turned(one))
        out.texts.push(() =>
          written(one.text, 'dimension', at - lift, (a + b + width(one)) / 2, {
            turned: true,
            template: one.template,
          }),
        )
      else
        out.texts.push(() =>
          written(
            one.text,
            'dimension',
            side === 'left' ? at - 10 - width(one) : at + 10,
            (a + b + textHeight('dimension')) / 2,
            { template: one.template, anchor: side === 'left' ? 'end' : 'start' },
          ),
        )
      out.top = Math.min(out.top, spanOf(one)[0])
      out.bottom = Math.max(out.bottom, spanOf(one)[1])
    }
    const flat = Math.max(0, ...own.filter((one) => !turned(one)).map((one) => width(one) + 12))
    position =
      at +
      out1 *
        Math.max(flat, side === 'left' && upright ? textHeight('dimension') + lift + 2 : beyond)
    if (side === 'left') out.left = Math.min(out.left, position)
    else out.right = Math.max(out.right, position)
  }
}

const kindOf = (note: Note) => (note.dimension ? 'dimension' : 'note')

function leaders(
  out: Arranged,
  notes: readonly Note[],
  side: 'above' | 'below',
  s: number,
  x: number,
  y: number,
): void {
  if (notes.length === 0) return
  const edge = side === 'above' ? out.top - clear : out.bottom + clear
  const slant = (note: Note): number =>
    Math.min(46, 12 + Math.abs(note.y * s + y - edge) * 0.4) * (note.lean === 'right' ? 1 : -1)
  const spanOf = (note: Note): Span => {
    const elbow = note.x * s + x + slant(note)
    const end = elbow + (note.lean === 'right' ? 1 : -1) * (textWidth(note.text, kindOf(note)) + 4)
    return [Math.min(elbow, end), Math.max(elbow, end)]
  }
  // the outermost note in the direction of the leaders first: so no leader crosses another note
  const order = notes.toSorted((one, other) =>
    one.lean === other.lean
      ? one.lean === 'right'
        ? other.x - one.x
        : one.x - other.x
      : one.lean === 'right'
        ? -1
        : 1,
  )
  for (const { one, row } of rows(order, spanOf, 14)) {
    const [from, to] = spanOf(one)
    const base = side === 'above' ? edge - row * 28 : edge + textHeight('dimension') + 4 + row * 28
    const elbow = one.lean === 'right' ? from : to
    out.marks.push(
      () => `<circle class="dot" cx="${px(one.x * s + x)}" cy="${px(one.y * s + y)}" r="2.6"/>`,
      () =>
        d(
          `M${px(one.x * s + x)} ${px(one.y * s + y)}L${px(elbow)} ${px(base + 6)}H${px(one.lean === 'right' ? to : from)}`,
        ),
    )
    out.texts.push(() =>
      written(one.text, kindOf(one), one.lean === 'right' ? from + 4 : from, base, {
        template: one.template,
        anchor: one.lean === 'right' ? 'start' : 'end',
      }),
    )
    out.left = Math.min(out.left, from)
    out.right = Math.max(out.right, to)
    out.top = Math.min(out.top, base - textHeight('dimension') - 3)
    out.bottom = Math.max(out.bottom, side === 'below' ? base + 8 : out.bottom)
  }
}

/** Notes in a column on the right, each as near to its point as the others allow. */
function beside(out: Arranged, notes: readonly Note[], s: number, x: number, y: number): void {
  let free = -Infinity
  const column = out.right + 26
  for (const note of notes.toSorted((one, other) => one.y - other.y)) {
    const [from, at] = [note.x * s + x, note.y * s + y]
    const base = Math.max(at, free)
    free = base + 28
    out.marks.push(
      () => `<circle class="dot" cx="${px(from)}" cy="${px(at)}" r="2.6"/>`,
      () => d(`M${px(from)} ${px(at)}L${px(column - 20)} ${px(base)}H${px(column - 6)}`),
    )
    out.texts.push(() =>
      written(note.text, 'note', column, base + textHeight('note') / 2, {
        template: note.template,
        anchor: 'start',
      }),
    )
    out.right = Math.max(out.right, column + textWidth(note.text, 'note'))
    out.top = Math.min(out.top, base - textHeight('note'))
    out.bottom = Math.max(out.bottom, base + textHeight('note'))
  }
}

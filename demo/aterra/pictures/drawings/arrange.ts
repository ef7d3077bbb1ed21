import { placed } from './path.ts'
import type { Dimension, Ink, Note, View } from './view.ts'
import { textHeight, textWidth, written } from './writing.ts'

/**
 * Distances, px: part to first dimension, text to line, overhang of a line beyond another, half of
 * a tick's width.
 */
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

/** Position of a view on the sheet: scale in px per mm, and its origin in px. */
interface Origin {
  s: number
  x: number
  y: number
}

/** Assigns items to rows, each to the first row in which it touches no other item. */
function rows<T>(
  items: readonly T[],
  spanOf: (item: T) => Span,
  gap: number,
): { item: T; row: number }[] {
  const spansOfRows: Span[][] = []
  return items.map((item) => {
    const [from, to] = spanOf(item)
    let row = spansOfRows.findIndex((spans) =>
      spans.every(([a, b]) => to + gap <= a || from - gap >= b),
    )
    if (row === -1) row = spansOfRows.push([]) - 1
    spansOfRows[row]?.push([from, to])
    return { item, row }
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
  const origin = { s, x, y }
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
      .filter((dimension) => dimension.side === side)
      .toSorted((one, other) => one.b - one.a - (other.b - other.a))
  for (const side of ['below', 'above'] as const) horizontal(out, of(side), side, origin)
  for (const side of ['left', 'right'] as const) vertical(out, of(side), side, origin)
  for (const side of ['above', 'below'] as const)
    leaders(
      out,
      view.notes.filter((note) => note.side === side),
      side,
      origin,
    )
  beside(
    out,
    view.notes.filter((note) => note.side === 'right'),
    origin,
  )
  return out
}

function horizontal(
  out: Arranged,
  dimensions: readonly Dimension[],
  side: 'below' | 'above',
  { s, x, y }: Origin,
): void {
  const width = (dimension: Dimension): number => textWidth(dimension.text, 'dimension')
  const ends = (dimension: Dimension): Span => [dimension.a * s + x, dimension.b * s + x]
  const textAt = (dimension: Dimension): number => {
    const [a, b] = ends(dimension)
    return b - a >= width(dimension) + 12 ? (a + b - width(dimension)) / 2 : b + 9
  }
  const spanOf = (dimension: Dimension): Span => [
    ends(dimension)[0],
    Math.max(ends(dimension)[1], textAt(dimension) + width(dimension)),
  ]
  const edge = side === 'below' ? out.bottom : out.top
  for (const { item: dimension, row } of rows(dimensions, spanOf, 8)) {
    const pitch = row * (textHeight('dimension') + lift + 13)
    const at =
      side === 'below'
        ? edge + clear + textHeight('dimension') + lift + pitch
        : edge - clear - pitch
    const [a, b] = ends(dimension)
    const end = side === 'below' ? at + beyond : at - beyond
    const start = (from: number | undefined): number =>
      (from === undefined ? edge : from * s + y) + (side === 'below' ? 4 : -4)
    out.marks.push(() =>
      d(
        `M${px(a)} ${px(start(dimension.fromA))}V${px(end)}M${px(b)} ${px(start(dimension.fromB))}V${px(end)}M${px(a)} ${px(at)}H${px(spanOf(dimension)[1] > b + 1 ? spanOf(dimension)[1] : b)}${ticks([a, at], [b, at])}`,
      ),
    )
    const from = textAt(dimension)
    const anchor = from > b ? 'start' : 'middle'
    out.texts.push(() =>
      written(dimension.text, 'dimension', from, at - lift, {
        template: dimension.template,
        anchor,
      }),
    )
    out.left = Math.min(out.left, a - tick)
    out.right = Math.max(out.right, spanOf(dimension)[1] + tick)
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
  dimensions: readonly Dimension[],
  side: 'left' | 'right',
  { s, x, y }: Origin,
): void {
  const width = (dimension: Dimension): number => textWidth(dimension.text, 'dimension')
  const ends = (dimension: Dimension): Span => [dimension.a * s + y, dimension.b * s + y]
  const turned = (dimension: Dimension): boolean =>
    ends(dimension)[1] - ends(dimension)[0] >= width(dimension) + 12
  const spanOf = (dimension: Dimension): Span => {
    const [a, b] = ends(dimension)
    return turned(dimension)
      ? [a, b]
      : [Math.min(a, (a + b) / 2 - 12), Math.max(b, (a + b) / 2 + 12)]
  }
  const edge = side === 'left' ? out.left : out.right
  const arranged = rows(dimensions, spanOf, 8)
  const out1 = side === 'left' ? -1 : 1
  let position = edge
  for (let row = 0; arranged.some((each) => each.row === row); row += 1) {
    const own = arranged.filter((each) => each.row === row).map(({ item }) => item)
    const upright = own.some(turned)
    // a text that reads upwards is to the left of its line
    const at =
      position +
      out1 * (clear + (side === 'right' && upright ? textHeight('dimension') + lift - 4 : 0))
    for (const dimension of own) {
      const [a, b] = ends(dimension)
      const start = (from: number | undefined): number =>
        (from === undefined ? edge : from * s + x) + out1 * 4
      out.marks.push(() =>
        d(
          `M${px(start(dimension.fromA))} ${px(a)}H${px(at + out1 * beyond)}M${px(start(dimension.fromB))} ${px(b)}H${px(at + out1 * beyond)}M${px(at)} ${px(a)}V${px(b)}${ticks([at, a], [at, b])}`,
        ),
      )
      if (turned(dimension))
        out.texts.push(() =>
          written(dimension.text, 'dimension', at - lift, (a + b + width(dimension)) / 2, {
            turned: true,
            template: dimension.template,
          }),
        )
      else
        out.texts.push(() =>
          written(
            dimension.text,
            'dimension',
            side === 'left' ? at - 10 - width(dimension) : at + 10,
            (a + b + textHeight('dimension')) / 2,
            { template: dimension.template, anchor: side === 'left' ? 'end' : 'start' },
          ),
        )
      out.top = Math.min(out.top, spanOf(dimension)[0])
      out.bottom = Math.max(out.bottom, spanOf(dimension)[1])
    }
    const flat = Math.max(
      0,
      ...own.filter((dimension) => !turned(dimension)).map((dimension) => width(dimension) + 12),
    )
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
  { s, x, y }: Origin,
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
  for (const { item: note, row } of rows(order, spanOf, 14)) {
    const [from, to] = spanOf(note)
    const base = side === 'above' ? edge - row * 28 : edge + textHeight('dimension') + 4 + row * 28
    const elbow = note.lean === 'right' ? from : to
    out.marks.push(
      () => `<circle class="dot" cx="${px(note.x * s + x)}" cy="${px(note.y * s + y)}" r="2.6"/>`,
      () =>
        d(
          `M${px(note.x * s + x)} ${px(note.y * s + y)}L${px(elbow)} ${px(base + 6)}H${px(note.lean === 'right' ? to : from)}`,
        ),
    )
    out.texts.push(() =>
      written(note.text, kindOf(note), note.lean === 'right' ? from + 4 : from, base, {
        template: note.template,
        anchor: note.lean === 'right' ? 'start' : 'end',
      }),
    )
    out.left = Math.min(out.left, from)
    out.right = Math.max(out.right, to)
    out.top = Math.min(out.top, base - textHeight('dimension') - 3)
    out.bottom = Math.max(out.bottom, side === 'below' ? base + 8 : out.bottom)
  }
}

/** Notes in a column on the right, each as near to its point as the others allow. */
function beside(out: Arranged, notes: readonly Note[], { s, x, y }: Origin): void {
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

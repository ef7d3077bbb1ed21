import type { Part } from './part.ts'
import { outlinePoints } from './path.ts'

/**
 * Line styles. `part`: closed, filled as metal; `rod`: one of many parts; `open`: closed, filled as
 * an opening; `cut`: hatched; `edge`: visible edge; `gap`: nothing drawn; `other`: a counterpart
 * (cable, pole, tube).
 */
export type Ink =
  | 'part'
  | 'rod'
  | 'open'
  | 'cut'
  | 'dark'
  | 'edge'
  | 'fine'
  | 'hidden'
  | 'axis'
  | 'other'
  | 'gap'

export type Side = 'above' | 'below' | 'left' | 'right'

export interface Shape {
  ink: Ink
  d: string
}
/**
 * Dimension from `a` to `b` along the side. `fromA`, `fromB`: positions of the measured features
 * across it (mm; undefined: the bounds of the part).
 */
export interface Dimension {
  text: string
  /** Text with `{key}` for each value. */
  template?: string | undefined
  side: Side
  a: number
  b: number
  fromA: number | undefined
  fromB: number | undefined
}
export interface Note {
  text: string
  /** Text with `{key}` for each value. */
  template?: string | undefined
  dimension: boolean
  side: Exclude<Side, 'left'>
  x: number
  y: number
  lean: 'left' | 'right'
}

interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

interface Place<S extends Side> {
  side?: S
  /** Positions of the measured features across the dimension, mm. */
  from?: number | readonly [number, number]
  /**
   * The feature is drawn at another size than its value: a length that is broken on the sheet, or
   * an invisible thickness.
   */
  drawn?: 'otherwise'
}

/** One view of a part, in millimeters around its own origin. */
export class View {
  readonly shapes: Shape[] = []
  readonly dimensions: Dimension[] = []
  readonly notes: Note[] = []
  readonly part: Part
  /** Scale of a detail relative to the other views. */
  readonly zoom: number

  constructor(part: Part, zoom = 1) {
    this.part = part
    this.zoom = zoom
  }

  draw(ink: Ink, ...outlines: string[]): this {
    for (const d of outlines) this.shapes.push({ ink, d })
    this.#bounds = undefined
    return this
  }

  /** Adds a horizontal dimension between two positions, with the value of an attribute. */
  across(key: string, x1: number, x2: number, place: Place<'above' | 'below'> = {}): this {
    return this.#dimension(key, x1, x2, place.side ?? 'below', place)
  }

  /** Adds a vertical dimension. */
  up(key: string, y1: number, y2: number, place: Place<'left' | 'right'> = {}): this {
    return this.#dimension(key, y1, y2, place.side ?? 'left', place)
  }

  /** Adds a leader with the value of an attribute, such as the diameter of a hole at its rim. */
  hole(
    key: string,
    x: number,
    y: number,
    r: number,
    { side = 'above', lean = 'right' }: { side?: 'above' | 'below'; lean?: 'left' | 'right' } = {},
  ): this {
    this.#holds(key, 2 * r)
    const slant = Math.SQRT1_2 * r
    this.notes.push({
      text: this.part.dimension(key),
      dimension: true,
      side,
      x: x + (lean === 'right' ? slant : -slant),
      y: y + (side === 'above' ? -slant : slant),
      lean,
    })
    return this
  }

  /** Adds a leader with a text. */
  note(
    text: string,
    x: number,
    y: number,
    {
      side = 'above',
      lean = 'right',
    }: { side?: 'above' | 'below' | 'right'; lean?: 'left' | 'right' } = {},
  ): this {
    this.notes.push({ text, dimension: false, side, x, y, lean })
    return this
  }

  /** Takes the texts of the same view, drawn with the keys of the values, as templates. */
  takeTemplates(view: View): void {
    for (const [at, dimension] of this.dimensions.entries())
      dimension.template = view.dimensions[at]?.text
    for (const [at, note] of this.notes.entries()) note.template = view.notes[at]?.text
  }

  #bounds: Bounds | undefined

  bounds(): Bounds {
    return (this.#bounds ??= this.#measure())
  }

  #measure(): Bounds {
    const points = this.shapes.flatMap(({ d }) => outlinePoints(d))
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    return {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    }
  }

  #dimension(key: string, a: number, b: number, side: Side, { from, drawn }: Place<Side>): this {
    if (drawn !== 'otherwise') this.#holds(key, Math.abs(b - a))
    const [fromA, fromB] =
      typeof from === 'number' ? [from, from] : (from ?? [undefined, undefined])
    this.dimensions.push({
      text: this.part.dimension(key),
      side,
      a: Math.min(a, b),
      b: Math.max(a, b),
      fromA: a <= b ? fromA : fromB,
      fromB: a <= b ? fromB : fromA,
    })
    return this
  }

  /** Checks that a dimension on the drawing equals the value. */
  #holds(key: string, size: number): void {
    const value = this.part.has(key) ? this.part.extent(key) : ([NaN, NaN] as const)
    if (!(size >= value[0] - 0.06 && size <= value[1] + 0.06))
      throw new Error(
        `${this.part.number}: ${key} is ${value.join(' to ')} and would be drawn as ${size}`,
      )
  }
}

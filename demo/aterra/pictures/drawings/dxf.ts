import { products, subcategories } from '../../content/catalogue/index.ts'
import { t } from '../../content/text.ts'
import type { Text } from '../../content/types.ts'
import { catalogue } from './catalogue.ts'
import { Part } from './part.ts'
import { polylines } from './subpaths.ts'
import type { Ink, View } from './view.ts'

/** Layer of each line style, with its line type and color (AutoCAD's index). */
const layers: Partial<Record<Ink | 'dimension', [name: string, type: string, color: number]>> = {
  part: ['VISIBLE', 'CONTINUOUS', 7],
  rod: ['VISIBLE', 'CONTINUOUS', 7],
  open: ['VISIBLE', 'CONTINUOUS', 7],
  cut: ['SECTION', 'CONTINUOUS', 7],
  dark: ['VISIBLE', 'CONTINUOUS', 7],
  edge: ['VISIBLE', 'CONTINUOUS', 7],
  fine: ['FINE', 'CONTINUOUS', 8],
  hidden: ['HIDDEN', 'HIDDEN', 8],
  axis: ['AXIS', 'CENTER', 1],
  other: ['OTHER', 'PHANTOM', 9],
  dimension: ['DIMENSION', 'CONTINUOUS', 3],
}

/** Line types: strokes and gaps, mm. */
const lineTypes: Record<string, readonly number[]> = {
  CONTINUOUS: [],
  HIDDEN: [3, -1.5],
  CENTER: [10, -2, 1.5, -2],
  PHANTOM: [8, -2, 1.5, -2, 1.5, -2],
}

type Pair = readonly [code: number, value: string | number]

const number = (value: number): string => String(Math.round(value * 10_000) / 10_000)

const layerOf = (ink: Ink | 'dimension'): string | undefined => layers[ink]?.[0]

/** Text in characters that all readers of R12 support. */
const plain = (text: string): string =>
  text
    .replaceAll('⌀', '%%c')
    .replaceAll('Ø', '%%c')
    .replaceAll('–', '-')
    .replaceAll(
      /[^\u0020-\u007e]/g,
      (sign) => `\\U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    )

/** Entities of a sheet, in mm, with y up. */
class Entities {
  readonly pairs: Pair[] = []

  line(layer: string, [x1, y1]: [number, number], [x2, y2]: [number, number]): void {
    this.pairs.push([0, 'LINE'], [8, layer])
    this.pairs.push([10, number(x1)], [20, number(-y1)], [11, number(x2)], [21, number(-y2)])
  }

  text(text: string, x: number, y: number, height: number, turned = false): void {
    this.pairs.push([0, 'TEXT'], [8, 'DIMENSION'], [10, number(x)], [20, number(-y)])
    this.pairs.push([40, number(height)], [1, plain(text)])
    if (turned) this.pairs.push([50, 90])
    // centered at the base line
    this.pairs.push([72, 1], [11, number(x)], [21, number(-y)])
  }

  /** Adds an outline moved by `dx` and `dy`. */
  outline(layer: string, d: string, dx: number, dy: number): void {
    for (const { vertices, closed } of polylines(d)) {
      this.pairs.push([0, 'POLYLINE'], [8, layer], [66, 1], [70, closed ? 1 : 0])
      for (const { point, bulge } of vertices) {
        this.pairs.push([0, 'VERTEX'], [8, layer])
        this.pairs.push([10, number(point[0] + dx)], [20, number(-point[1] - dy)])
        if (bulge !== 0) this.pairs.push([42, number(bulge)])
      }
      this.pairs.push([0, 'SEQEND'], [8, layer])
    }
  }
}

/**
 * Adds the dimensions of a view, each with extension lines, dimension line and text, and the labels
 * of holes and diameters. Dimensions on the same side are placed one beyond the other.
 */
function dimension(
  view: View,
  to: Entities,
  { dx, dy, height }: { dx: number; dy: number; height: number },
): void {
  const { left, right, top, bottom } = view.bounds()
  const out = { above: 0, below: 0, left: 0, right: 0 }
  for (const { side, a, b, fromA, fromB, text } of view.dimensions) {
    out[side] += 1
    const far = out[side] * height * 2.6
    const upright = side === 'left' || side === 'right'
    const edge = { above: top, below: bottom, left, right }[side]
    const at = edge + (side === 'above' || side === 'left' ? -far : far)
    const point = (along: number, across: number): [number, number] =>
      upright ? [across + dx, along + dy] : [along + dx, across + dy]
    to.line('DIMENSION', point(a, fromA ?? edge), point(a, at))
    to.line('DIMENSION', point(b, fromB ?? edge), point(b, at))
    to.line('DIMENSION', point(a, at), point(b, at))
    const [x, y] = point((a + b) / 2, at - height * 0.4)
    to.text(text, x, y, height, upright)
  }
  // only notes of holes and diameters; notes with words would depend on the language
  for (const { dimension: isDimension, text, x, y, side, lean } of view.notes) {
    if (!isDimension) continue
    const end = { above: top - height, below: bottom + height * 2, right: y }[side]
    const [tx, ty] = [x + (lean === 'right' ? height * 3 : -height * 3), end]
    to.line('DIMENSION', [x + dx, y + dy], [tx + dx, ty + dy])
    to.text(text, tx + dx, ty + dy - height * 0.3, height)
  }
}

/**
 * Views of a part number as DXF R12 in millimeters, full size, details enlarged as on the sheet.
 */
function writeDxf(partNumber: string, views: readonly (readonly View[])[]): string {
  const entities = new Entities()
  const all = views.flat().map((view) => view.bounds())
  const largest = Math.max(
    ...all.map(({ left, right, top, bottom }) => Math.max(right - left, bottom - top)),
  )
  const height = Math.max(largest / 40, 0.4)
  let y = 0
  for (const row of views) {
    let x = 0
    const bounds = row.map((view) => view.bounds())
    const above = Math.min(...bounds.map(({ top }) => top))
    for (const [at, view] of row.entries()) {
      const { left = 0, right = 0 } = bounds[at] ?? {}
      const [dx, dy] = [x - left, y - above]
      for (const { ink, d } of view.shapes) {
        const layer = layerOf(ink)
        if (layer) entities.outline(layer, d, dx, dy)
      }
      dimension(view, entities, { dx, dy, height })
      x += right - left + largest * 0.35
    }
    y += Math.max(...bounds.map(({ bottom }) => bottom)) - above + largest * 0.45
  }
  entities.text(`${partNumber} (mm)`, 0, -height * 10, height * 1.4)
  const named = [...new Map(Object.values(layers).map((layer) => [layer[0], layer])).values()]
  const pairs: Pair[] = [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$INSUNITS'],
    [70, 4],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'TABLES'],
    [0, 'TABLE'],
    [2, 'LTYPE'],
    [70, Object.keys(lineTypes).length],
    ...Object.entries(lineTypes).flatMap(([name, strokes]): Pair[] => [
      [0, 'LTYPE'],
      [2, name],
      [70, 0],
      [3, ''],
      [72, 65],
      [73, strokes.length],
      [40, number(strokes.reduce((sum, stroke) => sum + Math.abs(stroke), 0))],
      ...strokes.map((stroke): Pair => [49, number(stroke)]),
    ]),
    [0, 'ENDTAB'],
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, named.length],
    ...named.flatMap(([name, type, color]): Pair[] => [
      [0, 'LAYER'],
      [2, name],
      [70, 0],
      [62, color],
      [6, type],
    ]),
    [0, 'ENDTAB'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities.pairs,
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ]
  return pairs.map(([code, value]) => `${code}\r\n${value}\r\n`).join('')
}

/**
 * Drawing of a product's drawn part number for CAD programs; `undefined` for a family without one.
 */
export function drawingDxf(
  key: string,
): { title: Text; partNumber: string; dxf: string } | undefined {
  const product = products.find((one) => one.key === key)
  const drawing = product && catalogue[product.family]
  const variant = product?.variants.find(({ partNumber }) => partNumber === drawing?.shows)
  if (!product || !drawing || !variant) return undefined
  const attributes =
    subcategories.find((subcategory) => subcategory.key === product.subcategory)?.attributes ?? []
  const { partNumber } = variant
  return {
    title: t(`Desenho 2D ${partNumber}`, `2D drawing ${partNumber}`, `Plano 2D ${partNumber}`),
    partNumber,
    dxf: writeDxf(
      partNumber,
      drawing.draw(new Part({ product, variant, attributes, locale: 'en' })),
    ),
  }
}

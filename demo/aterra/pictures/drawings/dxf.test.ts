import { expect, test } from 'vitest'
import { products } from '../../content/catalogue/index.ts'
import { drawingDxf } from './dxf.ts'
import { partDrawn } from './drawing-of.ts'

/** Group codes with their values. */
const pairsOf = (dxf: string): [number, string][] => {
  const lines = dxf.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect((lines.length - 1) % 2).toBe(0)
  return Array.from({ length: (lines.length - 1) / 2 }, (_, at) => [
    Number(lines[at * 2]),
    lines[at * 2 + 1] ?? '',
  ])
}

test('every drawing is made as DXF, with finite coordinates and known layers', () => {
  let bytes = 0
  for (const product of products) {
    const made = drawingDxf(product.key)
    expect(made === undefined, product.key).toBe(partDrawn(product) === undefined)
    if (!made) continue
    bytes += made.dxf.length
    const pairs = pairsOf(made.dxf)
    expect(pairs[0]).toEqual([0, 'SECTION'])
    expect(pairs.at(-1)).toEqual([0, 'EOF'])
    expect(made.dxf).toMatch(/^[\u0020-\u007e\r\n]*$/)
    for (const [code, value] of pairs)
      if ([10, 20, 11, 21, 40, 42].includes(code))
        expect(Number.isFinite(Number(value)), `${product.key} ${code} ${value}`).toBe(true)
    const layers = new Set(
      pairs.flatMap(([code, value], at) =>
        code === 2 && pairs[at - 1]?.[1] === 'LAYER' ? [value] : [],
      ),
    )
    for (const [code, value] of pairs) if (code === 8) expect(layers).toContain(value)
    const begun = pairs.filter(([code, value]) => code === 0 && value === 'POLYLINE').length
    expect(pairs.filter(([code, value]) => code === 0 && value === 'SEQEND')).toHaveLength(begun)
  }
  expect(bytes).toBeLessThan(6_000_000)
})

test('a drawing is full size: a dimension line is as long as its value', () => {
  const lug = products.find(({ family }) => family === 'TC')
  const made = lug && drawingDxf(lug.key)
  const length = lug?.variants.find(({ partNumber }) => partNumber === made?.partNumber)?.values[
    'length'
  ]
  const pairs = pairsOf(made?.dxf ?? '')
  const spans = pairs.flatMap(([code, value], at) => {
    if (code !== 0 || value !== 'LINE') return []
    const own = new Map(pairs.slice(at + 1, at + 6))
    return [Math.abs(Number(own.get(10)) - Number(own.get(11)))]
  })
  expect(typeof length).toBe('number')
  expect(spans.some((span) => Math.abs(span - Number(length)) < 0.06)).toBe(true)
})

test('a circle is two arcs of half a turn', () => {
  const made = products
    .map(({ key }) => drawingDxf(key)?.dxf ?? '')
    .find((dxf) => dxf.includes('\r\n42\r\n-1\r\n'))
  expect(made).toBeDefined()
})

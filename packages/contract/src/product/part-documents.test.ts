import { expect, test } from 'vitest'
import type { Document } from '../shapes/types.ts'
import { dimensionedDrawing } from './part-documents.ts'

const file = (overrides: Partial<Document>): Document => ({
  title: 'T',
  kind: 'drawing',
  url: '/media/files/d.svg',
  name: 'd.svg',
  mime: 'image/svg+xml',
  bytes: 1,
  language: null,
  revision: null,
  date: null,
  part_numbers: [],
  width: 800,
  height: 500,
  ...overrides,
})

test('returns the first SVG drawing', () => {
  const [wanted, other] = [file({ name: 'a.svg' }), file({ name: 'b.svg' })]
  expect(dimensionedDrawing([file({ kind: 'manual' }), wanted, other])).toBe(wanted)
})

test('ignores drawings in another format or of unknown size', () => {
  expect(
    dimensionedDrawing([
      file({ mime: 'application/pdf', name: 'd.pdf', width: null, height: null }),
      file({ mime: 'image/vnd.dxf' }),
      file({ width: null }),
      file({ height: 0 }),
    ]),
  ).toBeUndefined()
  expect(dimensionedDrawing([])).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import type { BulkProduct, ComparedFile } from '#src/content/media/bulk/bulk-shapes.ts'
import { NameIndex } from '#src/content/media/bulk/name-index.ts'
import { readName } from '#src/content/media/bulk/read-name.ts'
import {
  attachedFiles,
  groupOf,
  isReady,
  lackOf,
  productOf,
  rowOf,
  textsOf,
  uploadData,
} from './bulk-row.ts'
import type { BulkRow } from './bulk-row.ts'

const products: BulkProduct[] = [
  { id: 1, code: 'TC', titles: { br: 'Terminal', en: 'Lug' } },
  { id: 2, code: 'TB', titles: { br: 'Luva' } },
  { id: 3, code: '', titles: { br: 'Luva' } },
]
const index = new NameIndex(
  products.map(({ id, code }) => ({ id, family: code, titles: [], slugs: [], parts: [] })),
)
const stored = { collection: 'media', id: 9, filename: 'a.jpg', href: '', thumbnail: null } as const

let key = 0
function row(name: string, compared: Partial<ComparedFile> = {}, more: Partial<BulkRow> = {}) {
  key += 1
  const read = readName(name, index)
  const collection = read.ending === '.pdf' ? 'files' : 'media'
  const given = { key, file: new File(['x'], name), digest: '' }
  const whole = {
    collection,
    read,
    refusal: null,
    equal: null,
    sameName: null,
    ...compared,
  } as const
  return { ...rowOf(given, whole, { products, locale: 'br', twin: null }), ...more }
}

describe('a file of the page', () => {
  it('has proposals that a typed text replaces', () => {
    const front = row('TC_frente.jpg')
    expect(textsOf(front, products)).toEqual({
      br: 'Terminal, vista frontal',
      en: 'Lug, front view',
    })
    expect(textsOf({ ...front, texts: { en: 'Mine' } }, products).en).toBe('Mine')
    expect(uploadData(front, products)).toEqual({ alt: 'Terminal, vista frontal' })
  })

  it('is not sent before what it lacks is said', () => {
    const lacks = (each: BulkRow) => lackOf(each, products)?.['pt']
    expect(lacks(row('TC_frente.jpg'))).toBeUndefined()
    expect(lacks(row('nada.jpg'))).toMatch(/Falta o texto/)
    expect(lacks(row('TC.pdf'))).toMatch(/tipo do documento/)
    expect(lacks(row('TC_frente.jpg', { sameName: stored }))).toMatch(/substituir/)
    expect(lacks(row('TC.jpg', {}, { product: null, productText: 'XX' }))).toMatch(/produto/)
    expect(isReady(row('nada.jpg'), products)).toBe(false)
    expect(isReady(row('TC.jpg', { refusal: 'no' }), products)).toBe(false)
  })

  it('is in the group of its state', () => {
    const groups = (each: BulkRow) => groupOf(each, products)
    expect(groups(row('TC_frente.jpg'))).toBe('new')
    expect(groups(row('TC TB.jpg'))).toBe('open')
    expect(groups(row('TC.jpg', { equal: stored }))).toBe('stored')
    expect(groups(row('TC.jpg', {}, { state: 'failed' }))).toBe('refused')
    expect(groups(row('TC.jpg', {}, { state: 'sent' }))).toBe('sent')
  })

  it('names a product by its family or its whole name, never by one of several', () => {
    expect(productOf('tb', products, 'br')?.id).toBe(2)
    expect(productOf('TB · Luva', products, 'br')?.id).toBe(2)
    expect(productOf('Luva', products, 'br')?.id).toBe(3)
    expect(productOf('', products, 'br')).toBeUndefined()
  })
})

it('files come into their products by view, then by their number', () => {
  const sent = [
    row('TC lado.jpg', {}, { id: 30 }),
    row('TC frente 10.jpg', {}, { id: 12 }),
    row('TC frente 2.jpg', {}, { id: 11 }),
    row('TC.jpg', { equal: stored }, { id: 9 }),
    row('nada.jpg', {}, { id: 50 }),
    row('TC verso.jpg', {}, { id: null }),
  ]
  const files = attachedFiles(sent, products)
  expect(files.map(({ id, product }) => [id, product])).toEqual([
    [11, 1],
    [12, 1],
    [30, 1],
    [9, 1],
  ])
  // the texts of a stored file stay
  expect(files.at(-1)?.texts).toEqual({})
})

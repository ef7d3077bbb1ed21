import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { translatedColumns } from '#src/platform/access/merge-translation.ts'
import { applyChanges, diffValues } from './diff-values.ts'
import { documentWith, valuesOf } from './document-values.ts'

const text = (name: string, localized = false) => ({ name, type: 'text', localized })
const fields = [
  text('title', true),
  text('family'),
  { name: 'subcategory', type: 'relationship', relationTo: 'subcategories' },
  { name: 'pictures', type: 'upload', relationTo: 'media', hasMany: true },
  { name: 'text', type: 'richText', localized: true },
  {
    name: 'seo',
    type: 'group',
    flattenedFields: [text('title', true), { name: 'data', type: 'json' }],
  },
  {
    name: 'highlights',
    type: 'array',
    flattenedFields: [
      text('label', true),
      { name: 'links', type: 'array', flattenedFields: [text('to')] },
    ],
  },
  {
    name: 'variants',
    type: 'json',
    custom: { [translatedColumns]: { br: 'note_br', en: 'note_en' } },
  },
] as unknown as FlattenedField[]

const rich = (words: string) => ({ root: { children: [{ type: 'text', text: words }] } })
const part = (number: string, values: object) => ({ part_number: number, values })
const document = {
  id: 7,
  _status: 'published',
  updatedAt: '2026-11-27T08:00:00.000Z',
  title: { br: 'Terminal', en: 'Lug', es: null },
  family: 'TC/95',
  subcategory: 3,
  pictures: [4, 5],
  text: { br: rich('um'), en: null, es: null },
  seo: { title: { br: 'T', en: null, es: null }, data: { a: 1 } },
  highlights: [
    { id: 'h1', label: { br: 'Cobre', en: null, es: null }, links: [{ id: 'l1', to: '/a' }] },
    { id: 'h2', label: { br: 'Estanho', en: null, es: null }, links: [] },
  ],
  variants: [
    part('TC 95/10', { torque: 20, note_br: 'sob consulta', ok: false }),
    part('TC-1', { torque: 5 }),
    part('TC-1', { 'odd:key/%': 'x' }),
  ],
}
type Document = typeof document
const change = (edit: (copy: Document) => void): Document => {
  const copy = structuredClone(document)
  edit(copy)
  return copy
}
const changesTo = (after: object) =>
  diffValues(valuesOf(fields, document), valuesOf(fields, { ...after }))

test('a document comes back from its values', () => {
  expect(documentWith(fields, document, valuesOf(fields, document))).toEqual(document)
  const { id, _status, updatedAt, ...content } = document
  expect(documentWith(fields, { id, _status, updatedAt }, valuesOf(fields, document))).toEqual({
    id,
    _status,
    updatedAt,
    ...content,
    highlights: content.highlights
      .map((row) => ({ ...row, links: row.links.length > 0 ? row.links : undefined }))
      .map(({ links, ...row }) => (links ? { ...row, links } : row)),
  })
})

test('names each value, text and cell that changed, with both values', () => {
  const after = change((copy) => {
    copy.title.en = 'Cable lug'
    copy.family = ''
    copy.pictures = [5, 4]
    copy.variants[0] = part('TC 95/10', { torque: 22, note_br: 'na hora', ok: false })
  })
  expect(changesTo(after)).toEqual([
    { path: 'title', locale: 'en', before: 'Lug', after: 'Cable lug' },
    { path: 'family', locale: null, before: 'TC/95', after: null },
    { path: 'pictures', locale: null, before: [4, 5], after: [5, 4] },
    { path: 'variants/TC%2095%2F10%200/torque', locale: null, before: 20, after: 22 },
    {
      path: 'variants/TC%2095%2F10%200/note_br',
      locale: 'br',
      before: 'sob consulta',
      after: 'na hora',
    },
  ])
})

test('finds nothing in times, states and the writing of empty values', () => {
  const after = { ...document, updatedAt: 'later', _status: 'draft', video: '', curves: [] }
  expect(changesTo(after)).toEqual([])
})

test('gives an added and a removed row as a whole, and the order of the list', () => {
  const after = change((copy) => {
    copy.variants = [part('TC-2', { torque: 9 }), ...copy.variants.slice(0, 2)]
  })
  expect(changesTo(after)).toEqual([
    {
      path: 'variants',
      locale: null,
      before: { rows: ['TC 95/10 0', 'TC-1 0', 'TC-1 1'] },
      after: { rows: ['TC-2 0', 'TC 95/10 0', 'TC-1 0'] },
    },
    {
      path: 'variants/TC-1%201',
      locale: null,
      before: { row: { 'odd%3Akey%2F%25': 'x' } },
      after: null,
    },
    { path: 'variants/TC-2%200', locale: null, before: null, after: { row: { torque: 9 } } },
  ])
})

const edits: Record<string, (copy: Document) => void> = {
  'a text': (copy) => void (copy.title.br = 'Outro'),
  'an emptied field': (copy) => void (copy.family = ''),
  'a rich text': (copy) => void (copy.text.br = rich('dois')),
  'a value in a group': (copy) => void (copy.seo.data = { a: 2 }),
  'a removed row': (copy) => void copy.highlights.shift(),
  'moved rows': (copy) => void (copy.highlights = copy.highlights.toReversed()),
  'a row within a row': (copy) => void copy.highlights[1]?.links.push({ id: 'l2', to: '/b' }),
  'a row with rows': (copy) =>
    void copy.highlights.push({
      id: 'h3',
      label: { br: 'Novo', en: null, es: null },
      links: [{ id: 'l3', to: '/c' }],
    }),
  'all rows removed': (copy) => void (copy.variants = []),
  'a new part number between': (copy) => void copy.variants.splice(1, 0, part('N', { torque: 1 })),
}

test.each(Object.entries(edits))('applies %s, and takes it back', (_, edit) => {
  const [before, after] = [valuesOf(fields, document), valuesOf(fields, change(edit))]
  const changes = diffValues(before, after)
  expect(changes.length).toBeGreaterThan(0)
  expect(applyChanges(before, changes)).toEqual(after)
  const back = changes.map((each) => ({ ...each, before: each.after, after: each.before }))
  expect(applyChanges(after, back)).toEqual(before)
  expect(valuesOf(fields, documentWith(fields, document, after))).toEqual(after)
})

test('keeps rows that were added after the changes', () => {
  const before = valuesOf(fields, document)
  const after = valuesOf(
    fields,
    change((copy) => void copy.highlights.shift()),
  )
  const later = valuesOf(
    fields,
    change((copy) => {
      copy.highlights.shift()
      copy.highlights.push({ id: 'h9', label: { br: 'Depois', en: null, es: null }, links: [] })
    }),
  )
  const back = diffValues(after, before)
  expect(applyChanges(later, back)['highlights']).toEqual({ rows: ['h1', 'h2', 'h9'] })
})

test('a list of 20,000 new rows is compared and applied in bounded time', () => {
  const many = {
    ...document,
    variants: Array.from({ length: 20_000 }, (_, at) =>
      part(`XY-${at}`, { torque: at, stud: 'm8' }),
    ),
  }
  const [before, after] = [valuesOf(fields, { ...document, variants: [] }), valuesOf(fields, many)]
  const began = performance.now()
  const changes = diffValues(before, after)
  expect(changes.filter(({ path }) => path.startsWith('variants/'))).toHaveLength(20_000)
  expect(applyChanges(before, changes)).toEqual(after)
  expect(performance.now() - began).toBeLessThan(20_000)
})

import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { translatedColumns } from '#src/platform/access/merge-translation.ts'
import {
  sameContent,
  sameShared,
  sameTexts,
  textsIn,
  withLanguages,
  withoutLanguages,
  withRowsOfOthers,
} from './compose.ts'

const text = (name: string) => ({ name, type: 'text', localized: true })
const fields = [
  text('title'),
  { name: 'family', type: 'text' },
  { name: 'seo', type: 'group', flattenedFields: [text('title'), { name: 'x', type: 'text' }] },
  {
    name: 'rows',
    type: 'array',
    flattenedFields: [{ name: 'id', type: 'text' }, text('label'), { name: 'n', type: 'number' }],
  },
  {
    name: 'parts',
    type: 'json',
    custom: { [translatedColumns]: { br: 'note-br', en: 'note-en' } },
  },
] as unknown as FlattenedField[]

const part = (number: string, values: object) => ({ part_number: number, values })
const published = {
  title: { br: 'Um', en: 'One' },
  family: 'A',
  seo: { title: { br: 's', en: 's en' }, x: '1' },
  rows: [
    { id: 'a', label: { br: 'A', en: 'A en' }, n: 1 },
    { id: 'b', label: { br: 'B', en: 'B en' }, n: 2 },
  ],
  parts: [part('P-1', { size: 1, 'note-br': 'nota', 'note-en': 'note' })],
}
const draft = {
  title: { br: 'Um, dois', en: 'Half' },
  family: 'B',
  seo: { title: { br: 's2', en: 'half' }, x: '2' },
  rows: [
    { id: 'b', label: { br: 'B2', en: 'half' }, n: 3 },
    { id: 'new', label: { br: 'N', en: 'half' }, n: 4 },
    { id: 'a', label: { br: 'A', en: 'half' }, n: 1 },
  ],
  parts: [
    part('P-1', { size: 2, 'note-br': 'nota 2', 'note-en': 'half' }),
    part('P-2', { size: 3, 'note-en': 'half' }),
  ],
}

describe('a document with the texts of one language', () => {
  it('has all else of the source, and the other texts of the base, by row', () =>
    expect(withLanguages(fields, published, draft, ['br'])).toEqual({
      title: { br: 'Um, dois', en: 'One' },
      family: 'B',
      seo: { title: { br: 's2', en: 's en' }, x: '2' },
      rows: [
        { id: 'b', label: { br: 'B2', en: 'B en' }, n: 3 },
        { id: 'new', label: { br: 'N' }, n: 4 },
        { id: 'a', label: { br: 'A', en: 'A en' }, n: 1 },
      ],
      parts: [
        part('P-1', { size: 2, 'note-br': 'nota 2', 'note-en': 'note' }),
        part('P-2', { size: 3 }),
      ],
    }))
  it('has no other texts where nothing was public', () =>
    expect(textsIn(fields, withLanguages(fields, {}, draft, ['br']), 'en')).toEqual({}))
  it('is the source with all languages', () =>
    expect(sameContent(withLanguages(fields, published, draft, ['br', 'en']), draft)).toBe(true))
})

it('leaves out the texts of a language', () => {
  const left = withoutLanguages(fields, published, ['br'])
  expect([textsIn(fields, left, 'br'), sameTexts(fields, left, published, 'en')]).toEqual([
    {},
    true,
  ])
  expect(sameShared(fields, left, published)).toBe(true)
})

it('keeps rows of other languages when it goes back in one', () => {
  const former = withRowsOfOthers(fields, draft, published, ['br'])
  expect(former).toMatchObject({
    rows: [{ id: 'a' }, { id: 'b' }, { id: 'new', label: { en: 'half' }, n: 4 }],
  })
  const onlyBr = { rows: [{ id: 'x', label: { br: 'só' } }] }
  expect(withRowsOfOthers(fields, onlyBr, published, ['br'])).toEqual(published)
})

describe('two documents', () => {
  it('differ in one language', () => {
    const other = { ...published, title: { br: 'Um', en: 'Two' } }
    expect([
      sameTexts(fields, published, other, 'br'),
      sameTexts(fields, published, other, 'en'),
      sameShared(fields, published, other),
      sameContent(published, other),
    ]).toEqual([true, false, true, false])
  })
  it('are the same without empty values and what Payload keeps', () =>
    expect(
      sameContent(
        { ...published, ncm: null, related: [], updatedAt: '1', _status: 'draft' },
        { ...published, updatedAt: '2', _status: 'published' },
      ),
    ).toBe(true))
  it('differ by the place of a row', () => {
    const other = { ...published, rows: published.rows.toReversed() }
    expect([
      sameShared(fields, published, other),
      sameTexts(fields, published, other, 'br'),
    ]).toEqual([false, true])
  })
})

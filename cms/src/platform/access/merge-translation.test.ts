import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { mergeTranslation, translatedColumns } from './merge-translation.ts'

const fields: Field[] = [
  { name: 'title', type: 'text', localized: true },
  { name: 'position', type: 'number' },
  { name: 'rows', type: 'json', custom: { [translatedColumns]: { en: 'note_en', es: 'note_es' } } },
]
const row = (part: string, values: Record<string, unknown>) => ({ part_number: part, values })
const stored = {
  title: 'Before',
  position: 1,
  rows: [
    row('A', { ours: 'X', note_br: 'Curto' }),
    row('A', { ours: 'Y', note_en: 'Old' }),
    row('B', { ours: 'Z' }),
  ],
}
const merged = (rows: unknown, locale = 'en') =>
  mergeTranslation(fields, { rows, position: 2 }, stored, locale)

describe('rows with a translated column', () => {
  it('take the cells of the locale, in any order of rows and columns', () =>
    expect(
      merged([
        row('B', { note_en: 'New', ours: 'Z' }),
        row('A', { ours: 'X', note_br: 'Curto', note_en: 'Shorter' }),
        row('A', { ours: 'Y' }),
      ]),
    ).toEqual({
      title: 'Before',
      position: 1,
      rows: [
        row('A', { ours: 'X', note_br: 'Curto', note_en: 'Shorter' }),
        row('A', { ours: 'Y' }),
        row('B', { ours: 'Z', note_en: 'New' }),
      ],
    }))

  it.each([
    ['another value', [row('A', { ours: 'Other', note_br: 'Curto', note_en: 'x' })]],
    ['another number', [row('C', { ours: 'X', note_br: 'Curto', note_en: 'x' })]],
    ['the note of another locale', [row('A', { ours: 'X', note_br: 'x', note_en: 'x' })]],
    ['a row too many', [...stored.rows, row('D', { note_en: 'x' })]],
    ['rows that are missing', []],
    ['what is no rows', 'rows'],
  ])('take nothing of %s', (_, sent) => expect(merged(sent)['rows']).toEqual(stored.rows))

  it('take texts alone', () =>
    expect(merged([row('B', { ours: 'Z', note_en: { a: 1 } })])['rows']).toEqual(stored.rows))

  it('stay as they are in a locale without a column, and where they are not sent', () => {
    expect(merged([], 'br')['rows']).toEqual(stored.rows)
    expect(mergeTranslation(fields, {}, stored, 'en')['rows']).toEqual(stored.rows)
  })
})

import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { documentColumns } from './document-columns.ts'
import { documentRules } from './document-rules.ts'
import type { RuleRequest } from './document-rules.ts'
import { RelatedNames } from './related-names.ts'

const around = { title: 'title', isNamed: () => false }
const labels = (columns: ReturnType<typeof documentColumns>) =>
  columns.map((column) => column.labels['pt'])

it('says the bounds of a number with the decimal sign of the language', async () => {
  const [column] = documentColumns(
    [{ name: 'latitude', type: 'number', min: -90, max: 90.5 } as FlattenedField],
    around,
  )
  const problemOf = (value: number, language: string) =>
    column &&
    documentRules({ user: null } as unknown as RuleRequest, 'files', {
      language,
      namesOf: () => new RelatedNames([]),
    }).problemOf(column, { latitude: value })
  expect([
    await problemOf(-229.5, 'pt'),
    await problemOf(229.5, 'pt'),
    await problemOf(229.5, 'en'),
    await problemOf(-22.9, 'pt'),
  ]).toEqual([
    '-229,5 é menos do que o campo aceita. O menor valor é -90.',
    '229,5 é mais do que o campo aceita. O maior valor é 90,5.',
    '229.5 is more than the field accepts. The highest value is 90.5.',
    undefined,
  ])
})

it('names the file of an upload in the language of the panel', () => {
  const field = (label: unknown) => [{ name: 'filename', type: 'text', label } as FlattenedField]
  expect(
    labels(
      documentColumns(
        field(() => 'File Name'),
        around,
      ),
    ),
  ).toEqual(['Nome do arquivo'])
  expect(labels(documentColumns(field({ pt: 'Arquivo' }), around))).toEqual(['Arquivo'])
})

import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { documentColumns } from '#src/changes/sheets/document-columns.ts'
import { RelatedNames } from '#src/changes/sheets/related-names.ts'
import { sheetOfBlock } from '#src/content/variants/cells/pasted-cells.ts'
import { readProductTable } from './product-table.ts'

const columns = documentColumns(
  [{ name: 'family', type: 'text', label: { pt: 'Família', en: 'Family' } } as FlattenedField],
  { title: 'family', isNamed: () => false },
)

it('takes no value of the product from a row with cells behind the last head', async () => {
  const read = (rows: string[][]) =>
    readProductTable(sheetOfBlock(rows), {
      parts: [],
      columns,
      rules: {
        language: 'pt',
        namesOf: () => new RelatedNames([]),
        clean: (_, value) => Promise.resolve(value),
        problemOf: () => Promise.resolve(undefined),
        mayWrite: () => true,
      },
      given: {},
    })
  const heads = ['Código', 'Comprimento', 'Família']
  expect((await read([heads, ['XY-70-8', '30', 'XY']])).values).toEqual({ family: 'XY' })
  expect((await read([heads, ['XY-70-8', '30', '5', 'XY']])).values).toEqual({})
})

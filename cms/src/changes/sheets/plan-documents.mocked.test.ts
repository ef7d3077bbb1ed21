import { readTypedCsv } from '@vitrine/spreadsheets/read-typed-csv'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { writeXlsx } from 'hucre/xlsx'
import type { CellValue } from 'hucre/xlsx'
import { describe, expect, it, vi } from 'vitest'
import { described, describedCollections, rulesIn } from '../../../test/support/document-sheets.ts'
import type { Values } from '#src/recording/history/document-values.ts'
import type { SheetCollection } from './document-sheets.ts'
import { planDocuments } from './plan-documents.ts'
import type { DocumentRules } from './plan-documents.ts'
import type { CollectionPlan } from './plan.ts'
import { sortSheets } from './sort-sheets.ts'

// the schema reads the addresses of the programs
vi.mock('#src/platform/environment.ts', () => ({
  environment: { PUBLIC_ORIGIN: 'https://a.example', VITRINE_DATA: '/nowhere' },
}))

const withDocuments = (slug: string, documents: Values[]): SheetCollection => ({
  ...described(slug),
  documents: documents.map((values, at) => ({ id: at + 1, values })),
})

const products = withDocuments('products', [
  {
    'title:br': 'Terminal',
    'title:en': 'Lug',
    family: 'TB',
    position: 1250,
    related: [2, 1],
    subcategory: 1,
    own_part_pages: true,
    'life_cycle/state': 'discontinued',
    'life_cycle/since': '2026-11-27T15:00:00.000Z',
  },
  { 'title:br': 'Luva', family: 'LV', position: 2 },
  { 'title:br': 'Luva', family: 'GL' },
])

type Rows = CellValue[][]

async function plan(
  rows: Rows,
  {
    of = products,
    language = 'pt',
    ...rules
  }: { of?: SheetCollection; language?: string } & Partial<DocumentRules> = {},
): Promise<CollectionPlan> {
  const bytes = await writeXlsx({ sheets: [{ name: 'x', rows }] })
  const sheets = await readTypedWorkbook(new Uint8Array(bytes))
  return planDocuments(sheets, of, rulesIn(language, rules))
}
const changesOf = ({ changed }: CollectionPlan) =>
  changed.flatMap(({ id, changes }) =>
    changes.map(({ path, locale, after }) => [
      id,
      locale === null ? path : `${path}:${locale}`,
      after,
    ]),
  )
const refusalsOf = ({ refused }: CollectionPlan) =>
  refused.map(({ column, row, reason }) => `${column}${row} ${reason}`)

describe('a cell of a document', () => {
  it.each<[string, CellValue, unknown]>([
    ['Ordem', 7, 7],
    ['Ordem', '1.234,5', 1234.5],
    ['Ordem', '(remover)', null],
    ['Título (Português)', 'Outro', 'Outro'],
    ['Title (English)', 'Other', 'Other'],
    ['title:es', 'Otro', 'Otro'],
    ['Família', 'tb 2', 'tb 2'],
    ['Produtos relacionados', 'terminal', [1]],
    ['Produtos relacionados', 'Luva [3]', [3]],
    ['Produtos relacionados', 'Cabo fio [4]; GL', [4, 3]],
    ['life_cycle/state', 'Active', 'active'],
  ])('in %s with %j becomes %j', async (head, value, after) => {
    const made = await plan([
      ['Nº (Produtos)', head],
      [1, value],
    ])
    expect(made.refused).toEqual([])
    const changed = changesOf(made).map((change) => change.at(-1))
    expect(changed).toEqual([after])
  })

  it.each<[string, CellValue]>([
    ['Ordem', '1.250'],
    ['Ordem', '1,250.0'],
    ['Título (Português)', ' Terminal '],
    ['Produtos relacionados', 'Luva; Lug'],
    ['Produtos relacionados', 'LV; TB'],
    ['Produtos relacionados', 'Sleeve\nTB'],
    ['Subcategoria', 'Terminal'],
    ['Ordem', null],
  ])('in %s with %j is equal', async (head, value) => {
    const made = await plan([
      ['Nº (Produtos)', head],
      [1, value],
    ])
    expect([made.refused, made.changed, made.counts.equal]).toEqual([[], [], 1])
  })

  it.each<[string, CellValue, string]>([
    ['Ordem', 'muito', 'B2 noNumber'],
    ['Ordem', '2.500', 'B2 ambiguous'],
    ['Ordem', new Date('2026-01-01'), 'B2 date'],
    ['Produtos relacionados', 'Luva', 'B2 severalRelated'],
    ['Produtos relacionados', 'Terminais', 'B2 nearRelated'],
    ['Produtos relacionados', 'Nada parecido', 'B2 unknownRelated'],
    ['Produtos relacionados', '[99]', 'B2 unknownRelated'],
    ['Subcategoria', 'Luva', 'B2 protectedValue'],
    ['Título', 'Outro', 'B1 headAmbiguous'],
    ['Título (Português)', '#REF!', 'B2 error'],
    ['Título (Português)', '1,23E+11', 'B2 rounded'],
    ['Título (Português)', 1.5, 'B2 numberAsText'],
  ])('in %s with %j is refused', async (head, value, refusal) => {
    const made = await plan([
      ['Nº (Produtos)', head],
      [1, value],
    ])
    expect([refusalsOf(made), made.changed]).toEqual([[refusal], []])
    expect(made.refused[0]?.message.length).toBeGreaterThan(10)
  })

  it('is refused in the words of the validation, with the sibling that it contradicts', async () => {
    const made = await plan(
      [
        ['Nº (Produtos)', 'Ordem', 'Família'],
        [1, 5, 'X'],
        [2, 6, null],
      ],
      {
        problemOf: (column, values) =>
          Promise.resolve(
            column.path === 'family' && values['position'] === 6 ? 'contradiz a ordem' : undefined,
          ),
      },
    )
    expect(changesOf(made)).toEqual([
      [1, 'position', 5],
      [1, 'family', 'X'],
    ])
    expect(made.refused.map(({ message, row }) => [message, row])).toEqual([
      ['contradiz a ordem', 3],
    ])
  })

  it('of another language than those of the account is refused', async () => {
    const made = await plan(
      [
        ['Nº (Produtos)', 'Título (Português)', 'Título (English)'],
        [1, 'Outro', 'Other'],
      ],
      { mayWrite: ({ locale }) => locale === 'en' },
    )
    expect([refusalsOf(made), changesOf(made)]).toEqual([
      ['B2 language'],
      [[1, 'title:en', 'Other']],
    ])
  })
})

describe('a row of a document', () => {
  it('is found by its number, else by a name in any spelling', async () => {
    const made = await plan([
      ['Família', 'Título (English)', 'Ordem'],
      ['tb', null, 5],
      ['l-v', null, 6],
    ])
    expect(changesOf(made)).toEqual([
      [1, 'family', 'tb'],
      [1, 'position', 5],
      [2, 'family', 'l-v'],
      [2, 'position', 6],
    ])
  })

  it.each<[string, Rows, string[]]>([
    [
      'an unknown number',
      [
        ['Nº (Produtos)', 'Ordem'],
        [9, 1],
      ],
      ['A2 unknownId'],
    ],
    [
      'no name',
      [
        ['Família', 'Ordem'],
        [null, 1],
      ],
      ['A2 noName'],
    ],
    [
      'an unknown name',
      [
        ['Família', 'Ordem'],
        ['ZZ', 1],
      ],
      ['A2 unknownDocument'],
    ],
    [
      'a name of two',
      [
        ['Título (Português)', 'Ordem'],
        ['Luva', 1],
      ],
      ['A2 severalDocuments'],
    ],
    [
      'two rows of one document',
      [
        ['Família', 'Ordem'],
        ['TB', 1],
        ['tb', 2],
      ],
      ['A2 repeatedDocument', 'A3 repeatedDocument'],
    ],
    [
      'the number of one and the name of another',
      [
        ['Nº (Produtos)', 'Família'],
        [1, 'LV'],
      ],
      ['A2 otherDocument'],
    ],
  ])('is refused with %s', async (_, rows, refusals) => {
    const made = await plan(rows)
    expect([refusalsOf(made), made.changed]).toEqual([refusals, []])
  })

  it('with a new name makes a document of some kinds, once', async () => {
    const redirects = withDocuments('redirects', [{ from: '/a', to: '/b', permanent: true }])
    const made = await plan(
      [
        ['De', 'Para'],
        ['/a', '/c'],
        ['/n', '/b'],
        ['/m', null],
        ['/o', '/b'],
        ['/o', '/d'],
      ],
      { of: redirects },
    )
    expect(changesOf(made)).toEqual([[1, 'to', '/c']])
    expect(made.created.map(({ values }) => values)).toEqual([
      { from: '/n', to: '/b' },
      { from: '/o', to: '/b' },
    ])
    expect(refusalsOf(made)).toEqual(['A4 missingValue', 'A6 taken'])
    expect(made.counts).toEqual({ created: 2, changed: 1, equal: 0, refused: 2 })
  })
})

describe('a sheet', () => {
  const isNothing = () => false
  const tests = { tooling: isNothing, references: isNothing, terms: isNothing }
  const sorted = (head: string, name = '') =>
    sortSheets(
      [{ ...readTypedCsv(new TextEncoder().encode(`${head}\n1;2;3`)), name }],
      describedCollections,
      tests,
    )

  it.each([
    ['Nº (Produtos);Qualquer', '', 'products'],
    ['De;Para', '', 'redirects'],
    ['Idioma;Palavras', '', 'synonyms'],
    ['Título (Português);Ordem', 'Soluções', 'solutions'],
    ['Title (English);Order', 'Categories', 'categories'],
  ])('with the heads %s and the name “%s” is of %s', (head, name, slug) => {
    expect([...sorted(head, name).documents.keys()]).toEqual([slug])
  })

  it('is of part numbers by the head of these, and of nothing without a head that is known', () => {
    expect(sorted('Código;Ordem').parts).toHaveLength(1)
    expect(sorted('Nada;Outra', 'Notas').ignored).toEqual(['Notas'])
    expect(sorted('Título (Português);Ordem').unclear[0]?.collections.length).toBeGreaterThan(2)
  })
})

import { writeCsv } from '@vitrine/spreadsheets/csv'
import { readTypedCsv } from '@vitrine/spreadsheets/read-typed-csv'
import { describe, expect, it } from 'vitest'
import { planGrid } from './plan-grid.ts'
import { referenceRows } from './reference-rows.ts'
import type { Maker } from './reference-rows.ts'

const row = (number: string, values: Record<string, string>) => ({ part_number: number, values })

const makers: Maker[] = [
  {
    id: 1,
    title: 'Other',
    aliases: 'OTR',
    rows: [
      row('OM-95', { ours: 'XY-95', grade: 'direct', source: 'list', note_br: 'old' }),
      row('OM-50', { ours: 'XY-50', grade: 'direct' }),
    ],
  },
]
const plan = (rows: string[][], own: readonly Maker[] = makers) =>
  planGrid(
    [readTypedCsv(writeCsv(rows))],
    referenceRows(own, { language: 'pt', isOurs: (number) => number !== 'XX1' }),
    'pt',
  )
const heads = ['Fabricante', 'Número', 'Nosso', 'Grau']
const refusalsOf = (...given: Parameters<typeof plan>) =>
  plan(...given).refused.map(({ row: line, head, reason }) => `${line} ${head} ${reason}`)

describe('cross-references of a file', () => {
  it('are compared cell by cell, in any spelling of maker and numbers', () => {
    const found = plan([
      [...heads, 'Fonte', 'Preço'],
      ['other', 'om 95', 'xy95', 'Semelhante', '(remover)', '9'],
      ['OTR', 'OM-50', 'XY-50', 'direct', '', ''],
      ['Other', 'OM-70', 'XY-70', 'upgrade', 'list 2', ''],
      ['New maker', '12345', 'XY-70', 'direct', '', ''],
      ['', '', '', '', '', ''],
    ])
    expect(found.refused).toEqual([])
    expect(found.counts).toEqual({ created: 2, changed: 1, equal: 1, refused: 0 })
    expect(found.unknownColumns).toMatchObject([{ head: 'Preço' }])
    expect(found.changed).toMatchObject([
      {
        id: 1,
        changes: [
          { path: 'references/OM-95%200/grade', before: 'direct', after: 'similar' },
          { path: 'references/OM-95%200/source', before: 'list', after: null },
          {
            path: 'references/OM-70%200',
            after: { row: { ours: 'XY-70', grade: 'upgrade', source: 'list 2' } },
          },
        ],
      },
    ])
    expect(found.created).toMatchObject([
      {
        title: 'New maker',
        values: { name: 'New maker', 'references/12345%200/ours': 'XY-70' },
      },
    ])
  })

  it('are refused by row and column, and the others are taken', () => {
    const rows = [
      heads,
      ['', 'OM-1', 'XY-1', 'direct'],
      ['Other', 'OM-2', 'XX-1', 'direct'],
      ['Other', 'abc', 'XY-1', 'direct'],
      ['Other', 'OM-5', 'XY-1', 'great'],
      ['M'.repeat(81), 'OM-1', 'XY-1', 'direct'],
      ['Other', 'OM-4', 'XY-1', 'direct'],
      ['OTR', 'om4', 'xy1', 'similar'],
      ['Other', 'OM-6', 'XY-1', 'direct', 'p. 2'],
      ['Other', 'OM-7', 'XY-1', ''],
      ['Other', 'OM-8', 'XY-1', 'direct'],
    ]
    expect(refusalsOf(rows)).toEqual([
      '2 Número missingKey',
      '3 Nosso invalid',
      '4 Número invalid',
      '5 Grau invalid',
      '6 Número invalid',
      '7 Número repeatedLine',
      '8 Número repeatedLine',
      '9 Número beyondHeads',
      '10 Grau invalid',
    ])
    expect(plan(rows).counts).toMatchObject({ created: 1, refused: 9 })
  })

  it('are found without our part number if the maker has the number once', () => {
    const found = plan([
      ['Hersteller', 'Nummer', 'Grade'],
      ['Other', 'OM-95', 'similar'],
      ['Other', 'OM-1', 'similar'],
    ])
    expect(found.changed).toMatchObject([{ changes: [{ after: 'similar' }] }])
    expect(found.refused).toMatchObject([{ row: 3, reason: 'missingKey' }])
  })

  it('of one number get places of their own, and no more than a maker can hold', () => {
    const found = plan([
      heads,
      ['Other', 'OM-95', 'XY-1', 'direct'],
      ['Other', 'OM-95', 'XY-2', 'direct'],
    ])
    expect(found.changed[0]?.changes.map(({ path }) => path)).toEqual([
      'references/OM-95%201',
      'references/OM-95%202',
    ])
    const full = Array.from({ length: 10_000 }, (_, at) =>
      row(`ON-${at}`, { ours: 'XY-1', grade: 'direct' }),
    )
    const [other] = makers
    expect(
      refusalsOf([heads, ['Other', 'OM-1', 'XY-1', 'direct']], [{ ...other, rows: full } as Maker]),
    ).toEqual(['2 Número invalid'])
  })
})

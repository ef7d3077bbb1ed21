import { describe, expect, it } from 'vitest'
import { checkReferences, cleanReferences } from './check-references.ts'
import { makerKeys, readDay, referenceKey } from './declaration.ts'
import { planImport, readImport } from './plan-import.ts'
import type { PresentMaker } from './plan-import.ts'

const row = (number: string, values: Record<string, string>) => ({ part_number: number, values })

it('tells rows of a maker apart by both numbers, in any spelling', () => {
  const key = referenceKey(row('OM-95/12', { ours: 'XY-95-12' }))
  expect(referenceKey(row('om 95 12', { ours: 'xy9512' }))).toBe(key)
  expect(referenceKey(row('OM-95/12', { ours: 'XZ-95-12' }))).not.toBe(key)
})

it('knows a maker by its name and its other names', () =>
  expect(makerKeys('Outra Peça S/A', 'OP, Outra-Peça')).toEqual(['OUTRAPECASA', 'OP', 'OUTRAPECA']))

it.each([
  ['2026-11-23', 'pt', '2026-11-23'],
  ['23/11/2026', 'pt', '2026-11-23'],
  ['11/23/2026', 'en', '2026-11-23'],
  ['23.11.2026', 'en', '2026-11-23'],
  ['3/4/2026', 'es', '2026-04-03'],
  ['2026-11-23T00:00:00.000Z', 'pt', '2026-11-23'],
  ['31/02/2026', 'pt', undefined],
  ['ontem', 'pt', undefined],
])('reads the day %s in %s', (text, language, day) => expect(readDay(text, language)).toBe(day))

describe('the check of rows', () => {
  const keysOf = (...rows: ReturnType<typeof row>[]) =>
    checkReferences(rows, 'pt').map(({ row: at, key }) => `${at} ${key}`)

  it('accepts a whole row, with only what must be there', () =>
    expect(keysOf(row('OM 95', { ours: 'XY-95', grade: 'direct' }))).toEqual([]))
  it('names each cell that is wrong', () =>
    expect(
      keysOf(
        row('abc', { ours: '', grade: 'best', checked_on: 'x', stranger: 'y' }),
        row('OM 1', { ours: 'XY-1', grade: 'direct', note_br: 'x'.repeat(301) }),
      ),
    ).toEqual(['0 part_number', '0 ours', '0 grade', '0 checked_on', '0 stranger', '1 note_br']))
  it('refuses a number twice with the same part number', () =>
    expect(
      keysOf(
        row('OM 95', { ours: 'XY-95', grade: 'direct' }),
        row('om95', { ours: 'xy95', grade: 'similar' }),
        row('om95', { ours: 'XZ-95', grade: 'similar' }),
      ),
    ).toEqual(['1 part_number']))
  it('cleans texts and days', () =>
    expect(
      cleanReferences(
        [row(' OM 95 ', { ours: ' XY ', note_br: ' ', checked_on: '1/2/2026' })],
        'pt',
      ),
    ).toEqual([row('OM 95', { ours: 'XY', checked_on: '2026-02-01' })]))
})

describe('an import', () => {
  const present: PresentMaker[] = [
    {
      id: 1,
      name: 'Other',
      keys: ['OTHER', 'OTR'],
      drafted: false,
      references: [
        row('OM-95', { ours: 'XY-95', grade: 'direct', source: 'list', note_br: 'old' }),
        row('OM-50', { ours: 'XY-50', grade: 'direct' }),
      ],
    },
    { id: 2, name: 'Drafted', keys: ['DRAFTED'], drafted: true, references: [] },
  ]
  const plan = (block: string[][]) =>
    planImport(readImport(block, 'pt'), present, {
      isOurs: (number) => number !== 'XX1',
      language: 'pt',
    })
  const heads = ['Fabricante', 'Número', 'Nosso', 'Grau']

  it('tells what is new, what changes cell by cell, what stays, and which makers are new', () => {
    const found = plan([
      [...heads, 'Fonte', 'Preço'],
      ['other', 'om 95', 'xy95', 'Semelhante', '', '9'],
      ['OTR', 'OM-50', 'XY-50', 'direct', '', ''],
      ['Other', 'OM-70', 'XY-70', 'upgrade', 'list 2', ''],
      ['New maker', '12345', 'XY-70', 'direct', '', ''],
      ['', '', '', '', '', ''],
    ])
    expect(found.refused).toEqual([])
    expect(found.newMakers).toEqual(['New maker'])
    expect(found.created).toEqual([
      { maker: 'Other', number: 'OM-70', ours: 'XY-70' },
      { maker: 'New maker', number: '12345', ours: 'XY-70' },
    ])
    expect(found.changed.map(({ number, before, after }) => [number, before, after])).toEqual([
      ['OM-95', 'direct', 'similar'],
      ['OM-95', 'list', ''],
    ])
    expect([found.changedCount, found.same]).toEqual([1, 1])
    // values of columns and rows that the file lacks are kept, and so is the spelling of numbers
    expect(found.makers[0]?.references).toEqual([
      row('OM-95', { ours: 'XY-95', grade: 'similar', note_br: 'old' }),
      row('OM-50', { ours: 'XY-50', grade: 'direct' }),
      row('OM-70', { ours: 'XY-70', grade: 'upgrade', source: 'list 2' }),
    ])
  })

  it('refuses by row and column, and takes the others', () => {
    const found = plan([
      heads,
      ['', 'OM-1', 'XY-1', 'direct'],
      ['Other', 'OM-2', 'XX-1', 'direct'],
      ['Other', 'abc', 'XY-1', 'great'],
      ['Drafted', 'OM-3', 'XY-1', 'direct'],
      ['Other', 'OM-4', 'XY-1', 'direct'],
      ['OTR', 'om4', 'xy1', 'similar'],
    ])
    expect(
      found.refused.map(({ line, problems }) => [line, problems.map(({ column }) => column)]),
    ).toEqual([
      [2, ['Outro fabricante']],
      [3, ['Nosso']],
      [4, ['Número', 'Grau']],
      [5, ['Outro fabricante']],
      [7, ['Número']],
    ])
    expect(found.created.map(({ number }) => number)).toEqual(['OM-4'])
  })

  it('finds the headings below a title, and the lines of the file by their numbers', () => {
    const found = plan([
      ['Equivalents 2026'],
      ['', ''],
      [...heads, 'Grau'],
      ['Other', 'OM-1', 'XX-1', 'direct', 'similar'],
      ['Other', 'OM\u200b-2', 'XY-1', 'direct', 'similar'],
    ])
    expect(found.refused.map(({ line }) => line)).toEqual([4])
    // of two columns with the same name, the first is read
    expect(found.makers[0]?.references.at(-1)).toEqual(
      row('OM-2', { ours: 'XY-1', grade: 'direct' }),
    )
  })

  it('refuses what a maker cannot hold: a long name, too many rows', () => {
    const found = plan([
      heads,
      ['M'.repeat(81), 'OM-1', 'XY-1', 'direct'],
      ...Array.from({ length: 9999 }, (_, at) => ['Other', `ON-${at}`, 'XY-1', 'direct']),
    ])
    expect(found.refused.map(({ line }) => line)).toEqual([2, 10_001])
    expect(found.makers[0]?.references).toHaveLength(10_000)
  })

  it('refuses a row whose text has the delimiter', () => {
    const found = plan([
      heads,
      ['Other', 'OM-1', 'XY-1', 'direct', 'p. 2'],
      ['Other', 'OM-2', 'XY-1', 'direct', ''],
    ])
    expect(found.refused.map(({ line }) => line)).toEqual([2])
    expect(found.created).toHaveLength(1)
  })

  it('reads the columns in any order and language, and says which lack', () => {
    const file = readImport(
      [
        ['Grade', 'Ours', 'Hersteller', "Maker's price"],
        ['similar', "'=XY-1", 'Other', '1'],
      ],
      'pt',
    )
    expect(file.missing).toEqual(['Número'])
    expect(file.unknownColumns).toEqual(["Maker's price"])
    expect(file.rows[0]).toMatchObject({
      line: 2,
      maker: 'Other',
      row: { values: { ours: '=XY-1' } },
    })
  })
})

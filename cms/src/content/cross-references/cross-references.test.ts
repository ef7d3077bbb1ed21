import { describe, expect, it } from 'vitest'
import { checkReferences, cleanReferences } from './check-references.ts'
import { makerKeys, readDay, referenceKey } from './declaration.ts'

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

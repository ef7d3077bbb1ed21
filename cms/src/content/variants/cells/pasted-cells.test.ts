import { expect, it } from 'vitest'
import { number, range } from '../../../../test/support/attributes.ts'
import { valueColumn } from './part-number-columns.ts'
import { matchHeads, readNumberText } from './pasted-cells.ts'

const columns = [number, range].map((declared) => valueColumn(declared, 'pt'))

it('refuses pasted heads with another unit', () => {
  const heads = matchHeads(['Código', 'Seção (AWG)', 'Cabo (mm2)'], columns, 'pt')
  expect(heads.columns).toEqual(['number', undefined, 1])
  expect(heads.refused).toMatchObject([
    { reason: 'unitDiffers', details: { title: 'AWG', label: 'mm²' } },
  ])
})

it.each([
  ['(remover)', { reason: 'removalOfKey' }],
  ['XY-70\nXY-8', { reason: 'severalLines' }],
  [' XY-70-8\u200b', { text: 'XY-70-8' }],
])('reads the pasted part number %j', (text, reading) =>
  expect(readNumberText(text)).toEqual(reading),
)

it('takes a short head of price lists, and no error of a formula, for the part number', () => {
  expect(matchHeads(['Ref.', 'Seção'], columns, 'pt').columns).toEqual(['number', 0])
  expect(matchHeads(['#REF!', '26'], columns, 'pt').columns).toEqual([undefined, undefined])
})

import { expect, it } from 'vitest'
import { maxCodes } from './known-codes.ts'
import { codesIn } from './pasted-codes.ts'

it.each([
  ['a column of a spreadsheet', 'TC-50-10\r\nTC-70-12\r\n\r\n', ['TC-50-10', 'TC-70-12']],
  ['a line of cells', 'TC-50-10\tTC-70-12', ['TC-50-10', 'TC-70-12']],
  ['commas and semicolons', 'TC-50-10, TC-70-12;TB-16-8', ['TC-50-10', 'TC-70-12', 'TB-16-8']],
  ['words that are codes', 'TC-50-10 TC-70-12', ['TC-50-10', 'TC-70-12']],
  ['lines of codes with blanks', 'TC 50 10\nTC 70 12', ['TC 50 10', 'TC 70 12']],
  ['one code in several spellings', 'TC-50-10\ntc5010\nTC 70', ['TC-50-10', 'TC 70']],
  ['GTINs', '7891234567895\n7891234567901', ['7891234567895', '7891234567901']],
  [
    'the codes of a table with texts and quantities',
    'Item\tCódigo\tDescrição\tQtd\n1\tTC-50-10\tTerminal 50 mm²\t100\n2\tTC-70-12\tTerminal\t200',
    ['TC-50-10', 'TC-70-12'],
  ],
  ['families among them', 'TB\nTC-50-10\nTC-70-12', ['TB', 'TC-50-10', 'TC-70-12']],
])('reads %s', (_, text, codes) => expect(codesIn(text)?.codes).toEqual(codes))

it.each([
  ['a title', 'Terminal de compressão, um furo'],
  ['words and sizes', 'terminal 95 mm2 m12'],
  ['one code', 'TC-50-10'],
  ['one code with blanks', 'TC 50 10'],
  ['one code several times', 'TC-50-10\nTC 50/10'],
  ['lines of a text', 'Bom dia,\nsegue o pedido 123\nObrigado'],
  ['nothing', ' \n\t'],
])('leaves %s to the search', (_, text) => expect(codesIn(text)).toBeUndefined())

it('takes as many codes as an address holds, and says how many there were', () => {
  const codes = Array.from({ length: 1000 }, (_, at) => `TC-${1000 + at}`)
  const found = codesIn(codes.join('\n'))
  expect([found?.codes.length, found?.given]).toEqual([maxCodes, 1000])
  const long = codes.map((code) => `${code}-${'9'.repeat(40)}`)
  expect(codesIn(long.join('\n'))?.codes.join(',').length).toBeLessThanOrEqual(4000)
})

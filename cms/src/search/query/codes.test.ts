import { expect, test } from 'vitest'
import { fold } from '../words/fold.ts'
import { partNumberCandidates, readDigitCode } from './codes.ts'

const candidates = (text: string) =>
  partNumberCandidates(fold(text), 'br').map(({ normalized }) => normalized)

test.each([
  ['TC-95-12', 'TC9512'],
  ['tc9512', 'TC9512'],
  ['tc 95 12', 'TC9512'],
  ['tc 95/12', 'TC9512'],
  ['TC.95.12', 'TC9512'],
  ['TC-95-12 preço', 'TC9512'],
  ['preço do tc 95-12?', 'TC9512'],
  ['tc-50-10, tc-70-12', 'TC7012'],
  ['TC-95-12/TD-95-12', 'TD9512'],
  ['ha 58 24', 'HA5824'],
  ['haste ha 58 24', 'HA5824'],
  ['FU-M', 'FUM'],
  ['mx cx 240', 'MXCX240'],
  ['TC-95', 'TC95'],
  ['95-12', '9512'],
])('"%s" may hold the part number %s', (text, normalized) => {
  expect(candidates(text)).toContain(normalized)
})

test.each([
  ['terminal 95 m12', 'TERMINAL95'],
  ['alicate de 12 t', 'DE12'],
  ['haste 5/8', 'HASTE58'],
  ['10 16', '1016'],
])('"%s" does not hold the part number %s', (text, normalized) => {
  expect(candidates(text)).not.toContain(normalized)
})

test.each([
  ['7899990017012', 'gtin 7899990017012'],
  ['789 9990 01701 2', 'gtin 7899990017012'],
  ['EAN: 7899990017012', 'gtin 7899990017012'],
  ['EAN-13 7899990017012', 'gtin 7899990017012'],
  ['gtin 1312345678905', 'gtin 1312345678905'],
  ['78999900170', 'gtin 78999900170…'],
  ['8536.90.90', 'ncm 85369090'],
  ['85369090', 'gtin 85369090…, ncm 85369090'],
  ['NCM 8536', 'ncm 8536…'],
  ['8536.90', 'ncm 853690…'],
])('reads %s as %s', (text, codes) => {
  const read = readDigitCode(fold(text), 0)?.codes ?? []
  expect(
    read.map(({ kind, digits, fragment }) => `${kind} ${digits}${fragment ? '…' : ''}`).join(', '),
  ).toBe(codes)
})

test.each(['95', '2400', '1.000', '10-16', '1234567'])('reads no trade code in %s', (text) => {
  expect(readDigitCode(fold(text), 0)).toBeUndefined()
})

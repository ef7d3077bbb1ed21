import { expect, it } from 'vitest'
import { isDamagedCode } from './damaged-code.ts'

it.each([
  '1,23E+11',
  '1.23E+11',
  '1E+05',
  '7,89999E+12',
  '1234567890123450000',
  '03/abr',
  '3-abr',
  '03-Apr',
  'abr/95',
  'Mar-12',
  '12/mai/2026',
  '03/04/2026',
  '2026-04-03',
  '#DIV/0!',
  '#N/A',
  '#N/D',
  '#REF!',
  '#VALOR!',
  '#NOME?',
  '#¡DIV/0!',
  '#####',
])('%s is no part number', (text) => expect(isDamagedCode(text)).toBe(true))

it.each([
  'XY-50-10',
  '000123',
  '123000000000',
  '7899990001011',
  'SET-10',
  'MAY-12',
  '1E5',
  '280-646',
  '2002-1201',
  '#10',
  '1/0',
  '12.345.678',
  'DEC1024',
])('%s may be a part number', (text) => expect(isDamagedCode(text)).toBe(false))

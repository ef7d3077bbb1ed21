import type { Locale } from '@vitrine/configuration/locales'
import { expect, test } from 'vitest'
import { parseQuery } from './parse.ts'
import type { Reading, Term } from './parse.ts'

const rounded = (value: number) => String(Math.round(value * 100) / 100)

function shown(reading: Reading): string {
  switch (reading.kind) {
    case 'word':
    case 'compound':
      return reading.word
    case 'quantity': {
      const { kind, min, max } = reading.quantity
      return `${kind} ${min === max ? rounded(min) : `${rounded(min)}..${rounded(max)}`}`
    }
    case 'standard':
      return `${reading.standard.bodies.join(' ')} ${reading.standard.number}`.trim()
    default:
      return `${reading.kind} ${reading.digits}`
  }
}

const likeliest = ({ readings: [first] }: Term): string => (first ? shown(first) : '')
const parse = (text: string, locale: Locale = 'br') => parseQuery(text, locale).terms

test.each<[string, string[]]>([
  ['terminal 95 m12', ['terminal', 'number 95', 'thread 12']],
  ['terminal 95 M 12', ['terminal', 'number 95', 'thread 12']],
  ['terminal95 m12', ['terminal', 'number 95', 'thread 12']],
  ['95mm', ['length 95']],
  ['95 mm2', ['section 95']],
  ['95mm²', ['section 95']],
  ['3/0', ['gauge 85.03']],
  ['3/0 awg', ['gauge 85.03']],
  ['awg 3/0', ['gauge 85.03']],
  ['#2', ['gauge 33.63']],
  ['250 MCM', ['gauge 126.68']],
  ['250 kcmil', ['gauge 126.68']],
  ['0 AWG', ['gauge 53.48']],
  ['00 AWG', ['gauge 67.43']],
  ['000 awg', ['gauge 85.03']],
  ['0000 AWG', ['gauge 107.22']],
  ['awg 0000', ['gauge 107.22']],
  ['AWG nº 2', ['gauge 33.63']],
  ['4/0AWG', ['gauge 107.22']],
  ['4-0 AWG', ['gauge 107.22']],
  ['#4/0', ['gauge 107.22']],
  ['xy-1/0', ['xy', 'gauge 53.48']],
  ['xy-95/12', ['xy9512']],
  ['1 000 A', ['current 1000']],
  ['13 800 V', ['voltage 13800']],
  ['luva 50 120 mm2', ['luva', 'number 50', 'section 120']],
  ['95 sq mm', ['section 95']],
  ['Ø10', ['length 10']],
  ['⌀ 22 mm', ['length 22']],
  ['terminal 95mm² parafuso de 12mm', ['terminal', 'section 95', 'thread 12']],
  ['terminal 12mm bolt 95mm2', ['terminal', 'thread 12', 'section 95']],
  ['terminal 95mm2 furo 13mm', ['terminal', 'section 95', 'thread 12']],
  ['terminal 70 furo Ø10,5', ['terminal', 'number 70', 'thread 10']],
  ['split bolt 16 mm', ['split', 'bolt', 'length 16']],
  ['parafuso 16 mm', ['parafuso', 'length 16']],
  ['(01)07899990001011(10)LOT', ['gtin 07899990001011']],
  ['\u001d0107899990001011\u001d10LOT', ['gtin 07899990001011']],
  ['https://x.example/01/07899990001011', ['gtin 07899990001011']],
  ['https://x.example/a/b/xy-50-10', ['xy5010']],
  ['m12x1.5', ['thread 12']],
  ['2xM12', ['thread 12']],
  ['1/2"', ['length 12.7']],
  ['1/2 pol', ['length 12.7']],
  ['½ pol', ['length 12.7']],
  ['1.1/2"', ['length 38.1']],
  ['1 1/2', ['length 38.1']],
  ['2-1/2', ['length 63.5']],
  ['4 1/2"', ['length 114.3']],
  ['terminal 50 1/2', ['terminal', 'number 50', 'length 12.7']],
  ['terminal 10 1/4', ['terminal', 'number 10', 'length 6.35']],
  ['terminal 6-1/4', ['terminal', 'number 6', 'length 6.35']],
  ['terminal 95 5/8"', ['terminal', 'number 95', 'length 15.88']],
  ['5/8 x 2,40', ['length 15.88', 'number 2.4']],
  ['5/8x2400', ['length 15.88', 'number 2400']],
  ["8'", ['length 2438.4']],
  ['8 ft', ['length 2438.4']],
  ['12t', ['mass 12000000']],
  ['12 ton', ['mass 12000000']],
  ['1kV', ['voltage 1000']],
  ['1.000 V', ['voltage 1000']],
  ['4:1', ['ratio 4']],
  ['10 a 16 mm²', ['section 10..16']],
  ['10-16mm2', ['section 10..16']],
  ['de 10 a 16', ['number 10..16']],
  ['22-16 awg', ['gauge 0.33..1.31']],
  ['2.5', ['number 2.5']],
  ['2,5', ['number 2.5']],
  ['95/12', ['number 95', 'number 12']],
  ['fita 19mm x 20m', ['fita', 'length 19', 'length 20000']],
  ['NBR5419', ['nbr 5419']],
  ['haste NBR 13571', ['haste', 'nbr 13571']],
  ['7899990017012', ['gtin 7899990017012']],
  ['8536.90.90', ['ncm 85369090']],
  ['cat6a', ['cat6a']],
  ['dois furos', ['dois', 'furos']],
  ['qual terminal serve para cabo de 95', ['terminal', 'cabo', 'number 95']],
])('reads "%s" as %j', (text, meanings) => {
  expect(parse(text).map(likeliest)).toEqual(meanings)
})

test.each<[string, string, string]>([
  ['95mm is a section too', '95mm', 'section 95'],
  ['the long side may be metres', '5/8 x 2,40', 'length 2400'],
  ['the long side may be feet', '5/8 x 8', 'length 2438.4'],
  ['a numeral is a number', 'dois furos', 'number 2'],
  ['a number is its numeral', '2 furos', 'dois'],
  ['neighbours are one word', 'prensa cabo', 'prensacabo'],
  ['a function word begins a compound', 'pára raio', 'pararaio'],
  ['a number alone may be a standard', '5419-3', '5419'],
  ['eight digits may be a tariff heading', '85369090', 'ncm 85369090'],
  ['a category is no current', 'cat 6a', '6a'],
])('%s', (_, text, meaning) => {
  expect(parse(text).flatMap(({ readings }) => readings.map(shown))).toContain(meaning)
})

test.each<[Locale, string, string]>([
  ['br', '1.000', 'number 1000'],
  ['en', '1,000', 'number 1000'],
  ['en', '1.000', 'number 1'],
  ['es', '1.000', 'number 1000'],
])('decimals are those of %s: %s is a %s', (locale, text, meaning) => {
  expect(parse(text, locale).map(likeliest)).toEqual([meaning])
})

test('a text of function words alone is kept', () => {
  expect(parse('como usar').map(likeliest)).toEqual(['como', 'usar'])
})

test('an empty text has no terms', () => {
  expect(parse('  ')).toEqual([])
})

test('each term knows its place in the folded text', () => {
  const { folded, terms } = parseQuery('Terminal  de 95 mm² M12', 'br')
  expect(terms.map(({ from, to }) => folded.slice(from, to))).toEqual(['terminal', '95 mm2', 'm12'])
})

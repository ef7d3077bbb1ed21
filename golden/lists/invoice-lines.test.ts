import type { Locale } from '@vitrine/configuration/locales'
import { describe, expect, it } from 'vitest'
import { readList } from './read-list.ts'

/** Item of an invoice or order: part number, text, pieces and unit price. */
const items = [
  { code: 'TC-95-12', text: 'TERMINAL DE COMPRESSAO 95MM M12', pieces: 60, price: 12.34 },
  { code: 'HA-58-24', text: 'HASTE COBREADA 5/8" X 2,40M', pieces: 1200, price: 47.9 },
  { code: 'TC-10-6', text: 'LUG 10MM2 STUD 6', pieces: 5, price: 3 },
  { code: 'DU-16', text: 'MATRIZ', pieces: 2, price: 250.5 },
  { code: 'TC-50-10', text: 'TERMINAL COMPR 50', pieces: 100, price: 1.0655 },
] as const
type Item = (typeof items)[number]

/** Formats of numbers, by the signs of groups and decimals. */
const formats = {
  br: { group: '.', decimal: ',' },
  es: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
} as const
type FormatLocale = keyof typeof formats

const written = (value: number, decimals: number, locale: FormatLocale): string => {
  const { group, decimal } = formats[locale]
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return fraction === undefined ? groups : groups + decimal + fraction
}

const unitOf: Record<FormatLocale, string> = { br: 'UN', es: 'UD', en: 'EA' }

/** Columns of a line, in the order of the document; `total`: proves the quantity. */
interface Layout {
  name: string
  cells: (item: Item, number: (value: number, decimals: number) => string, unit: string) => string[]
  /** False if the line does not prove the quantity, so that it may be asked. */
  isProved: boolean
}

const totalOf = ({ pieces, price }: Item) => Math.round(pieces * price * 100) / 100

const layouts: Layout[] = [
  {
    name: 'all columns of a DANFE',
    cells: (item, number, unit) => [
      '001',
      item.code,
      item.text,
      '85369090',
      '000',
      '5102',
      unit,
      number(item.pieces, 4),
      number(item.price, 4),
      number(totalOf(item), 2),
    ],
    isProved: true,
  },
  {
    name: 'tariff code first, taxes last',
    cells: (item, number, unit) => [
      '002',
      '85369010',
      item.code,
      item.text,
      '500',
      '5405',
      unit,
      number(item.pieces, 2),
      number(item.price, 4),
      number(totalOf(item), 2),
      number(totalOf(item), 2),
      number(18, 2),
    ],
    isProved: true,
  },
  {
    name: 'no tariff code',
    cells: (item, number, unit) => [
      item.code,
      item.text,
      '6108',
      unit,
      number(item.pieces, 3),
      number(item.price, 4),
      number(totalOf(item), 2),
    ],
    isProved: true,
  },
  {
    name: 'no unit',
    cells: (item, number) => [
      item.code,
      item.text,
      '85369090',
      '5102',
      number(item.pieces, 0),
      number(item.price, 4),
      number(totalOf(item), 2),
    ],
    isProved: true,
  },
  {
    name: 'price before the quantity',
    cells: (item, number, unit) => [
      item.code,
      item.text,
      number(item.price, 4),
      number(item.pieces, 0),
      unit,
      number(totalOf(item), 2),
    ],
    isProved: true,
  },
  {
    name: 'no total',
    cells: (item, number, unit) => [
      item.code,
      item.text,
      '5102',
      unit,
      number(item.pieces, 4),
      number(item.price, 4),
    ],
    isProved: false,
  },
  {
    name: 'no price',
    cells: (item, number, unit) => [item.code, item.text, '5405', unit, number(item.pieces, 4)],
    isProved: false,
  },
  {
    name: 'sold by mass',
    cells: (item, number) => [
      item.code,
      item.text,
      '85369090',
      '5102',
      'KG',
      number(item.pieces, 4),
      number(item.price, 4),
      number(totalOf(item), 2),
    ],
    isProved: false,
  },
]

const separators = { tabs: '\t', semicolons: ';', blanks: ' ', 'wide blanks': '    ' } as const

/** Lines of every layout, separator, language and item, as an invoice or order prints them. */
const lines = layouts.flatMap(({ name, cells, isProved }) =>
  (Object.keys(formats) as FormatLocale[]).flatMap((locale) =>
    Object.entries(separators).flatMap(([separator, sign]) =>
      items.map((item) => {
        const number = (value: number, decimals: number) => written(value, decimals, locale)
        const text = cells(item, number, unitOf[locale]).join(sign)
        const isOfMass = name === 'sold by mass'
        return { title: `${name}, ${separator}`, locale, text, item, isProved, isOfMass }
      }),
    ),
  ),
)

const answerOf = (text: string, locale: Locale) =>
  readList(text, locale).map((line) =>
    line.kind === 'found' ? `${line.partNumber} = ${line.quantity ?? '?'}` : line.kind,
  )

describe('lines of invoices and orders', () => {
  it('has lines of each layout in three languages', () =>
    expect(lines.length).toBeGreaterThanOrEqual(60))

  it('calls no other quantity exact', () => {
    const wrong = lines.filter(({ text, locale, item, isOfMass }) => {
      const [answer, ...others] = answerOf(text, locale)
      const right = isOfMass ? [] : [`${item.code} = ${item.pieces}`]
      return others.length > 0 || ![...right, `${item.code} = ?`].includes(answer ?? '')
    })
    expect(wrong.map(({ text, locale }) => `${text} -> ${answerOf(text, locale).join()}`)).toEqual(
      [],
    )
  })

  it('reads what the total proves', () => {
    const asked = lines.filter(
      ({ text, locale, item, isProved }) =>
        isProved && answerOf(text, locale).join() !== `${item.code} = ${item.pieces}`,
    )
    expect(asked.map(({ text, locale }) => `${text} -> ${answerOf(text, locale).join()}`)).toEqual(
      [],
    )
  })

  it('reads lines of another language than that of the page', () => {
    const proved = lines.filter(({ isProved }) => isProved)
    const wrong = proved.filter(({ text, locale, item }) => {
      const other = locale === 'en' ? 'br' : 'en'
      const answer = answerOf(text, other).join()
      return answer !== `${item.code} = ${item.pieces}` && answer !== `${item.code} = ?`
    })
    expect(wrong.map(({ text }) => text)).toEqual([])
  })
})

import { synonyms } from '@vitrine/demo/aterra'
import { parseQuery } from '@vitrine/cms/src/search/query/parse.ts'
import type { Locale } from '@vitrine/configuration/locales'
import { localeCodes } from '@vitrine/configuration/locales'
import { describe, expect, it } from 'vitest'
import { catalogueIn } from '../catalogue.ts'
import { searchRanking } from '../search-ranking.ts'

/** Sizes of a query by kind, each with its value. */
const sizesOf = (text: string, locale: Locale) =>
  parseQuery(text, locale).terms.flatMap(({ readings: [first] }) =>
    first?.kind === 'quantity' && first.quantity.kind !== 'number'
      ? [`${first.quantity.kind} ${Math.round(first.quantity.min * 100) / 100}`]
      : [],
  )

describe('a word or sign beside a size decides what the size is', () => {
  it.each<[string, string[], Locale?]>([
    ['terminal 30A', ['current 30']],
    ['lug 20 A', ['current 20'], 'en'],
    ['terminal 35 mm² parafuso 3/8', ['section 35', 'thread 9.52']],
    ['lug 35 mm² bolt 3/8', ['section 35', 'thread 9.52'], 'en'],
    ['3/8 stud', ['thread 9.52'], 'en'],
    ['terminal perno 1/2', ['thread 12.7'], 'es'],
    ['prensa cabo 3/4', ['thread 25']],
    ['cable gland 3/4', ['thread 25'], 'en'],
    ['prensaestopas 1/2', ['thread 20'], 'es'],
    ['terminal inox 316', []],
    ['stainless 304 lug', [], 'en'],
    ['cabo 3x95+50', ['section 95', 'section 50']],
    ['3x95+1x50 mm²', ['section 95', 'section 50']],
    ['cabo 4x16', ['section 16']],
    ['barra 30x10', []],
    ['#2 AWG', ['gauge 33.63'], 'en'],
    ['AWG #2', ['gauge 33.63'], 'en'],
    ['#4/0 AWG', ['gauge 107.22'], 'en'],
    ['1000mm²', ['section 1000']],
  ])('%s', (text, expected, locale = 'br') => expect(sizesOf(text, locale)).toEqual(expected))
})

const rankings = new Map(
  localeCodes.map((locale) => [locale, searchRanking(catalogueIn(locale), synonyms, locale)]),
)
const find = (text: string, locale: Locale): string[] => rankings.get(locale)?.(text) ?? []

describe('a search finds', () => {
  it.each<[string, string, Locale?]>([
    ['aterramneto', 'aterramento'],
    ['atteramento', 'aterramento'],
    ['aterraamento', 'aterramento'],
    ['termianl', 'terminal'],
    ['conetor', 'conector'],
    ['groudning', 'grounding', 'en'],
    ['terminaal', 'terminal', 'en'],
    ['jabailna', 'jabalina', 'es'],
    ['#2 AWG', '2 AWG', 'en'],
  ])('by “%s” what “%s” finds', (typed, right, locale = 'br') =>
    expect(find(typed, locale)).toEqual(find(right, locale)),
  )

  it('no gauge by amperes, and no shorter size by a longer unit', () => {
    expect(find('terminal 30A', 'br')).toEqual(find('terminal', 'br'))
    expect(find('1000mm²', 'br')).toEqual([])
  })

  it('lightning rods before ground rods, and lugs by their bolt', () => {
    expect(find('lightning rod', 'en')[0]).toBe('FR')
    // armor rods are of 1,825 mm
    expect(find('ground rod 6 ft', 'en').slice(0, 2)).toEqual(['HA', 'HR'])
    expect(find('ground rod', 'en')).not.toContain('VP')
    expect(find('haste 6 pés', 'br').slice(0, 2)).toEqual(['HA', 'HR'])
    expect(find('terminal 35 mm² parafuso 3/8', 'br')[0]).toBe('TC')
    expect(find('prensa cabo 3/4', 'br')[0]).toBe('PR')
  })
})

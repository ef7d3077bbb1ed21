import { expect, it } from 'vitest'
import { perLocale } from '@vitrine/configuration/locales'
import { siteModules } from '@vitrine/configuration/modules'
import { findLegalGaps, gapValues, withGapsFilled } from './legal-gaps.ts'
import { privacySections, richTextOf, termsSections } from './legal-templates.ts'

const textOf = (text: string) => ({ root: { children: [{ text }] } })
it('a blank of the templates is asked once for all languages', () => {
  const facts = { company: 'A', address: 'B', email: 'c@d.test', country: 'none' as const }
  const gaps = findLegalGaps(
    perLocale<object[]>((locale) => [
      richTextOf(privacySections(locale, { ...facts, modules: siteModules })),
      richTextOf(termsSections(locale, { ...facts, modules: siteModules })),
    ]),
  )
  expect(gaps).toEqual([
    { br: 'nomes dos fornecedores', en: 'names of the suppliers', es: expect.any(String) },
    { br: 'nome', en: 'name', es: 'nombre' },
    { br: 'país', en: 'country', es: 'país' },
    { br: 'cidade', en: 'city', es: 'ciudad' },
  ])
})

it('languages with other blanks than the rest have their own', () => {
  const texts = perLocale<object[]>((locale) =>
    locale === 'en' ? [textOf('[[a]] [[b]] [[a]]')] : [],
  )
  expect(findLegalGaps({ ...texts, br: [null, textOf('[[x]]')] })).toEqual([
    { br: 'x' },
    { en: 'a' },
    { en: 'b' },
  ])
  expect(findLegalGaps(perLocale<object[]>(() => [textOf('[x] [[]] [[a\nb]] [[[[')]))).toEqual([])
})

it('an empty one has what the default locale has, and what is written is text', () => {
  const gaps = [
    { br: 'nome', en: 'name' },
    { br: 'país', en: 'country' },
    { br: 'cidade', en: 'city' },
  ]
  const written: Record<string, string> = {
    '0 br': 'Ana "$&" \\ {x}',
    '1 br': 'Brasil',
    '1 en': 'Brazil',
  }
  const values = gapValues(gaps, 'en', (at, locale) => written[`${at} ${locale}`] ?? '')
  const filled = withGapsFilled(textOf('[[name]], [[country]], [[city]], [[other]]'), values)
  expect(filled).toEqual(textOf('Ana "$&" \\ {x}, Brazil, [[city]], [[other]]'))
})

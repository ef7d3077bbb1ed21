import { expect, test } from 'vitest'
import site from './configuration/chosen.ts'
import { configurationProblems } from './check-configuration.ts'
import type { SiteConfiguration } from './configuration/site-configuration.ts'
import { screenPathsOf } from './language-paths.ts'

const valid: SiteConfiguration<string, string> = {
  languages: {
    en: { tag: 'en-GB', abbr: 'EN', title: 'English', prefix: '' },
    de: { tag: 'de-DE', abbr: 'DE', title: 'Deutsch', prefix: '/de' },
  },
  defaultLanguage: 'en',
  timeZone: 'Europe/Berlin',
}
const german = { tag: 'de-DE', abbr: 'DE', title: 'Deutsch', prefix: '/de' } as const

test('finds nothing wrong in the configuration of the repository and in one of other languages', () => {
  expect(configurationProblems(site)).toEqual([])
  expect(configurationProblems({ ...valid, paths: { de: { products: '/produkte' } } })).toEqual([])
})

test.each<[string, Partial<SiteConfiguration<string, string>>, string]>([
  ['an unknown default', { defaultLanguage: 'fr' }, 'defaultLanguage is “fr”'],
  ['an unknown time zone', { timeZone: 'Brasilia' }, '“Brasilia” is not a time zone'],
  [
    'a code that is no name of a table',
    { languages: { ...valid.languages, 'de-at': german } },
    'The language “de-at”',
  ],
  [
    'a tag that is none',
    { languages: { ...valid.languages, de: { ...german, tag: 'German_' } } },
    'languages.de.tag is “German_”',
  ],
  [
    'two languages below one prefix',
    { languages: { ...valid.languages, de: { ...german, prefix: '' } } },
    'languages.en has the prefix of languages.de',
  ],
  ['paths of a language that is gone', { paths: { fr: {} } }, 'paths.fr is of a language'],
  [
    'two screens on one path',
    { paths: { de: { news: '/products' } } },
    'In de the screens news and products have the path /products.',
  ],
  ['a path that ends in a slash', { paths: { de: { news: '/neues/' } } }, 'The path of news in de'],
])('tells %s in a sentence', (_, change, sentence) => {
  expect(configurationProblems({ ...valid, ...change }).join('\n')).toContain(sentence)
})

test('uses configured paths, and those of documents below them; English ones for other languages', () => {
  expect(screenPathsOf('de', { products: '/produkte' })).toMatchObject({
    products: '/produkte',
    product: '/produkte/:category/:subcategory/:product',
    contact: '/contact',
  })
})

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
    { paths: { de: { news: '/produkte' } } },
    'In de the screens news and products have the path /produkte.',
  ],
  [
    'a screen on the addresses of documents of another',
    { paths: { de: { news: '/katalog', products: '/katalog/produkte' } } },
    'In de an address of /katalog/:category can be of the screens',
  ],
  [
    'a path in another spelling than addresses have',
    { paths: { de: { institutional: '/Über-uns' } } },
    'The path of institutional in de is “/Über-uns”: write lower-case letters',
  ],
  ['a home page elsewhere', { paths: { de: { home: '/start' } } }, 'The path of home in de'],
  [
    'a path of another program',
    { paths: { en: { products: '/media/products' } } },
    'The path of products in en begins with /media',
  ],
  [
    'a prefix of another program',
    { languages: { ...valid.languages, de: { ...german, prefix: '/api' } } },
    'in de begins with /api',
  ],
  [
    'a path below the prefix of another language',
    { paths: { en: { news: '/de' } } },
    'The path of news in en begins with /de, the prefix of de.',
  ],
  ['a path that ends in a slash', { paths: { de: { news: '/neues/' } } }, 'The path of news in de'],
])('tells %s in a sentence', (_, change, sentence) => {
  expect(configurationProblems({ ...valid, ...change }).join('\n')).toContain(sentence)
})

test('uses configured paths, and those of documents below them; English ones for other languages', () => {
  expect(screenPathsOf('fr', { products: '/produkte' })).toMatchObject({
    products: '/produkte',
    product: '/produkte/:category/:subcategory/:product',
    contact: '/contact',
  })
})

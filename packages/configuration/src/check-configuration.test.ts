import { expect, test } from 'vitest'
import site from './chosen.ts'
import { configurationProblems } from './check-configuration.ts'
import { shapeProblems } from './configuration-shape.ts'
import type { SiteConfiguration } from './site-configuration.ts'
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
  expect([shapeProblems(site), shapeProblems(valid)]).toEqual([[], []])
  expect(configurationProblems(site)).toEqual([])
  expect(configurationProblems({ ...valid, paths: { de: { products: '/produkte' } } })).toEqual([])
})

test('reports an invalid tag without further problems', () => {
  const languages = { en: { tag: 'en_GB', abbr: 'EN', title: 'English', prefix: '' } } as const
  expect(configurationProblems({ ...valid, languages })).toEqual([
    'languages.en.tag is “en_GB”: give a BCP 47 tag like de-DE.',
  ])
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
  [
    'two languages of one tag, which search engines could not tell apart',
    { languages: { ...valid.languages, uk: { ...german, tag: 'en-gb', prefix: '/uk' } } },
    'languages.uk has the tag of languages.en.',
  ],
  [
    'an abbreviation that no header has room for',
    { languages: { ...valid.languages, de: { ...german, abbr: 'Deutsch' } } },
    'languages.de.abbr is “Deutsch”: give 5 letters at most',
  ],
  [
    'a code that selects all languages in the panel',
    { languages: { ...valid.languages, all: { ...german, tag: 'sq-AL', prefix: '/sq' } } },
    'The language “all”: the word has a meaning in the panel',
  ],
  [
    'a code whose texts are in another language',
    { languages: { ...valid.languages, br: { ...german, tag: 'br-FR', prefix: '/br' } } },
    'languages.br is “br-FR”, but the texts of br are Portuguese: give another code.',
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

test('uses configured paths, also for documents below them, and English paths for other languages', () => {
  expect(screenPathsOf('fr', { products: '/produkte' })).toMatchObject({
    products: '/produkte',
    product: '/produkte/:category/:subcategory/:product',
    contact: '/contact',
  })
})

test.each<[string, unknown, string]>([
  ['no export', undefined, 'It has no configuration as its default export'],
  ['null', null, 'It has no configuration as its default export'],
  ['no language', { ...valid, languages: {} }, 'languages has no language.'],
  ['a misspelt setting', { ...valid, contry: 'none' }, 'contry is not a setting; there are'],
  ['an unknown country', { ...valid, country: 'chile' }, 'country is “chile”: give one of'],
  ['a part that is no module', { ...valid, modules: { products: false } }, 'modules.products is'],
  ['a module off by a word', { ...valid, modules: { news: 'off' } }, 'modules.news is neither'],
  ['a misspelt screen', { ...valid, paths: { de: { contacts: '/k' } } }, 'paths.de.contacts is'],
  [
    'a language by its tag',
    { ...valid, languages: { en: 'en-GB' } },
    'languages.en is not a group',
  ],
  [
    'a language without a name',
    { ...valid, languages: { de: { ...german, title: '' } } },
    'languages.de.title is empty',
  ],
  [
    'a language without a layout',
    { ...valid, languages: { he: { ...german, tag: 'he-IL' } } },
    'languages.he is written from right to left',
  ],
  [
    'a name that PostgreSQL cannot have',
    { ...valid, languages: { de: { ...german, textSearch: "german'" } } },
    'languages.de.textSearch is no name',
  ],
  ['no time zone', { ...valid, timeZone: undefined }, 'timeZone is empty'],
])('tells %s in a sentence, which a start without types would not see', (_, wrong, sentence) => {
  expect(shapeProblems(wrong).join('\n')).toContain(sentence)
})

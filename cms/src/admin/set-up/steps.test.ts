import { localeCodes, perLocale } from '@vitrine/configuration/locales'
import { expect, test } from 'vitest'
import type { SetUpFacts } from './read-facts.ts'
import { findingsOf, languageFindingsOf } from './findings.ts'
import { stepsOf } from './steps.ts'

const none = { published: 0, drafts: 0 }
const one = { published: 1, drafts: 0 }

const empty: SetUpFacts = {
  name: false,
  address: false,
  reachable: false,
  look: false,
  home: [],
  categories: none,
  subcategories: none,
  products: none,
  privacy: [],
  terms: [],
  gaps: [],
  fillable: [],
  company: perLocale(() => ({ company: '', address: '', email: '' })),
  emptyNotices: [...localeCodes],
  pages: perLocale(() => 0),
  untranslated: perLocale(() => 0),
  outdated: perLocale(() => 0),
  departments: 0,
  colleagues: 1,
  about: [],
  menus: false,
  smtp: false,
  testMail: undefined,
  origin: 'http://localhost:3000',
  demonstration: false,
  firstPassword: true,
  guessablePassword: true,
  testEnvironment: false,
  maintenance: false,
}

const ready: SetUpFacts = {
  name: true,
  address: true,
  reachable: true,
  look: true,
  home: [...localeCodes],
  categories: one,
  subcategories: one,
  products: one,
  privacy: [...localeCodes],
  terms: [...localeCodes],
  gaps: [],
  fillable: [],
  company: perLocale(() => ({ company: '', address: '', email: '' })),
  emptyNotices: [],
  pages: perLocale(() => 90),
  untranslated: perLocale(() => 0),
  outdated: perLocale(() => 0),
  departments: 1,
  colleagues: 2,
  about: [...localeCodes],
  menus: true,
  smtp: true,
  testMail: undefined,
  origin: 'https://www.bombas.com.br',
  demonstration: false,
  firstPassword: false,
  guessablePassword: false,
  testEnvironment: false,
  maintenance: false,
}

const done = (facts: SetUpFacts) =>
  stepsOf(facts)
    .filter(({ missing }) => missing.length === 0)
    .map(({ key }) => key)

test('counts no step of an empty site as done, and every step of a ready one', () => {
  expect(done(empty)).toEqual([])
  expect(done(ready)).toEqual(stepsOf(ready).map(({ key }) => key))
})

test('offers a template of the trade and of legal texts only where there are none', () => {
  const actions = (facts: SetUpFacts) => stepsOf(facts).flatMap(({ action }) => action ?? [])
  expect(actions(empty)).toEqual(['trade', 'legal', 'mail'])
  expect(actions(ready)).toEqual(['mail'])
  expect(actions({ ...ready, emptyNotices: ['en'] })).toEqual(['legal', 'mail'])
  expect(actions({ ...ready, fillable: ['en'] })).toEqual(['legal', 'mail'])
  expect(actions({ ...empty, categories: { published: 0, drafts: 1 } })).toEqual(['legal', 'mail'])
})

test('offers to publish the first category and subcategory while they are drafts', () => {
  const drafts = { published: 0, drafts: 1 }
  const actionOf = (facts: Partial<SetUpFacts>) =>
    stepsOf({ ...ready, ...facts }).find(({ key }) => key === 'category')?.action
  expect(actionOf({ categories: drafts, subcategories: drafts })).toBe('publish')
  expect(actionOf({ subcategories: drafts })).toBe('publish')
  expect(actionOf({ subcategories: { published: 1, drafts: 1 } })).toBeUndefined()
})

test('names the languages that lack a home page', () => {
  const languages = stepsOf({ ...ready, home: ['br'] }).find(({ key }) => key === 'languages')
  expect(languages?.missing.map((label) => label['pt'])).toEqual(['English', 'Español'])
  expect(languages?.href).toBe('/admin/globals/home?locale=en')
})

test('asks to publish the drafts where there are only drafts', () => {
  const [missing] =
    stepsOf({ ...ready, products: { published: 0, drafts: 2 } }).find(
      ({ key }) => key === 'product',
    )?.missing ?? []
  expect(missing?.['en']).toBe('publish 2 drafts')
})

test('finds nothing against a ready site', () => {
  expect(findingsOf(ready)).toEqual([])
})

test.each([
  ['name', { name: false }, true],
  ['home', { home: ['br', 'es'] }, true],
  ['privacy', { privacy: ['br'] }, true],
  ['demonstration', { demonstration: true }, true],
  ['maintenance', { maintenance: true }, true],
  ['firstPassword', { firstPassword: true }, false],
  ['guessablePassword', { guessablePassword: true }, true],
  ['smtp', { smtp: false }, false],
  ['domain', { origin: 'http://www.bombas.com.br' }, false],
  ['gaps', { gaps: ['en'] }, true],
  ['terms', { terms: [] }, false],
  ['cookies', { emptyNotices: ['br'] }, false],
  ['untranslated', { untranslated: { br: 0, en: 0, es: 2256 } }, false],
  ['contact', { reachable: false }, false],
  ['departments', { departments: 0 }, false],
  ['look', { look: false }, false],
  ['products', { products: none }, false],
  ['testEnvironment', { testEnvironment: true }, false],
] satisfies [string, Partial<SetUpFacts>, boolean][])(
  'finds %s in %j; refused: %s',
  (key, change, refused) => {
    expect(
      findingsOf({ ...ready, ...change }).map((finding) => [finding.key, finding.refused]),
    ).toEqual([[key, refused]])
  },
)

test.each([
  ['home', { home: ['br', 'en'] }, true],
  ['privacy', { privacy: ['br', 'en'] }, true],
  ['gaps', { gaps: ['en', 'es'] }, true],
  ['pages', { pages: { br: 90, en: 90, es: 12 } }, false],
  ['terms', { terms: ['br'] }, false],
  ['cookies', { emptyNotices: ['es'] }, false],
  ['untranslated', { untranslated: { br: 0, en: 0, es: 7 } }, false],
] satisfies [string, Partial<SetUpFacts>, boolean][])(
  'finds %s against the launch of a language in %j; refused: %s',
  (key, change, refused) => {
    const facts = { ...ready, ...change }
    expect(
      languageFindingsOf(facts, 'es').map((finding) => [finding.key, finding.refused]),
    ).toEqual([[key, refused]])
    expect(languageFindingsOf(facts, 'br')).toEqual([])
  },
)

test('names only the language in what stands against its launch', () => {
  const [home] = languageFindingsOf({ ...ready, home: ['br'], name: false, smtp: false }, 'es')
  expect([home?.text['en'], home?.href]).toEqual([
    'The home page has no published title in: Español.',
    '/admin/globals/home?locale=es',
  ])
})

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['https://192.168.0.10', true],
  ['https://172.20.1.1', true],
  ['https://172.40.1.1', false],
  ['https://vitrine.local', true],
  ['https://www.bombas.com.br', false],
  ['https://localhost.bombas.com', false],
])('counts %s as an address of this network: %s', (origin, local) => {
  expect(findingsOf({ ...ready, origin }).length).toBe(local ? 1 : 0)
})

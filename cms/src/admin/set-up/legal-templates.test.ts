import { expect, test } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import { siteModules } from '@vitrine/configuration/modules'
import { retention } from '#src/people/privacy/kinds.ts'
import {
  necessaryCookies,
  privacySections,
  richTextOf,
  termsSections,
  withoutKnownGaps,
} from './legal-templates.ts'
import type { LegalFacts } from './legal-templates.ts'

const facts: LegalFacts = {
  company: 'Bombas Serra Azul',
  address: 'Rua das Bombas, 12, Joinville',
  email: 'privacidade@bombas.test',
  country: 'brazil',
  modules: siteModules,
}
const abroad: LegalFacts = { ...facts, country: 'none' }
const policy = (locale: (typeof localeCodes)[number], of = facts): string =>
  JSON.stringify(richTextOf(privacySections(locale, of)))
const terms = (locale: (typeof localeCodes)[number], of = facts): string =>
  JSON.stringify(richTextOf(termsSections(locale, of)))

test.each(localeCodes)('have the company’s data and no other gaps than names, in %s', (locale) => {
  for (const text of [policy(locale), terms(locale)])
    for (const known of [facts.company, facts.address, facts.email]) expect(text).toContain(known)
  expect(policy(locale).match(/\[\[/g)).toHaveLength(2)
  expect(terms(locale).match(/\[\[/g)).toHaveLength(1)
})

test.each(localeCodes)('name the Brazilian law in Brazil alone, in %s', (locale) => {
  expect(policy(locale)).toContain('LGPD')
  expect(policy(locale)).toContain('ANPD')
  for (const text of [policy(locale, abroad), terms(locale, abroad)])
    expect(text).not.toMatch(/LGPD|ANPD|13\.709|13,709|bra[sz]il/i)
})

test.each(localeCodes)('state the periods after which data is erased, in %s', (locale) => {
  const items = privacySections(locale, facts).flatMap((section) => section.items ?? [])
  for (const { months } of [retention.messages, retention.candidates, retention.requests])
    expect(items.some((item) => item.includes(` ${months} `))).toBe(true)
})

test.each(localeCodes)('say nothing of modules that the site does without, in %s', (locale) => {
  const none: LegalFacts = { ...facts, modules: [] }
  const lines = (of: LegalFacts) =>
    privacySections(locale, of).reduce((count, { items = [] }) => count + items.length, 0)
  // the four lines: applications, newsletter, account, session cookie
  expect(lines(facts) - lines(none)).toBe(4)
  expect(termsSections(locale, facts).length - termsSections(locale, none).length).toBe(1)
  expect(necessaryCookies(locale, []).map(({ slug }) => slug)).toEqual(['preferences'])
})

test('take data that became known where it was a gap, and leave the other gaps', () => {
  const unknown = richTextOf(privacySections('br', { ...facts, company: '[[nome da empresa]]' }))
  const known = { company: 'Bombas “Serra” \\ Azul', address: '', email: '' }
  const filled = JSON.stringify(withoutKnownGaps(unknown, 'br', known))
  expect(filled).toContain(JSON.stringify(known.company).slice(1, -1))
  expect(filled.match(/\[\[/g)).toHaveLength(2)
  expect(withoutKnownGaps(unknown, 'br', { company: '' })).toEqual(unknown)
})

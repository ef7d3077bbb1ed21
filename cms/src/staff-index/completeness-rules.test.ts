import { describe, expect, it } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import { defaultNeeds, isByLanguage, needsIn, needsOf, parseRules } from './completeness-rules.ts'
import type { Rules } from './completeness-rules.ts'
import { offered, offeredOf } from './offered-requirements.ts'
import type { RuledCollection } from './offered-requirements.ts'
import { factsOfNeeds, requirementsWithout } from './required-facts.ts'

const site = { for: ['site' as const] }
const ruled = Object.keys(offered) as RuledCollection[]

describe('offered requirements', () => {
  it.each(ruled)('of %s are unique and contain the default ones', (collection) => {
    const keys = offeredOf(collection).map(({ key }) => key)
    expect(keys).toEqual([...new Set(keys)])
    expect(keys).toEqual(expect.arrayContaining(Object.keys(defaultNeeds[collection])))
    const { problems } = parseRules({ collections: { [collection]: defaultNeeds[collection] } })
    expect(problems).toEqual([])
  })
})

describe('declared rules', () => {
  const rules: Rules = {
    collections: { products: { family: site, ncm: site } },
    subcategories: { 7: { ncm: null, 'attribute.torque': site } },
  }

  it('of a collection replace its default ones, and leave those of others', () => {
    expect(needsOf(rules, 'products')).toEqual({ family: site, ncm: site })
    expect(needsOf(rules, 'posts')).toBe(defaultNeeds.posts)
  })

  it('of a subcategory add and remove', () => {
    expect(needsIn(rules, 7)).toEqual({ family: site, 'attribute.torque': site })
    expect(needsIn(rules, 8)).toEqual({ family: site, ncm: site })
  })

  it('keep the valid parts of a stored value', () => {
    const parsed = parseRules({
      collections: { products: { family: site, ncm: 7 }, users: {} },
      subcategories: { 7: { ncm: null }, x: {} },
    })
    expect(parsed.rules).toEqual({
      collections: { products: { family: site } },
      subcategories: { 7: { ncm: null } },
    })
    expect(parsed.problems.map(({ path, kind }) => [path.join('.'), kind])).toEqual([
      ['collections.products.ncm', 'shape'],
      ['collections.users', 'unknown'],
      ['subcategories.x', 'unknown'],
    ])
  })

  it('keep a text of which one language is no longer of the site', () => {
    const [first] = localeCodes
    const { rules: kept } = parseRules({
      collections: { posts: { text: { ...site, languages: [first, 'xx'] } } },
    })
    expect(kept.collections.posts).toEqual({ text: { ...site, languages: [first] } })
  })

  it.each([null, undefined])('are none without a value: %s', (value) => {
    expect(parseRules(value)).toEqual({
      rules: { collections: {}, subcategories: {} },
      problems: [],
    })
  })

  it.each(['text', 7, true, [], [[]]])('are refused as a whole: %j', (value) => {
    expect(parseRules(value).problems).toHaveLength(1)
  })

  it.each(['__proto__', 'constructor', 'toString'])('have no requirement named %s', (key) => {
    const value: unknown = JSON.parse(`{"collections":{"products":{"${key}":{"for":["site"]}}}}`)
    expect(parseRules(value).problems.map(({ kind }) => kind)).toEqual(['unknown'])
  })
})

describe('facts of needs', () => {
  const locales = localeCodes.slice(0, 2)
  const attributes = [
    { key: 'section', filter: true },
    { key: 'torque', filter: false },
  ]
  const factsOf = (needs: Rules['collections']['products'], purpose: 'site' | 'export' | null) =>
    factsOfNeeds('products', needs ?? {}, { locales, attributes, hasCurves: false, purpose })

  it('are of each language that counts', () => {
    const [first, second] = locales
    expect(factsOf({ text: site, alt: site }, null).facts).toEqual(
      ['text', 'alt'].flatMap((name) => [`${name}.${first}`, `${name}.${second}`]),
    )
  })

  it('name a column once, as the stricter requirement', () => {
    expect(factsOf({ 'columns.all': site, 'attribute.torque': site }, null).facts).toEqual([
      'column.section',
      'attribute.torque',
    ])
    expect(factsOf({ 'columns.filters': site }, null).facts).toEqual(['column.section'])
  })

  it('leave out attributes that the subcategory does not have', () => {
    expect(factsOf({ 'attribute.other': site }, null).facts).toEqual([])
  })

  it('ask for curves where the subcategory declares some', () => {
    const facts = (hasCurves: boolean) =>
      factsOfNeeds('products', { curves: site }, { locales, attributes, hasCurves, purpose: null })
        .facts
    expect([facts(false), facts(true)]).toEqual([[], ['curves']])
  })

  it('are none of a module that is switched off', () => {
    const facts = (off: string) =>
      factsOfNeeds(
        'products',
        { tooling: site, certificate: site, family: site },
        {
          locales,
          attributes,
          hasCurves: false,
          purpose: null,
          absent: requirementsWithout((slug) => slug !== off),
        },
      ).facts
    expect(facts('none')).toEqual(['family', 'tooling', 'certificate'])
    expect(facts('tooling')).toEqual(['family', 'certificate'])
    expect(facts('certificates')).toEqual(['family', 'tooling'])
  })

  it('are those of one use', () => {
    const needs = { family: site, ncm: { for: ['export' as const] }, pictures: { ...site, min: 3 } }
    expect(factsOf(needs, 'site').facts).toEqual(['family', 'pictures.min3'])
    expect(factsOf(needs, 'export').facts).toEqual(['ncm'])
    expect(factsOf(needs, null).purposes.get('ncm')).toEqual(['export'])
  })

  it('of texts are by language, of all others not', () => {
    expect(offeredOf('products').filter(({ kind }) => isByLanguage(kind)).length).toBeGreaterThan(3)
  })
})

import { describe, expect, it } from 'vitest'
import { needIn, rulesIn, withNeed, withoutSection, withPurpose } from './edited-rules.ts'

const site = { for: ['site' as const] }
const products = { key: 'products', isSubcategory: false, defaults: { title: site, ncm: site } }
const subcategory = { key: '7', isSubcategory: true, defaults: {} }
const none = rulesIn(null)

describe('rules in the form', () => {
  it.each([null, undefined, 'text', [], { collections: null }])('are none of %j', (value) => {
    expect(rulesIn(value)).toMatchObject({ subcategories: {} })
  })

  it('take over the default ones with the first change', () => {
    const rules = withNeed(none, products, 'ncm', undefined)
    expect(rules.collections.products).toEqual({ title: site })
    expect(withoutSection(rules, products)).toEqual(none)
  })

  it('of a subcategory hold the differences alone', () => {
    const rules = withNeed(none, subcategory, 'ncm', undefined)
    expect(rules).toEqual({ collections: {}, subcategories: { 7: { ncm: null } } })
    const both = { section: subcategory, products }
    expect(needIn(rules, both, 'ncm')).toEqual({ need: undefined, isOwn: true })
    expect(needIn(rules, both, 'title')).toEqual({ need: site, isOwn: false })
    expect(withNeed(rules, subcategory, 'ncm', 'general')).toEqual(none)
  })
})

it('a need without uses is none', () => {
  const order = ['site', 'data-sheet', 'export'] as const
  const tick = (need: typeof site | undefined, purpose: 'site' | 'export', isTicked: boolean) =>
    withPurpose(need, purpose, { isTicked, order })
  expect(tick(undefined, 'export', true)).toEqual({ for: ['export'] })
  expect(tick({ for: ['site'] }, 'export', true)).toEqual({ for: ['site', 'export'] })
  expect(tick(site, 'site', false)).toBeUndefined()
})

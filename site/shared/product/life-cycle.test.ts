import { expect, test } from 'vitest'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { productTexts } from '#texts/product.js'
import * as answers from '../../test/fixtures/answers.ts'
import {
  lifeFacts,
  lifeNotes,
  lifeNotice,
  lifeOf,
  stateAttribute,
  withoutLifeColumns,
} from './life-cycle.ts'
import { filterTable } from './row-filters.ts'
import { productFacts } from './product-facts.ts'

await Promise.all([lifeCycleTexts, productTexts].map(({ load }) => load('en')))
const product = answers.product('en')
const texts = lifeCycleTexts.en
const active = {
  ...product.life_cycle,
  state: { value: 'active' as const, label: 'Active' },
}

test('is a part number’s own, else its product’s', () => {
  expect(lifeOf(product, 'TC-50-10').successor?.part_number).toBe('TX-50-10')
  expect(lifeOf(product, 'other').successor).toBeNull()
  expect(lifeOf(product, undefined)).toBe(product.life_cycle)
})

test('a table is filtered by the state, which is no column', () => {
  const attributes = product.attributes.map((attribute) => ({ ...attribute, key: 'size' }))
  const [first] = product.attributes
  if (!first) throw new Error('the product of the tests has attributes')
  const state = { ...first, key: 'life-state', filter: true }
  const successor = { ...first, key: 'life-successor' }
  const stored = [...attributes, state, successor]
  expect(withoutLifeColumns(stored)).toEqual(attributes)
  expect(stateAttribute(stored)).toBe(state)
  const variants = ['active', 'discontinued'].map((value) => ({
    part_number: value,
    values: { 'life-state': value },
  }))
  const narrowed = filterTable({ attributes: [...attributes, state], variants }, [
    'life-state:discontinued',
  ])
  expect(narrowed.partNumbers).toEqual(['discontinued'])
  expect(narrowed.filters).toEqual(['life-state:discontinued'])
})

test('states days, reason and successor among the facts, once', () => {
  const part = product.variants.find((one) => one.part_number === 'TC-50-10')
  const facts = productFacts(product, part, 'en', { ...productTexts.en, life: texts })
  expect(facts.slice(0, 6)).toEqual([
    { label: 'State', value: 'Discontinued' },
    { label: 'Since', value: '5 Jan 2026' },
    { label: 'Last order', value: '30 Jun 2026' },
    { label: 'Last delivery', value: '31 Dec 2026' },
    { label: 'Reason', value: 'Replaced by a new drawing.' },
    { label: 'Successor', value: 'TX-50-10' },
  ])
  expect(lifeFacts(active, 'en', texts)).toEqual([])
})

test('has a notice with the successor’s page, unless active', () => {
  expect(lifeNotice(lifeOf(product, 'TC-50-10'), 'en', texts)).toMatchObject({
    state: 'discontinued',
    label: 'Discontinued',
    text: 'Replaced by a new drawing. Orders until 30 Jun 2026. Deliveries until 31 Dec 2026.',
    successor: {
      label: 'See the successor: TX-50-10',
      href: expect.stringMatching(/^\/en\/.*\/successor\/TX-50-10$/),
    },
  })
  expect(lifeNotice(active, 'en', texts)).toBeUndefined()
})

test('notes each row of a table that is not active', () => {
  const notes = lifeNotes({ ...product, life_cycle: active }, 'en')
  expect(Object.keys(notes)).toEqual(['TC-50-10'])
  expect(notes['TC-50-10']).toMatchObject({
    label: 'Discontinued',
    successor: { label: 'TX-50-10' },
  })
})

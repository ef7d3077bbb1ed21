import { products, subcategories } from '@vitrine/demo/aterra'
import { expect, test } from 'vitest'
import { groupFilters, matchesFilter } from '@vitrine/contract/shapes/filters'
import type { Variant } from '@vitrine/contract/shapes/types'
import type { StoredAttribute } from '#src/publishing/read-model/product-facts.ts'
import { idBitmap } from '#src/search/index/token-index.ts'
import { stateAttribute } from '#src/content/life-cycle/life-columns.ts'
import { filterProducts } from './filter-products.ts'
import { Segment } from '#src/search/index/segment.ts'
import { isNight, sampled } from '../../../test/support/sampled.ts'
import { localeBit } from './variant-index.ts'
import type { Filterable } from './variant-index.ts'

/** Subcategories of the demonstration catalogue as filterable segments; ids are indices. */
const everything = subcategories.map((subcategory, id): Filterable => {
  const attributes = subcategory.attributes.filter(
    ({ filter, type }) => filter && type !== 'text',
  ) as unknown as StoredAttribute[]
  const segment = new Segment()
  for (const [place, product] of products.entries())
    if (product.subcategory === subcategory.key)
      segment.add(
        place,
        localeBit('br') | localeBit('en'),
        product.variants.map(({ values }) => values),
        attributes.map(({ key }) => key),
      )
  return { id, attributes, segment }
})

const productsOf = Map.groupBy(
  products.map((product, place) => ({ product, place })),
  ({ product }) => product.subcategory,
)

/**
 * Reference implementation: products and variants of some subcategories that have all chosen
 * values, tested one by one.
 */
function naive(scope: readonly Filterable[], filters: readonly string[]) {
  const chosen = [...groupFilters(filters)]
  const found = scope.flatMap(({ id, attributes }) =>
    (productsOf.get(subcategories[id]?.key ?? '') ?? []).flatMap(({ product, place }) => {
      const variants = product.variants.filter(({ values }) =>
        chosen.every(
          ([key, wanted]) =>
            attributes.some((attribute) => attribute.key === key) &&
            matchesFilter(values[key], wanted),
        ),
      ).length
      return variants > 0 || chosen.length === 0 ? [{ place, variants }] : []
    }),
  )
  return {
    products: found.map(({ place }) => place).toSorted((a, b) => a - b),
    variants: found.reduce((sum, { variants }) => sum + variants, 0),
  }
}

const counted = (scope: readonly Filterable[], filters: readonly string[]) => {
  const {
    products: found,
    variants,
    facets,
  } = filterProducts(scope, {
    locale: 'br',
    chosen: groupFilters(filters),
  })
  return { products: found.toSorted((a, b) => a - b), variants, facets }
}

const filtersOf = (scope: readonly Filterable[]) =>
  counted(scope, []).facets.flatMap(({ key, options }) =>
    options.map(({ value }) => `${key}:${value}`),
  )

test('finds for every pair of values of every subcategory what has both on one variant', () => {
  let pairs = 0
  for (const subcategory of everything) {
    const filters = filtersOf([subcategory])
    for (const one of filters)
      for (const other of sampled(filters.slice(filters.indexOf(one)), (_, at) => at % 4 === 0)) {
        const { facets: _facets, ...found } = counted([subcategory], [one, other])
        expect(found, `${one} ${other}`).toEqual(naive([subcategory], [one, other]))
        pairs += 1
      }
  }
  expect(pairs).toBeGreaterThan(isNight ? 10_000 : 2_500)
})

test('says beside each value what choosing it would leave', () => {
  const terminals = everything.filter(({ attributes }) =>
    attributes.some(({ key }) => key === 'stud'),
  )
  expect(terminals.length).toBeGreaterThan(2)
  for (const scope of [...terminals.map((one) => [one]), everything])
    for (const filters of [[], ['stud:M10'], ['conductor:50~120'], ['stud:M10', 'conductor:95']])
      for (const facet of counted(scope, filters).facets)
        for (const { value, count, active } of facet.options) {
          const others = filters.filter((filter) => !filter.startsWith(`${facet.key}:`))
          const chosen = `${facet.key}:${value}`
          expect(count, `${filters.join()} ${chosen}`).toBe(
            naive(scope, [...others, chosen]).products.length,
          )
          expect(active).toBe(filters.includes(chosen))
        }
})

test('has no product for a size that no variant with the stud takes', () => {
  const whole = counted(everything, ['conductor:10', 'stud:M20'])
  expect([whole.products, whole.variants]).toEqual([[], 0])
  expect(
    whole.facets.find(({ key }) => key === 'stud')?.options.find(({ active }) => active)?.label,
    'the chosen value stays, to be removed',
  ).toBe('M20')
})

test('counts what a search found alone', () => {
  const found = products.flatMap((_, place) => (place % 3 === 0 ? [place] : []))
  const only = idBitmap(found)
  for (const filters of [[], ['stud:M10']]) {
    const left = filterProducts(everything, { locale: 'br', chosen: groupFilters(filters), only })
    const all = counted(everything, filters)
    expect(left.products.toSorted((a, b) => a - b)).toEqual(
      all.products.filter((place) => found.includes(place)),
    )
    expect(left.products.length).toBeGreaterThan(0)
    expect(left.variants).toBeLessThan(all.variants)
    for (const { key, options } of left.facets)
      for (const { value, count } of options) {
        const others = filters.filter((filter) => !filter.startsWith(`${key}:`))
        const having = naive(everything, [...others, `${key}:${value}`]).products
        expect(count, `${filters.join()} ${key}:${value}`).toBe(
          having.filter((place) => found.includes(place)).length,
        )
      }
  }
})

test('takes several values of an attribute as alternatives', () => {
  const found = (filters: string[]) => new Set(counted(everything, filters).products)
  expect(found(['stud:M10', 'stud:M12'])).toEqual(
    new Set([...found(['stud:M10']), ...found(['stud:M12'])]),
  )
})

test('takes an interval as numbers within it, or ranges that have a number in common', () => {
  const segment = new Segment()
  const values: Variant['values'][] = [{ run: [10, 16] }, { run: [25, 50] }, { run: [70, 70] }]
  for (const [id, value] of values.entries()) segment.add(id, localeBit('br'), [value], ['run'])
  const attributes: StoredAttribute[] = [
    { key: 'run', label: { br: 'Principal' }, type: 'range', unit: 'mm²', filter: true },
  ]
  const found = (filter: string) => counted([{ id: 1, attributes, segment }], [filter]).products
  expect(found('run:12~12')).toEqual([0])
  expect(found('run:16~25')).toEqual([0, 1])
  expect(found('run:17~24')).toEqual([])
  expect(found('run:50~')).toEqual([1, 2])
  expect(found('run:~10')).toEqual([0])
  expect(found('run:70~20'), 'bounds in either order').toEqual([1, 2])
  expect(found('run:25..50'), 'the range itself').toEqual([1])
})

test('counts a product in its present state, in its locales', () => {
  const segment = new Segment()
  const attributes: StoredAttribute[] = [
    { key: 'stud', label: { br: 'Parafuso' }, type: 'text', filter: true },
  ]
  const scope = [{ id: 1, attributes, segment }]
  const before = segment.add(1, localeBit('br'), [{ stud: 'M6' }], ['stud'])
  segment.add(2, localeBit('en'), [{ stud: 'M6' }], ['stud'])
  expect(counted(scope, ['stud:M6']).products).toEqual([1])
  segment.remove(before)
  segment.add(1, localeBit('br'), [{ stud: 'M8' }, { stud: 'M10' }], ['stud'])
  expect(counted(scope, ['stud:M6']).products).toEqual([])
  expect(counted(scope, []).facets[0]?.options.map(({ value }) => value)).toEqual(['M8', 'M10'])
})

test('shows for a whole catalogue the attributes that subcategories share, each once', () => {
  const { facets } = counted(everything, [])
  const keys = facets.map(({ key }) => key)
  expect(keys).toContain('conductor')
  expect(keys).toContain('stud')
  expect(keys).toHaveLength(new Set(keys).size)
  expect(keys.length).toBeLessThanOrEqual(8)
  for (const { options } of facets)
    expect(options.map(({ value }) => value)).toHaveLength(
      new Set(options.map(({ value }) => value)).size,
    )
})

test('filters by state, counts it as other values, and says nothing where all are active', () => {
  const attributes: StoredAttribute[] = [
    { key: 'stud', label: { br: 'Parafuso' }, type: 'text', filter: true },
    stateAttribute,
  ]
  const keys = attributes.map(({ key }) => key)
  const segmentOf = (...products: Variant['values'][][]) => {
    const segment = new Segment()
    for (const [id, variants] of products.entries())
      segment.add(id, localeBit('br'), variants, keys)
    return { id: products.length, attributes, segment }
  }
  const active = { 'life-state': 'active' }
  const gone = { 'life-state': 'discontinued' }
  const mixed = segmentOf(
    [
      { stud: 'M6', ...active },
      { stud: 'M8', ...gone },
    ],
    [{ stud: 'M8', ...active }],
  )
  const uniform = segmentOf([{ stud: 'M8', ...active }], [], [{ stud: 'M6', ...active }])
  const stateIn = (scope: Filterable[], filters: string[]) =>
    counted(scope, filters)
      .facets.find(({ key }) => key === 'life-state')
      ?.options.map(({ value, count }) => `${value} ${count}`)
  expect(stateIn([uniform], [])).toBeUndefined()
  expect(stateIn([mixed], [])).toEqual(['active 2', 'discontinued 1'])
  expect(stateIn([mixed, uniform], [])).toEqual(['active 4', 'discontinued 1'])
  expect(stateIn([mixed, uniform], ['stud:M8'])).toEqual(['active 2', 'discontinued 1'])
  expect(counted([mixed], ['life-state:discontinued', 'stud:M6']).products).toEqual([])
  expect(counted([mixed], ['life-state:discontinued', 'stud:M8']).products).toEqual([0])
  expect(stateIn([uniform], ['life-state:discontinued'])).toEqual(['active 2'])
})

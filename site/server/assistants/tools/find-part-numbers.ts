import { z } from 'zod'
import type { Answer } from '@vitrine/contract/client'
import { listLimits } from '@vitrine/contract/list-limits'
import { matchesFilter } from '@vitrine/contract/shapes/filters'
import type { ProductCard, Variant } from '@vitrine/contract/shapes/types'
import { lifeOf } from '#shared/product/life-cycle.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { readScope, subcategoriesOf } from '../answers/catalogue-scope.ts'
import type { Scope } from '../answers/catalogue-scope.ts'
import { knownAttributes } from '../answers/known-attributes.ts'
import type { KnownAttribute } from '../answers/known-attributes.ts'
import { address, stateMark, successorOf } from '../answers/part-shapes.ts'
import { distinctLinks, pageLink } from '../answers/resource-links.ts'
import { defineTool, localeInput } from '../answers/tool.ts'
import type { ToolContext } from '../answers/tool.ts'
import { ToolRefusal } from '../answers/tool-refusal.ts'
import { missingNote, noteOnMissing, typedValue, valuesOf } from '../answers/typed-values.ts'
import { readCondition, valueCondition } from '../answers/value-conditions.ts'
import type { ValueFilter } from '../answers/value-conditions.ts'

/** Products of a page, and part numbers that a page lists. */
const perPage = { products: 8, partNumbers: 20 } as const

/** Maximum number of subcategories whose attributes are read. */
const maxDescribed = 8

/** Options of an attribute that an answer lists. */
const maxOptions = 20

/** Value in a list; get_part_number states its type and the code of its unit too. */
const listedValue = typedValue.omit({ type: true, unit_code: true })

const attributeShape = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  is_numeric: z.boolean(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  options: z.array(z.string()).describe('Values that exist, the first ones.'),
})

const output = z.object({
  is_found: z.boolean().describe('False: the catalogue has no such part number. Say so.'),
  total: z
    .number()
    .int()
    .describe('Part numbers that meet the conditions, of all products that fit the text.'),
  page: z.number().int(),
  last_page: z.number().int(),
  products: z.array(
    z.object({
      title: z.string(),
      family: z.string(),
      address,
      category: z.string().nullable(),
      subcategory: z.string().nullable(),
      updated_at: z.string(),
      total: z.number().int().describe('Number of its part numbers that meet the conditions.'),
      fit_text: z
        .number()
        .int()
        .nullable()
        .describe(
          'Number of these that fit the text by their own values, which are listed; null: none does, and any are listed.',
        ),
      part_numbers: z
        .array(
          z.object({
            part_number: z.string(),
            address,
            state: stateMark,
            replaced_by: z.string().nullable(),
            values: z.array(listedValue),
            missing: z.array(z.string()).describe('Names of attributes that are not stated.'),
          }),
        )
        .describe('The first ones; more conditions show the others.'),
    }),
  ),
  asked: z
    .array(z.object({ key: z.string(), filter: z.string(), unit: z.string().nullable() }))
    .describe('Conditions as they were understood, in the unit of the attribute.'),
  attributes: z
    .array(attributeShape)
    .describe('Attributes to ask by: all without conditions; those asked for if nothing fits.'),
  missing_note: noteOnMissing,
})

export const findPartNumbers = defineTool({
  name: 'find_part_numbers',
  title: 'Find part numbers by their values',
  description:
    'Part numbers whose stated values meet all conditions: numbers with unit and bounds, choices, yes or no. Begin with a "subcategory" or a "text" and no conditions to learn the attributes, their units and values. A part number that does not state a value never meets a condition on it. Units are converted where that is exact.',
  input: z.strictObject({
    text: z
      .string()
      .trim()
      .max(listLimits.search)
      .optional()
      .describe('Words that the products have to match; sizes belong into "conditions".'),
    category: z.string().max(200).optional().describe('Title or slug of a category.'),
    subcategory: z.string().max(200).optional().describe('Title or slug of a subcategory.'),
    conditions: z.array(valueCondition).max(8).default([]).describe('All of them must be met.'),
    page: z.number().int().min(1).max(listLimits.page).default(1),
    ...localeInput,
  }),
  output,
  run: async ({ text, conditions, page, ...named }, context) => {
    const { reader } = context
    const search = text || undefined
    const scope = await readScope(named, context)
    if (!search && !scope.category && conditions.length === 0)
      throw new ToolRefusal(
        `Give at least "text", "subcategory" or "conditions". Subcategories: ${subcategoriesOf((await reader.read('product-categories-list')).data)}.`,
      )
    const whole = await reader.read('products-list', {
      query: { ...scope, search, perPage: listLimits.perPage },
    })
    const known = await readKnown(whole, context)
    const filters = conditions.map((condition) =>
      readCondition(condition, known, whereOf(scope, search)),
    )
    const found = await readFiltered({ scope, search, page, filters }, context)
    const shown = await Promise.all(
      found.data.map((card, _, { length }) =>
        productOf(card, filters, {
          ...context,
          limit: Math.max(3, Math.floor(perPage.partNumbers / length)),
          byText: search !== undefined,
        }),
      ),
    )
    const products = shown.filter(({ total }) => total > 0)
    const asked = new Set(filters.map(({ attribute: { key } }) => key))
    const isFound = products.length > 0
    return {
      data: {
        is_found: isFound,
        total: found.total ?? products.reduce((sum, product) => sum + product.total, 0),
        page,
        last_page: found.lastPage,
        products,
        asked: filters.map(({ attribute: { key, unit }, value }) => ({ key, filter: value, unit })),
        attributes: [...known.values()]
          .filter(({ key }) => (asked.size === 0 ? true : !isFound && asked.has(key)))
          .map(shownAttribute),
        missing_note: missingNote,
      },
      links: distinctLinks(
        products.flatMap(({ address: own, title, part_numbers: parts }) => [
          pageLink(own, title),
          ...parts.map((part) => pageLink(part.address, part.part_number)),
        ]),
      ),
    }
  },
})

const whereOf = (scope: Scope, search: string | undefined): string =>
  scope.subcategory
    ? `in subcategory ${scope.subcategory}`
    : scope.category
      ? `in category ${scope.category}`
      : search
        ? `among the products of “${search}”`
        : 'that all parts of the catalogue share'

const shownAttribute = ({ isNumeric, range, options, ...named }: KnownAttribute) => ({
  key: named.key,
  label: named.label,
  unit: named.unit,
  is_numeric: isNumeric,
  min: range?.min ?? null,
  max: range?.max ?? null,
  options: (isNumeric && range ? [] : options).slice(0, maxOptions).map(({ value }) => value),
})

type List = Answer<'products-list'>

/** Attributes of a list: of its filters, and of a product of each of its subcategories. */
async function readKnown(
  { data, facets }: List,
  { reader }: ToolContext,
): Promise<Map<string, KnownAttribute>> {
  const first = [
    ...new Map(data.map((card) => [card.sub_category?.slug ?? '', card])).values(),
  ].slice(0, maxDescribed)
  const products = await Promise.all(
    first.map(({ id }) => reader.find('product-read', { params: { id: String(id) } })),
  )
  return knownAttributes(
    facets,
    products.flatMap((product) => (product ? [product.attributes] : [])),
  )
}

/**
 * Products that can have such part numbers. Values by which the catalogue cannot be filtered are
 * compared for all products of the list, if these are few; `total` is then unknown.
 */
async function readFiltered(
  {
    scope,
    search,
    page,
    filters,
  }: { scope: Scope; search: string | undefined; page: number; filters: ValueFilter[] },
  { reader }: ToolContext,
): Promise<{ data: ProductCard[]; total: number | undefined; lastPage: number }> {
  const compared = filters.filter(({ attribute }) => !attribute.isFilter)
  const filter = filters
    .filter(({ attribute }) => attribute.isFilter)
    .map(({ attribute: { key }, value }) => `${key}:${value}`)
  const isWhole = compared.length > 0
  const found = await reader.read('products-list', {
    query: {
      ...scope,
      search,
      filter,
      page: isWhole ? 1 : page,
      perPage: isWhole ? listLimits.perPage : perPage.products,
    },
  })
  if (isWhole && found.meta.total > listLimits.perPage)
    throw new ToolRefusal(
      `The catalogue has no filter for ${compared.map(({ attribute: { key } }) => key).join(', ')}, and ${found.meta.total} products are too many to compare. Name a "subcategory", or add a condition on another attribute.`,
    )
  return {
    data: found.data,
    total: isWhole ? undefined : found.part_number_count,
    lastPage: isWhole ? 1 : found.meta.lastPage,
  }
}

/** A product with its part numbers that meet the conditions. */
async function productOf(
  card: ProductCard,
  filters: readonly ValueFilter[],
  context: ToolContext & { limit: number; byText: boolean },
) {
  const { reader, locale, origin, limit, byText } = context
  const product = await reader.find('product-read', { params: { id: String(card.id) } })
  const fitting = product ? partsThatFit(product, filters) : []
  const matched = byText ? card.matched_variants : null
  const first = new Set(matched?.rows.map(({ part_number: code }) => code))
  const listed = matched ? fitting.filter(({ part_number: code }) => first.has(code)) : fitting
  const at = (code: string | null) =>
    origin + productPath({ ...card, matched_part_number: code }, locale)
  return {
    title: product?.title ?? card.title,
    family: card.family,
    address: at(null),
    category: card.category?.title ?? null,
    subcategory: card.sub_category?.title ?? null,
    updated_at: product?.updated_at ?? '',
    total: fitting.length,
    fit_text: matched ? Math.min(matched.count, fitting.length) : null,
    part_numbers: listed.slice(0, limit).map(({ part_number: code, values }) => {
      const own = product && lifeOf(product, code)
      const { values: stated, missing } = valuesOf(product?.attributes ?? [], values, locale)
      return {
        part_number: code,
        address: at(code),
        state: own?.state ?? { value: 'active' as const, label: '' },
        replaced_by: successorOf(own?.successor ?? null, context)?.part_number ?? null,
        values: stated.map(({ type: _type, unit_code: _code, ...listed }) => listed),
        missing: missing.map(({ label }) => label),
      }
    }),
  }
}

/** Part numbers that state values which meet all conditions, in the units of the conditions. */
function partsThatFit(
  { attributes, variants }: Answer<'product-read'>,
  filters: readonly ValueFilter[],
): Variant[] {
  const units = new Map(attributes.map(({ key, unit }) => [key, unit || null]))
  return variants.filter(({ values }) =>
    filters.every(
      ({ attribute: { key, unit }, value }) =>
        units.get(key) === unit && matchesFilter(values[key], [value]),
    ),
  )
}

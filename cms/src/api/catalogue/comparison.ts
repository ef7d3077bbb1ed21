import type { Answer } from '@vitrine/contract/client'
import { gtinKey } from '@vitrine/contract/gtin'
import { partListLimits, readItems, writeItems } from '@vitrine/contract/part-list'
import { isStated } from '@vitrine/contract/product/attribute-text'
import type {
  Attribute,
  AttributeValue,
  Tooling,
  ToolingRow,
  Variant,
} from '@vitrine/contract/shapes/types'
import { withComparedStates } from '#src/content/life-cycle/compared-states.ts'
import { shownTrade } from '#src/content/variants/trade-attributes.ts'
import { productsById } from '#src/api/reading/cards.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readProductCertificates } from '#src/api/reading/certificates.ts'
import { idOf } from '#src/api/reading/detail.ts'
import { readLifeCycles } from '#src/api/reading/life-cycles.ts'
import { readPartTitles } from '#src/api/reading/part-titles.ts'
import { findByAddress } from '#src/api/reading/resolve.ts'
import type { Handlers } from '#src/api/reading/handler.ts'
import { readProductTooling } from '#src/api/tooling/product-tooling.ts'
import { readParts } from './parts.ts'
import { readDeclared } from './product.ts'

type Read = Answer<'comparison-read'>
type Column = Read['columns'][number]
type Other = Read['others'][number]

/** Maximum items that are looked up; further items are reported as `too-many`. */
const maxItems = 2 * partListLimits.compared

/**
 * Id of a published product by slug, former slug or family; undefined if several products have the
 * family.
 */
async function findProduct(context: CallContext, text: string): Promise<number | undefined> {
  // digits only would be read as an id, which visitors do not type
  if (/^\d+$/.test(text)) return undefined
  const id = await findByAddress(context, 'products', text)
  if (id !== undefined) return id
  const { payload, locale } = context
  const { docs } = await payload.find({
    collection: 'products',
    where: { family: { in: [text, text.toUpperCase()] } },
    locale,
    depth: 0,
    select: {},
    limit: 2,
    pagination: false,
    overrideAccess: false,
  })
  return docs.length === 1 ? docs[0]?.id : undefined
}

/** Data of a product, and of each of its part numbers, that the comparison shows. */
interface ProductFacts {
  variants: Variant[]
  attributes: Attribute[]
  life: Awaited<ReturnType<typeof readLifeCycles>>
  facts: Column['facts']
  certificates: Awaited<ReturnType<typeof readProductCertificates>>
  tooling: Tooling
}

/** Part numbers of a product, the attributes of its table, its certificates and tooling. */
async function readFacts(context: CallContext, id: number): Promise<ProductFacts> {
  const { payload, locale } = context
  const product = await payload.findByID({
    collection: 'products',
    id,
    locale,
    depth: 0,
    select: {
      subcategory: true,
      variants: true,
      life_cycle: true,
      highlights: true,
      tooling: true,
    },
    disableErrors: true,
    overrideAccess: false,
  })
  const life = await readLifeCycles(
    context,
    product?.life_cycle,
    (product?.variants ?? []) as Variant[],
  )
  const { variants } = life
  const [{ columns }, certificates, { tooling }] = await Promise.all([
    readDeclared(context, idOf(product?.subcategory)),
    readProductCertificates(context, id),
    readProductTooling(context, id, product?.tooling, variants),
  ])
  return {
    variants,
    attributes: [...columns, ...shownTrade(variants, columns, locale), ...life.attributes],
    life,
    facts: (product?.highlights ?? []).flatMap(({ label, value }) =>
      label && value ? [{ label, value }] : [],
    ),
    certificates,
    tooling,
  }
}

/** Titles of the certificates of a product (`partNumber` null) or of one of its part numbers. */
const certificatesOf = (
  { certificates }: Pick<ProductFacts, 'certificates'>,
  partNumber: string | null,
): string[] =>
  certificates
    .filter(
      ({ part_numbers: numbers }) =>
        partNumber === null || numbers.length === 0 || numbers.includes(partNumber),
    )
    .map(({ title }) => title)

/** Tooling of all part numbers of a product (`partNumber` null) or of one, each value once. */
function toolingOf({ tooling }: Pick<ProductFacts, 'tooling'>, partNumber: string | null) {
  const own = tooling.rows.filter(
    ({ part_number: number }) => partNumber === null || number === partNumber,
  )
  const each = <Value>(
    keys: readonly { key: string }[],
    read: (row: ToolingRow, key: string) => Value[],
  ) =>
    Object.fromEntries(
      keys.flatMap(({ key }): [string, Value[]][] => {
        const once = new Map(
          own.flatMap((row) => read(row, key)).map((value) => [JSON.stringify(value), value]),
        )
        return once.size === 0 ? [] : [[key, [...once.values()]]]
      }),
    )
  return {
    parts: each(tooling.roles, ({ parts }, key) => parts[key] ?? []),
    values: each(tooling.conditions, ({ values }, key) => [values[key] ?? null].filter(isStated)),
  }
}

/**
 * Values of the part numbers by attribute key, each value once; attributes without values are
 * omitted.
 */
function valuesOf(
  attributes: readonly Attribute[],
  variants: readonly Variant[],
): Record<string, AttributeValue[]> {
  return Object.fromEntries(
    attributes.flatMap(({ key }): [string, AttributeValue[]][] => {
      const stated = variants.map(({ values }) => values[key] ?? null).filter(isStated)
      const once = new Map(stated.map((value) => [JSON.stringify(value), value]))
      return once.size === 0 ? [] : [[key, [...once.values()]]]
    }),
  )
}

const noTooling: Tooling = { roles: [], conditions: [], parts: [], products: [], rows: [] }

/** Placeholder for a product that was withdrawn during the request. */
const noFacts = {
  variants: [],
  attributes: [],
  life: undefined,
  facts: [],
  certificates: [],
  tooling: noTooling,
}

/** Comparison of part numbers and products. Every item is either a column or in `others`. */
async function readComparison(context: CallContext, text: string): Promise<Read> {
  const items = readItems(text).map(({ code }) => ({ code, quantity: null }))
  const { lines } = await readParts(context, writeItems(items.slice(0, maxItems)))
  const found: Pick<Column, 'code' | 'product' | 'part_number'>[] = []
  const others: Other[] = []
  for (const [at, { code }] of items.entries()) {
    const line = lines[at]
    const part = line?.part ?? null
    const product =
      line === undefined ? undefined : (part?.product ?? (await findProduct(context, code)))
    const column =
      product === undefined ? undefined : { code, product, part_number: part?.part_number ?? null }
    const isSame = (one: Pick<Column, 'product' | 'part_number'>) =>
      one.product === column?.product && one.part_number === column.part_number
    if (column && found.some(isSame)) others.push({ code, state: 'repeated', candidates: [] })
    else if (line === undefined || (column && found.length === partListLimits.compared))
      others.push({ code, state: 'exceeding', candidates: [] })
    else if (column) found.push(column)
    else
      others.push({
        code,
        state: line.state === 'found' ? 'unknown' : line.state,
        candidates: line.candidates.map(({ part_number: number }) => number),
      })
  }
  const ids = [...new Set(found.map(({ product }) => product))]
  const [cards, read] = await Promise.all([
    productsById(context, ids),
    Promise.all(ids.map(async (id) => ({ id, ...(await readFacts(context, id)) }))),
  ])
  const titleOf = await readPartTitles(context, cards)
  const facts = withComparedStates(read)
  const factsOf = (product: number) => facts.find(({ id }) => id === product)
  const columns = found.map((column) => {
    const own = factsOf(column.product) ?? noFacts
    const { variants, attributes, life } = own
    const cycle =
      life?.ofParts.find(({ part_number: number }) => number === column.part_number) ??
      life?.product
    return {
      ...column,
      title: titleOf(column.product, column.part_number) ?? '',
      facts: own.facts,
      certificates: certificatesOf(own, column.part_number),
      tooling: toolingOf(own, column.part_number),
      state: cycle && cycle.state.value !== 'active' ? cycle.state : null,
      successor: cycle?.successor ?? null,
      values:
        column.part_number === null
          ? // a GTIN is of one part number
            valuesOf(
              attributes.filter(({ key }) => key !== gtinKey),
              variants,
            )
          : valuesOf(
              attributes,
              variants.filter(({ part_number: number }) => number === column.part_number),
            ),
    }
  })
  const words = facts.find(({ tooling }) => tooling.roles.length > 0)?.tooling ?? noTooling
  return {
    columns,
    tooling: { roles: words.roles, conditions: words.conditions },
    others,
    products: cards.map((card) => ({ ...card, attributes: factsOf(card.id)?.attributes ?? [] })),
  }
}

export const comparisonHandlers = {
  'comparison-read': (context, { query }) => readComparison(context, query.items),
} satisfies Handlers

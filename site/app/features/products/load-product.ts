import { redirect } from 'react-router'
import { ApiError } from '@vitrine/contract/errors'
import { requireCanonical } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import type { Answer } from '@vitrine/contract/client'
import { partTitle } from '@vitrine/contract/product/part-title'
import { onlyPart, partFacts } from '#shared/product/only-part.ts'
import { findPart, partAlternates } from '@vitrine/contract/product/parts'
import type { Part } from '@vitrine/contract/product/parts'
import { tableFileEndings, tableFilePath } from '#shared/product/table-file.ts'
import {
  lifeNotes,
  lifeNotice,
  lifeOf,
  stateAttribute,
  withoutLifeColumns,
} from '#shared/product/life-cycle.ts'
import { productFacts } from '#shared/product/product-facts.ts'
import { siteDay } from '@vitrine/contract/validity'
import { productOfPart } from '@vitrine/contract/product/part-documents'
import { filterTable } from '#shared/product/row-filters.ts'
import { cellLinks } from '#shared/product/tooling-links.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { productTexts } from '#texts/product.js'
import { curves } from './lazy-curves.ts'
import { partHead } from './lazy-part-head.ts'
import { sections } from './lazy-sections.ts'

/** Product with what holds for a part number: its documents and curves, and what it applies by itself. */
const aloneOf = (product: Answer<'product-read'>, partNumber: string) => ({
  ...productOfPart(product, partNumber),
  curves: product.curves.filter(({ part_number: one }) => one === null || one === partNumber),
  serves: product.serves.filter(({ part_number: one }) => one === partNumber),
})

/** Filter of what a page's part number applies; undefined where it applies none. */
function serving(product: Answer<'product-read'>, part: Part | undefined): string | undefined {
  const partNumber = (part?.variant ?? onlyPart(product))?.part_number
  const found = product.serves.find(({ part_number: one }) => one === partNumber)
  return found && `${found.role}:${found.part_number}`
}

/** Data of a product's page, or of the page of one of its part numbers. */
export async function loadProduct(args: LoadArguments<'product'> | LoadArguments<'part'>) {
  const { client, params, query, locale } = args
  const [read] = await Promise.all([
    client('product-read', {
      params: { id: params.product },
      query: { category: params.category, subcategory: params.subcategory },
    }),
    sections.ready(locale),
    lifeCycleTexts.load(locale),
    productTexts.load(locale),
  ])
  // the state stands with its part number, not in a column of the page's table
  const product = { ...read, attributes: withoutLifeColumns(read.attributes) }
  if (product.curves.length > 0) await curves.ready(locale)
  let part: Part | undefined
  if ('part' in params) {
    part = findPart(product.variants, params.part)
    if (!part) throw new ApiError('not-found')
    // the product is its only part
    if (product.variants.length === 1) throw redirect(productPath(product, locale), 301)
    await partHead.ready(locale)
  }
  const alternates = partAlternates(product.alternates, part)
  requireCanonical(part ? 'part' : 'product', args, alternates)
  const applying = serving(product, part)
  const served =
    applying === undefined
      ? undefined
      : {
          filter: applying,
          found: await client('tooling-read', { query: { filter: [applying] } }),
        }
  const links = cellLinks(product, locale)
  const state = stateAttribute(read.attributes)
  const { variants, attributes } = product
  const table = filterTable(
    { variants, attributes: state ? [...attributes, state] : attributes },
    query.filter ?? [],
  )
  const texts = { ncm: productTexts[locale].ncm, life: lifeCycleTexts[locale] }
  const about = part?.variant ?? onlyPart(product)
  const title = part ? partTitle(product, part.variant, locale) : product.title
  const values = partFacts(product, part?.variant, locale, productTexts[locale])
  const stated = new Set(values.map(({ label }) => label))
  return {
    product: part ? aloneOf(product, part.variant.part_number) : product,
    part,
    /** Title of the product; of a part number, without the figures of another. */
    title,
    day: siteDay(),
    alternates,
    served,
    // of a part number: its values
    description: [
      title,
      part?.variant.part_number,
      ...values.map(({ label, value }) => `${label} ${value}`),
    ]
      .filter(Boolean)
      .join(' · '),
    links,
    // a value of the part number stands in place of the product's
    facts: productFacts(product, about, locale, texts).filter(({ label }) => !stated.has(label)),
    life: lifeNotice(lifeOf(product, about?.part_number), locale, texts.life),
    notes: lifeNotes(product, locale),
    table: { ...table, state },
    files: tableFileEndings.map((ending) => ({
      kind: ending.toUpperCase(),
      href: tableFilePath(product, locale, ending, table.filters),
    })),
  }
}

export type LoadedProduct = Awaited<ReturnType<typeof loadProduct>>

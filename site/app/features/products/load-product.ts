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

/** Product with the documents, curves and tooling relations of one part number. */
const withPartData = (product: Answer<'product-read'>, partNumber: string) => ({
  ...productOfPart(product, partNumber),
  curves: product.curves.filter(({ part_number: code }) => code === null || code === partNumber),
  serves: product.serves.filter(({ part_number: code }) => code === partNumber),
})

/** Tooling filter for the part number of the page; undefined if the part number is no tool. */
function toolingFilterOf(
  product: Answer<'product-read'>,
  part: Part | undefined,
): string | undefined {
  const partNumber = (part?.variant ?? onlyPart(product))?.part_number
  const relation = product.serves.find(({ part_number: code }) => code === partNumber)
  return relation && `${relation.role}:${relation.part_number}`
}

/** Data of a product's page, or of the page of one of its part numbers. */
export async function loadProduct(args: LoadArguments<'product'> | LoadArguments<'part'>) {
  const { client, params, query, locale } = args
  const [answer] = await Promise.all([
    client('product-read', {
      params: { id: params.product },
      query: { category: params.category, subcategory: params.subcategory },
    }),
    sections.ready(locale),
    lifeCycleTexts.load(locale),
    productTexts.load(locale),
  ])
  // the page shows the life cycle state beside the part number, not in a column
  const product = { ...answer, attributes: withoutLifeColumns(answer.attributes) }
  if (product.curves.length > 0) await curves.ready(locale)
  let part: Part | undefined
  if ('part' in params) {
    part = findPart(product.variants, params.part)
    if (!part) throw new ApiError('not-found')
    // the product has only this part number, and thus a single page
    if (product.variants.length === 1) throw redirect(productPath(product, locale), 301)
    await partHead.ready(locale)
  }
  const alternates = partAlternates(product.alternates, part)
  requireCanonical(part ? 'part' : 'product', args, alternates)
  const toolingFilter = toolingFilterOf(product, part)
  const served =
    toolingFilter === undefined
      ? undefined
      : {
          filter: toolingFilter,
          found: await client('tooling-read', { query: { filter: [toolingFilter] } }),
        }
  const links = cellLinks(product, locale)
  const state = stateAttribute(answer.attributes)
  const { variants, attributes } = product
  const table = filterTable(
    { variants, attributes: state ? [...attributes, state] : attributes },
    query.filter ?? [],
  )
  const texts = { ...productTexts[locale], life: lifeCycleTexts[locale] }
  const shownVariant = part?.variant ?? onlyPart(product)
  const title = part ? partTitle(product, part.variant, locale) : product.title
  const ownFacts = partFacts(product, part?.variant, locale, productTexts[locale])
  const partLabels = new Set(ownFacts.map(({ label }) => label))
  return {
    product: part ? withPartData(product, part.variant.part_number) : product,
    part,
    /** Title of the product; of a part number, without values of other part numbers. */
    title,
    day: siteDay(),
    alternates,
    served,
    // includes the values of a part number
    description: [
      title,
      part?.variant.part_number,
      ...ownFacts.map(({ label, value }) => `${label} ${value}`),
    ]
      .filter(Boolean)
      .join(' · '),
    links,
    // omits facts that the part number states itself
    facts: productFacts(product, shownVariant, locale, texts).filter(
      ({ label }) => !partLabels.has(label),
    ),
    life: lifeNotice(lifeOf(product, shownVariant?.part_number), locale, texts.life),
    notes: lifeNotes(product, locale),
    table: { ...table, state },
    files: tableFileEndings.map((ending) => ({
      kind: ending.toUpperCase(),
      href: tableFilePath(product, locale, ending, table.filters),
    })),
  }
}

export type LoadedProduct = Awaited<ReturnType<typeof loadProduct>>

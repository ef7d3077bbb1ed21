import type {
  ApplicationCard,
  Image,
  PageCard,
  PostCard,
  ProductCard,
  PublicationCard,
  SolutionCard,
} from '@vitrine/contract/shapes/types'
import { lifeKeys } from '@vitrine/contract/life-cycle'
import { markOf } from '#src/content/life-cycle/life-columns.ts'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { rows, sql } from '#src/platform/database/query.ts'
import { readEntries } from './entries.ts'
import type { EntryRow } from './entries.ts'
import { imageOf, readImages } from './images.ts'
import { readPartTitles, titledProduct } from './part-titles.ts'
import { readSuccessors } from './successors.ts'
import type { CallContext } from './call-context.ts'

const iso = (value: Date | string | null): string => new Date(value ?? 0).toISOString()

const titled = (slug: string | null, title: string | null) =>
  slug === null ? null : { slug, title: title ?? '' }
const cardFields = (row: EntryRow) => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  description: row.card.description,
})

type ImageReader = (row: EntryRow) => Image | null

/** Main images of cards, in one query. */
export async function readMainImages(
  context: CallContext,
  found: readonly EntryRow[],
): Promise<ImageReader> {
  const images = await readImages(
    context,
    found.map((row) => row.card.main_image),
  )
  return (row: EntryRow) => imageOf(images, row.card.main_image)
}

/**
 * Creates a function that converts a row's matching variants to the format of cards: the state
 * among the values, the successor with its product.
 */
async function matchedRows(
  context: CallContext,
  found: readonly EntryRow[],
): Promise<(row: EntryRow) => ProductCard['matched_variants']> {
  const successors = await readSuccessors(
    context,
    found.flatMap(({ hit }) => (hit?.variants?.rows ?? []).map(({ successor }) => successor)),
  )
  const { locale } = context
  const label = lifeCycleTexts[locale].state
  return ({ hit }) =>
    hit?.variants
      ? {
          count: hit.variants.count,
          rows: hit.variants.rows.map(({ state, successor, values, part_number: partNumber }) => ({
            part_number: partNumber,
            successor: successors(successor),
            values:
              state === null
                ? values
                : [
                    {
                      key: lifeKeys.state,
                      label,
                      value: markOf(state, locale).label,
                      asked: false,
                      nearest: false,
                    },
                    ...values,
                  ],
          })),
        }
      : null
}

export async function productCards(
  context: CallContext,
  found: EntryRow[],
  images?: ImageReader,
): Promise<ProductCard[]> {
  const [mainImageOf, rowsOf, titleOf] = await Promise.all([
    images ?? readMainImages(context, found),
    matchedRows(context, found),
    readPartTitles(
      context,
      found.flatMap((row) => (row.hit?.partNumber ? [titledProduct(row)] : [])),
    ),
  ])
  return found.map((row) => {
    const card = row.card as EntryRow['card'] &
      Pick<ProductCard, 'family' | 'key_figures' | 'part_numbers'> &
      // absent in entries that an earlier release wrote
      Partial<Pick<ProductCard, 'state'>>
    return {
      ...cardFields(row),
      title: titleOf(row.id, row.hit?.partNumber ?? null) ?? row.title,
      main_image: mainImageOf(row),
      category: titled(row.grand_slug, row.grand_title),
      sub_category: titled(row.parent_slug, row.parent_title),
      family: card.family,
      key_figures: card.key_figures,
      part_numbers: card.part_numbers,
      state: card.state ?? null,
      matched_part_number: row.hit?.partNumber ?? null,
      matched_variants: rowsOf(row),
    }
  })
}

export async function applicationCards(
  context: CallContext,
  found: EntryRow[],
  images?: ImageReader,
): Promise<ApplicationCard[]> {
  const mainImageOf = images ?? (await readMainImages(context, found))
  return found.map((row) => ({
    ...cardFields(row),
    main_image: mainImageOf(row),
    solution: titled(row.parent_slug, row.parent_title),
  }))
}

export function publicationCards(found: EntryRow[]): PublicationCard[] {
  return found.map((row) => ({
    ...cardFields(row),
    section: titled(row.parent_slug, row.parent_title),
    updated_at: iso(row.published_at ?? row.updated_at),
  }))
}

export async function pageCards(
  context: CallContext,
  found: EntryRow[],
  images?: ImageReader,
): Promise<PageCard[]> {
  const mainImageOf = images ?? (await readMainImages(context, found))
  return found.map((row) => ({ ...cardFields(row), main_image: mainImageOf(row) }))
}

export async function postCards(
  context: CallContext,
  found: EntryRow[],
  images?: ImageReader,
): Promise<PostCard[]> {
  const mainImageOf = images ?? (await readMainImages(context, found))
  return found.map((row) => ({
    ...cardFields(row),
    main_image: mainImageOf(row),
    category: titled(row.parent_slug, row.parent_title),
    published_at: iso(row.published_at),
    reading_minutes: Number(row.card['reading_minutes'] ?? 1),
  }))
}

export async function solutionCards(
  context: CallContext,
  found: EntryRow[],
): Promise<SolutionCard[]> {
  const mainImageOf = await readMainImages(context, found)
  const counts = await rows<{ parent_id: number; count: number }>(
    context.payload,
    sql`
    select parent_id, count(*)::int as count from search_entries where collection = 'applications' and locale = ${context.locale}
    and parent_id = any(${sql.param(found.map((row) => row.id))}::int[]) group by parent_id`,
  )
  return found.map((row) => ({
    ...cardFields(row),
    main_image: mainImageOf(row),
    application_count: counts.find((count) => count.parent_id === row.id)?.count ?? 0,
  }))
}

export const productsById = async (context: CallContext, ids: readonly number[]) =>
  productCards(context, await readEntries(context, 'products', ids))
export const applicationsById = async (context: CallContext, ids: readonly number[]) =>
  applicationCards(context, await readEntries(context, 'applications', ids))
export const publicationsById = async (context: CallContext, ids: readonly number[]) =>
  publicationCards(await readEntries(context, 'publications', ids))

import { addressPath } from '@vitrine/contract/address-path'
import type { Answer } from '@vitrine/contract/client'
import type { LifeState } from '@vitrine/contract/life-cycle'
import { suggested } from '@vitrine/contract/list-limits'
import { unusualMark } from '#src/content/life-cycle/life-columns.ts'
import { documentTagOf } from '#src/publishing/changes/kinds.ts'
import { searchKey } from '#src/search/words/fold.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readEntryAt } from '#src/api/reading/entry-at.ts'
import { readEntries } from '#src/api/reading/entries.ts'
import type { EntryRow, HitVariants } from '#src/api/reading/entries.ts'
import { readSuccessors } from '#src/api/reading/successors.ts'
import type { Handlers } from '#src/api/reading/handler.ts'
import type { Searched } from './candidates.ts'
import { completeLastWord, readBegunPartNumbers } from './complete-word.ts'
import { indexesOf } from '#src/api/indexes/entry-indexes.ts'
import { findMatches } from './find-matches.ts'
import { readElsewhere, suggestedParts, suggestedProduct } from './named-elsewhere.ts'
import { readNearNumbers } from './near-numbers.ts'

/** Collections whose documents are suggested. */
const collections = ['products', 'subcategories', 'categories', 'publications'] as const

const nothingNear = { near: [], near_equivalents: [] }

const titled = (slug: string | null, title: string | null) =>
  slug === null ? null : { slug, title: title ?? '' }

/** At most two values of a variant: those that match the text, or the first ones if none do. */
function valuesOf({ values }: HitVariants['rows'][number]): Pick<NamedPart, 'values' | 'nearest'> {
  const queried = values.filter((value) => value.asked)
  const shown = (queried.length > 0 ? queried : values).slice(0, 2)
  return {
    values: shown.map(({ value }) => value),
    nearest: shown.flatMap(({ value, nearest }) => (nearest ? [value] : [])),
  }
}

/**
 * Matches of a text that is being typed. One or two letters at its end that do not match are the
 * beginning of a word and are left out: `haste c`.
 */
async function findTyped(context: CallContext, text: string, searched: readonly Searched[]) {
  const found = await findMatches(context, text, searched)
  const [, before] = /^(.*\p{L}{3,}\s+)\p{L}{1,2}$/u.exec(text) ?? []
  if (before === undefined || found.terms.every(({ retained }) => retained)) return found
  return { ...(await findMatches(context, before, searched)), redirect: found.redirect }
}

/** Suggestions for a text that is being typed, from one search in all collections. */
export async function readSuggestions(
  context: CallContext,
  text: string,
): Promise<Answer<'search-suggest'>> {
  context.tag('products', 'knowledge-base')
  const searched = collections.map((collection) => ({ collection }))
  const begun = await readBegunPartNumbers(context, text, suggested.partNumbers)
  const completed = begun.length > 0 ? text : await completeLastWord(context, text)
  const [matches, elsewhere] = await Promise.all([
    findTyped(context, completed, searched),
    readElsewhere(context, text, { begun: true }),
  ])
  // a redirect of the text as typed precedes a redirect of its completion
  const typed =
    completed === text
      ? undefined
      : (await indexesOf(context)).redirectOf(context.locale, searchKey(text))
  const read = (collection: PageCollection, max: number) =>
    readEntries(
      context,
      collection,
      matches
        .of(collection)
        .hits.slice(0, max)
        .map(({ id }) => id),
    )
  const hits = new Map(matches.of('products').hits.map((hit) => [hit.id, hit]))
  const [named, products, subcategories, categories, publications] = await Promise.all([
    readEntries(context, 'products', [...new Set(begun.map(({ product }) => product))]),
    read('products', suggested.partNumbers),
    read('subcategories', suggested.categories),
    read('categories', suggested.categories),
    read('publications', suggested.publications),
  ])
  const rows = [
    ...begun.flatMap(({ partNumber, product, ...life }) => {
      const row = named.find(({ id }) => id === product)
      return row === undefined
        ? []
        : [{ part_number: partNumber, values: [], nearest: [], ...life, row }]
    }),
    ...products.flatMap((row) =>
      (hits.get(row.id)?.variants?.rows ?? []).map((variant) => ({
        part_number: variant.part_number,
        ...valuesOf(variant),
        state: variant.state ?? ('active' as const),
        successor: variant.successor,
        row,
      })),
    ),
  ]
  // the beginning of an existing number is not a typing error; digits of an unknown number may be
  // a size of some product
  const isNumberUnknown = matches.understood.some(
    ({ kind, found }) => kind === 'part-number' && !found,
  )
  const { near, near_equivalents: nearEquivalents } =
    rows.length > 0 && !isNumberUnknown
      ? nothingNear
      : await readNearNumbers(context, text, { ...matches, ...elsewhere })
  return {
    redirect: await readRedirect(context, text, typed ?? matches.redirect),
    near,
    near_equivalents: nearEquivalents,
    equivalents: elsewhere.equivalents.slice(0, suggested.partNumbers),
    makers: elsewhere.makers,
    part_numbers: await withSuccessors(context, rows),
    products: products.slice(0, suggested.products).map((row) => suggestedProduct(row)),
    categories: [
      ...categories.map(({ slug, title }) => ({ slug, title, category: null })),
      ...subcategories.map(({ slug, title, ...row }) => ({
        slug,
        title,
        category: titled(row.parent_slug, row.parent_title),
      })),
    ].slice(0, suggested.categories),
    publications: publications.map(({ slug, title, ...row }) => ({
      slug,
      title,
      section: titled(row.parent_slug, row.parent_title),
    })),
  }
}

interface NamedPart {
  part_number: string
  values: string[]
  /** Those of the values that are only the nearest to the typed ones. */
  nearest: string[]
  state: LifeState
  /** Successor as stored in the read model (`successorText`). */
  successor: string | null
  row: EntryRow
}

/**
 * Part numbers for the suggestions, up to the limit, each discontinued one followed by its
 * successor.
 */
async function withSuccessors(
  context: CallContext,
  parts: readonly NamedPart[],
): Promise<Answer<'search-suggest'>['part_numbers']> {
  const shown = parts.slice(0, suggested.partNumbers)
  const isGone = ({ state }: NamedPart) => state === 'discontinued'
  const [successors, suggestedPart] = await Promise.all([
    readSuccessors(
      context,
      shown.filter(isGone).map(({ successor }) => successor),
    ),
    suggestedParts(context, [...new Map(shown.map(({ row }) => [row.id, row])).values()]),
  ])
  const listed = shown.flatMap((part): Answer<'search-suggest'>['part_numbers'] => {
    const { part_number: partNumber, values, nearest, state, row } = part
    const own = {
      part_number: partNumber,
      values,
      nearest,
      state: unusualMark(state, context.locale),
      replaces: null,
      product: suggestedPart(row, partNumber),
    }
    const successor = isGone(part) ? successors(part.successor) : null
    return successor?.part_number
      ? [
          own,
          {
            part_number: successor.part_number,
            values: [],
            nearest: [],
            state: null,
            replaces: partNumber,
            product: { ...successor.product, state: null },
          },
        ]
      : [own]
  })
  // a successor that is a match itself is not repeated
  return listed
    .filter(
      (one, place) =>
        listed.findIndex(({ part_number: other }) => other === one.part_number) === place,
    )
    .slice(0, suggested.partNumbers)
}

/** Page to which a text redirects, with the title of its document. */
async function readRedirect(
  { payload, tag }: CallContext,
  text: string,
  to: string | null,
): Promise<Answer<'search-suggest'>['redirect']> {
  if (to === null) return null
  const found = await readEntryAt(payload, addressPath(to) ?? '')
  if (found) tag(documentTagOf(found.collection, found.row.id))
  return { to, title: found?.row.title ?? text }
}

export const searchSuggestHandlers = {
  'search-suggest': (context, { query }) => readSuggestions(context, query.search),
} satisfies Handlers

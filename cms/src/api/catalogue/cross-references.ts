import { ApiError } from '@vitrine/contract/errors'
import type { Answer } from '@vitrine/contract/client'
import type { Endpoints } from '@vitrine/contract/endpoints/index'
import { crossReferenceLimits } from '@vitrine/contract/list-limits'
import type { z } from 'zod'
import { sql } from '#src/platform/database/query.ts'
import { readPastedLines } from '#src/search/lines/read-line.ts'
import { lookedUp, resolveLine } from '#src/search/lines/resolve-line.ts'
import { productsById } from '#src/api/reading/cards.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readEntries } from '#src/api/reading/entries.ts'
import { readPartTitles, titledProduct } from '#src/api/reading/part-titles.ts'
import type { Handlers } from '#src/api/reading/handler.ts'
import { findParts } from '#src/api/search/find-parts.ts'
import { entriesNamed, wholeNumbers } from '#src/api/cross-references/equivalents-of-text.ts'
import {
  asAnswered,
  bestFirst,
  readMakers,
  readReferences,
  referencesOfNumbers,
} from '#src/api/cross-references/find-references.ts'
import type { KnownMaker } from '#src/search/index/other-numbers.ts'
import { readNearReferences } from '#src/api/cross-references/near-references.ts'

type Query = z.output<Endpoints['cross-references-read']['query']>
type Read = Answer<'cross-references-read'>

/** Cross-references and own part number that each line of the text names; a line can name both. */
async function readNumbers(
  context: CallContext,
  text: string,
  makers: readonly KnownMaker[],
): Promise<Read['lines']> {
  const lines = readPastedLines(text, context.locale).slice(0, crossReferenceLimits.lines)
  const asked = lookedUp(lines)
  const [known, found] = await Promise.all([
    findParts(context, asked),
    referencesOfNumbers(context, [
      ...asked.numbers,
      ...lines.flatMap(({ source }) => wholeNumbers(source, makers)),
    ]),
  ])
  const read = lines.map((line) => {
    const resolved = resolveLine(line, known)
    const own = resolved.kind === 'found' ? known.stored.get(resolved.partNumber) : undefined
    return {
      text: line.source,
      references: entriesNamed(line.source, line.codes, found, makers).map(asAnswered),
      own: own ? { part_number: own.printed, product: own.product } : null,
    }
  })
  const owned = new Set(read.flatMap(({ own }) => own?.product ?? []))
  const titleOf = await readPartTitles(
    context,
    (await readEntries(context, 'products', [...owned])).map(titledProduct),
  )
  const isUnknown = ({ references, own }: (typeof read)[number]) =>
    references.length === 0 && own === null
  const nearOf = await readNearReferences(
    context,
    read.filter(isUnknown).map(({ text }) => text),
  )
  return read.map(({ own, ...line }) => ({
    ...line,
    own: own && { ...own, title: titleOf(own.product, own.part_number) ?? '' },
    near: isUnknown({ ...line, own }) ? nearOf(line.text) : [],
  }))
}

/** Page of a maker's cross-references, ordered by number. */
async function readListed(
  context: CallContext,
  maker: { id: number; count: number },
  page: number,
): Promise<Read['listed']> {
  const { perPage } = crossReferenceLimits
  const data = await readReferences(context, sql`r.maker_id = ${maker.id}`, {
    order: sql`r.normalised, ${bestFirst}`,
    limit: perPage,
    offset: (page - 1) * perPage,
  })
  return {
    data: data.map(asAnswered),
    meta: {
      page,
      perPage,
      total: maker.count,
      lastPage: Math.max(1, Math.ceil(maker.count / perPage)),
    },
  }
}

/**
 * Page of other makers' numbers: the makers, the results for the typed numbers, and the
 * cross-references of one maker.
 */
async function readCrossReferences(
  context: CallContext,
  { numbers, maker: slug, page }: Query,
): Promise<Read> {
  context.tag('cross-references', 'products')
  const makers = await readMakers(context)
  const maker = makers.find((one) => one.slug === slug)
  if (makers.length === 0) throw new ApiError('not-found')
  const [lines, listed] = await Promise.all([
    numbers === undefined ? [] : readNumbers(context, numbers, makers),
    maker ? readListed(context, maker, page) : null,
  ])
  const products = [
    ...lines.flatMap(({ own, references, near }) => [own, ...references, ...near]),
    ...(listed?.data ?? []),
  ].flatMap((one) => one?.product ?? [])
  return {
    makers: makers.map(({ slug: own, name, count }) => ({ slug: own, name, count })),
    lines,
    listed,
    products: await productsById(context, [...new Set(products)]),
  }
}

export const crossReferencesHandlers = {
  'cross-references-read': (context, { query }) => readCrossReferences(context, query),
} satisfies Handlers

import { z } from 'zod'
import type { Answer } from '@vitrine/contract/client'
import { listLimits } from '@vitrine/contract/list-limits'
import type { ProductCard } from '@vitrine/contract/shapes/types'
import {
  applicationPath,
  postPath,
  productPath,
  publicationPath,
} from '#shared/routes/detail-paths.ts'
import { searchPath } from '#shared/routes/search-action.ts'
import { routePath } from '#shared/routes/table.ts'
import { address, markOf, stateMark, successorOf } from '../answers/part-shapes.ts'
import { documentOf, documentShape } from '../answers/part-files.ts'
import { absolute, pageLink, distinctLinks } from '../answers/resource-links.ts'
import { defineTool, localeInput } from '../answers/tool.ts'
import type { ToolContext } from '../answers/tool.ts'
import { referenceShape, referenceOf } from './cross-reference.ts'

const page = z.object({ title: z.string(), description: z.string(), address })

/** A product that was found, with its part numbers that fit. */
const productFound = page.extend({
  family: z.string(),
  key_figures: z.string(),
  category: z.string().nullable(),
  subcategory: z.string().nullable(),
  state: stateMark,
  part_numbers: z.number().int().describe('Number of its part numbers.'),
  matching: z
    .object({
      total: z.number().int(),
      first: z.array(
        z.object({
          part_number: z.string(),
          address,
          replaced_by: z.string().nullable(),
          values: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
        }),
      ),
    })
    .nullable()
    .describe('Part numbers that fit the text by their own values; null: none does.'),
})

const total = z.number().int().describe('Number of all results of this kind.')

const output = z.object({
  is_found: z.boolean().describe('False: the catalogue has nothing for this text. Say so.'),
  understood: z
    .array(
      z.object({
        text: z.string(),
        kind: z.string(),
        is_found: z.boolean().describe('False: the word was ignored.'),
        meaning: z.string().nullable().describe('Attribute and value that it was taken for.'),
        is_nearest: z.boolean().describe('True: the value is near the typed one, not equal.'),
        corrected: z.string().nullable().describe('Word that was searched in its place.'),
        is_unit_unknown: z
          .boolean()
          .describe('True: no value of the catalogue has this unit. Say so.'),
      }),
    )
    .describe('How each word of the text was taken.'),
  products: z.object({ total, results: z.array(productFound) }),
  publications: z.object({ total, results: z.array(page) }),
  applications: z.object({ total, results: z.array(page) }),
  pages: z
    .object({ total, results: z.array(page) })
    .describe('Pages of campaigns and subjects; read_publication reads them too.'),
  news: z.object({ total, results: z.array(page) }),
  documents: z.object({
    total,
    results: z.array(
      documentShape.extend({
        page: z.number().int().nullable(),
        excerpt: z.string().describe('Text of the page that fits.'),
      }),
    ),
  }),
  certificates: z.array(z.object({ number: z.string(), standard: z.string(), title: z.string() })),
  equivalents: z
    .array(referenceShape.omit({ state: true }))
    .describe('Equivalents of other makers’ numbers in the text, as the company states them.'),
  similar_part_numbers: z
    .array(z.object({ part_number: z.string(), title: z.string(), address }))
    .describe('Part numbers similar to one in the text that does not exist: other parts.'),
  address,
})

export const search = defineTool({
  name: 'search',
  title: 'Search the site',
  description:
    'Full-text search of products, publications, applications, pages, news and documents, in the language of the answer, with sizes and part numbers in the text understood (“terminal 95 mm²”). For exact limits of values use find_part_numbers; for a known part number get_part_number.',
  input: z.strictObject({
    text: z.string().trim().min(1).max(listLimits.search).describe('Words, sizes or numbers.'),
    page: z.number().int().min(1).max(listLimits.page).default(1).describe('Page of products.'),
    ...localeInput,
  }),
  output,
  run: async ({ text, page: at }, context) => {
    const { reader, locale, origin } = context
    const found = await reader.read('search-read', {
      query: { search: text, ...(at > 1 ? { kind: 'products' as const, page: at } : {}) },
    })
    const shown = results(found, context)
    const own = origin + searchPath(text, locale)
    return {
      data: { ...shown, address: found.redirect ? absolute(found.redirect, origin) : own },
      links: distinctLinks([
        pageLink(own, text.slice(0, 100)),
        ...[shown.products, shown.publications, shown.applications, shown.pages].flatMap(
          ({ results: of }) => of.map(({ address: target, title }) => pageLink(target, title)),
        ),
      ]),
    }
  },
})

function results(found: Answer<'search-read'>, context: ToolContext) {
  const { locale, origin } = context
  const { products, publications, applications, pages, news, documents } = found
  const lists = [products, publications, applications, pages, news, documents]
  const place = (path: string, { title, description }: { title: string; description: string }) => ({
    title,
    description,
    address: origin + path,
  })
  return {
    is_found:
      found.equivalents.length + found.certificates.length > 0 ||
      lists.some(({ meta }) => meta.total > 0),
    understood: found.understood.map(({ text, kind, found: isFound, label, value, ...term }) => ({
      text,
      kind,
      is_found: isFound,
      meaning: value === null ? null : label === null ? value : `${label}: ${value}`,
      is_nearest: term.nearest,
      corrected: term.corrected,
      is_unit_unknown: term.unit_unknown,
    })),
    products: {
      total: products.meta.total,
      results: products.data.map((card) => cardOf(card, context)),
    },
    publications: {
      total: publications.meta.total,
      results: publications.data.map((each) => place(publicationPath(each, locale), each)),
    },
    applications: {
      total: applications.meta.total,
      results: applications.data.map((each) => place(applicationPath(each, locale), each)),
    },
    pages: {
      total: pages.meta.total,
      results: pages.data.map((each) =>
        place(routePath('page', locale, { page: each.slug }), each),
      ),
    },
    news: {
      total: news.meta.total,
      results: news.data.map((each) => place(postPath(each, locale), each)),
    },
    documents: {
      total: documents.meta.total,
      results: documents.data.map((hit) => ({
        ...documentOf(hit, origin),
        page: hit.page,
        excerpt: hit.snippet.map(({ text }) => text).join(''),
      })),
    },
    certificates: found.certificates,
    equivalents: found.equivalents.map(({ product, ...reference }) => {
      const { state: _, ...shown } = referenceOf({ ...reference, product: null }, [], context)
      return {
        ...shown,
        address: product
          ? origin + productPath({ ...product, matched_part_number: reference.part_number }, locale)
          : null,
      }
    }),
    similar_part_numbers: found.near.map(({ part_number: code, product }) => ({
      part_number: code,
      title: product.title,
      address: origin + productPath({ ...product, matched_part_number: code }, locale),
    })),
  }
}

/** Product of a list with its part numbers that fit. */
export function cardOf(card: ProductCard, context: ToolContext): z.infer<typeof productFound> {
  const { locale, origin } = context
  const at = (code: string | null) =>
    origin + productPath({ ...card, matched_part_number: code }, locale)
  return {
    title: card.title,
    description: card.description,
    address: at(card.matched_part_number),
    family: card.family,
    key_figures: card.key_figures,
    category: card.category?.title ?? null,
    subcategory: card.sub_category?.title ?? null,
    state: markOf(card.state),
    part_numbers: card.part_numbers.count,
    matching: card.matched_variants && {
      total: card.matched_variants.count,
      first: card.matched_variants.rows.map(({ part_number: code, successor, values }) => ({
        part_number: code,
        address: at(code),
        replaced_by: successorOf(successor, context)?.part_number ?? null,
        values: values.map(({ key, label, value }) => ({ key, label, value })),
      })),
    },
  }
}

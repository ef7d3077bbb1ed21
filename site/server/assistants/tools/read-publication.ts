import { z } from 'zod'
import type { Answer } from '@vitrine/contract/client'
import { pathMatcher } from '@vitrine/http/path-pattern'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { productPath, publicationPath } from '#shared/routes/detail-paths.ts'
import { screenOfPath } from '#shared/routes/known-path.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { routePath, routePattern } from '#shared/routes/table.ts'
import type { CatalogueReader } from '../answers/catalogue-reader.ts'
import { entriesOfKind, pageText } from '../answers/page-text.ts'
import { documentLink, documentOf, documentShape } from '../answers/part-files.ts'
import { outdatedNote } from '../answers/outdated-note.ts'
import { richTextMarkdown } from '#server/pages/markdown/page-markdown.ts'
import { address, markOf, note, stateMark } from '../answers/part-shapes.ts'
import { pageLink } from '../answers/resource-links.ts'
import { defineTool, localeInput } from '../answers/tool.ts'
import type { ToolContext } from '../answers/tool.ts'
import { ToolRefusal } from '../answers/tool-refusal.ts'

/** Characters of the text in one answer. */
const maxText = 20_000

/** Address that the tool reads: of a publication, or of a page of blocks. */
type Place =
  | { kind: 'publication'; params: { section: string; publication: string } }
  | { kind: 'page'; params: { id: string } }

const output = z.object({
  title: z.string(),
  description: z.string(),
  section: z.string().nullable(),
  address,
  updated_at: z.string().describe('Last change, ISO 8601. Name it with what is cited.'),
  text: z.string().describe('Text in Markdown, from the offset.'),
  next_offset: z.number().int().nullable().describe('Offset of the rest; null: this is the end.'),
  text_note: note,
  documents: z.array(documentShape),
  products: z.array(z.object({ title: z.string(), address, state: stateMark })),
  related: z.array(z.object({ title: z.string(), address })),
  languages: z.array(z.string()).describe('Languages in which it exists.'),
})

export const readPublication = defineTool({
  name: 'read_publication',
  title: 'Read a publication or a page',
  description:
    'Whole text of a publication of the knowledge base (installation, standards, calculation), or of a page of a campaign or subject, by the address that search answers. Cite title, address and date. Do not complete instructions that are relevant for safety from elsewhere.',
  input: z.strictObject({
    address: z.string().min(1).max(2048).describe('Address of the publication or page.'),
    offset: z.number().int().min(0).max(1_000_000).default(0).describe('Where the text begins.'),
    ...localeInput,
  }),
  output,
  localeOf: ({ address: url }, site) => placeOf(url, site)?.locale,
  run: async ({ address: url, offset }, context) => {
    const { locale, origin, publicLocales } = context
    const found = await readAt(url, context)
    const shown =
      found.kind === 'page' ? shownPage(found, context) : shownPublication(found, context)
    const end = offset + maxText
    return {
      data: {
        title: found.title,
        description: found.description,
        section: shown.section,
        address: shown.address,
        updated_at: found.updated_at,
        text: shown.text.slice(offset, end).toWellFormed(),
        next_offset: end < shown.text.length ? end : null,
        text_note: shown.note,
        documents: shown.documents.map((document) => documentOf(document, origin)),
        products: shown.products.map((product) => ({
          title: product.title,
          address: origin + productPath(product, locale),
          state: markOf(product.state),
        })),
        related: shown.related.map((other) => ({
          title: other.title,
          address: origin + publicationPath(other, locale),
        })),
        languages: publicLocales
          .filter((code) => found.alternates[code] !== undefined)
          .map((code) => locales[code].tag),
      },
      links: [
        pageLink(shown.address, found.title),
        ...shown.documents.map((document) => documentLink(document, origin)),
      ],
    }
  },
})

function shownPublication(found: Answer<'publication-read'>, { locale, origin }: ToolContext) {
  const { section, documents, products, related } = found
  return {
    section: section?.title ?? null,
    address: origin + publicationPath(found, locale),
    text: richTextMarkdown(found.text.html, origin),
    note: outdatedNote(found.outdated_texts, origin),
    documents,
    products,
    related,
  }
}

function shownPage(found: Answer<'page-read'>, { locale, origin }: ToolContext) {
  return {
    section: null,
    address: origin + routePath('page', locale, { page: found.slug }),
    text: pageText(found, origin),
    note: null,
    documents: entriesOfKind(found, 'downloads', [(block) => block.documents, ({ url }) => url]),
    products: entriesOfKind(found, 'products', [(block) => block.products, ({ id }) => id]),
    related: entriesOfKind(found, 'publications', [(block) => block.publications, ({ id }) => id]),
  }
}

const noPlace = (what: string): ToolRefusal =>
  new ToolRefusal(`${what} Call search and use an address of "publications" or "pages".`)

/** Publication or page at an address, in the language of the answer. */
async function readAt(url: string, context: ToolContext) {
  const { locale, publicLocales } = context
  const place = placeOf(url, context)
  const named = `“${url.slice(0, 200)}”`
  if (!place) throw noPlace(`${named} is no address of a publication or page of this site.`)
  const there = await readPlace(context.readerIn(place.locale), place)
  if (!there) throw noPlace(`There is no publication or page at ${named}.`)
  const here = placeIn(place.kind, there.alternates[locale] ?? {})
  const found = here && (await readPlace(context.reader, here))
  if (found) return found
  const known = publicLocales
    .filter((code) => there.alternates[code])
    .map((code) => locales[code].tag)
  throw new ToolRefusal(
    `It does not exist in ${locales[locale].tag}. Call again with one of these in "locale": ${known.join(', ')}.`,
  )
}

async function readPlace(reader: CatalogueReader, place: Place) {
  if (place.kind === 'page') {
    const page = await reader.find('page-read', { params: place.params })
    return page && { kind: place.kind, ...page }
  }
  const publication = await reader.find('publication-read', { params: place.params })
  return publication && { kind: place.kind, ...publication }
}

/** Place of the parameters of its route; undefined: one is missing. */
function placeIn(
  kind: Place['kind'],
  { section, publication, page }: Partial<Record<string, string>>,
): Place | undefined {
  if (kind === 'page') return page ? { kind, params: { id: page } } : undefined
  return section && publication ? { kind, params: { section, publication } } : undefined
}

/** Place named by an address or path of the site, in the languages in which it is public. */
function placeOf(
  url: string,
  { origin, publicLocales }: Pick<ToolContext, 'origin' | 'publicLocales'>,
): (Place & { locale: Locale }) | undefined {
  if (!URL.canParse(url, origin) || new URL(url, origin).origin !== origin) return undefined
  const { pathname } = new URL(url, origin)
  const path = pathname.replace(/\/$/, '')
  const locale = localeOfPath(path)
  const kind = screenOfPath(path)
  if (!publicLocales.includes(locale) || (kind !== 'publication' && kind !== 'page'))
    return undefined
  const found = pathMatcher([[routePattern(kind, locale), kind]])(path)
  const place = placeIn(
    kind,
    Object.fromEntries(
      Object.entries(found?.params ?? {}).map(([name, value]) => [name, decoded(value)]),
    ),
  )
  return place && { locale, ...place }
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part)
  } catch {
    return undefined
  }
}

import { z } from 'zod'
import { pathMatcher } from '@vitrine/http/path-pattern'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { productPath, publicationPath } from '#shared/routes/detail-paths.ts'
import { routePath, routePattern } from '#shared/routes/table.ts'
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

interface Place {
  locale: Locale
  params: { section: string; publication: string }
}

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
  languages: z.array(z.string()).describe('Languages in which the publication exists.'),
})

export const readPublication = defineTool({
  name: 'read_publication',
  title: 'Read a publication',
  description:
    'Whole text of a publication of the knowledge base (installation, standards, calculation), by the address that search answers. Cite title, address and date. Do not complete instructions that are relevant for safety from elsewhere.',
  module: 'knowledge-base',
  input: z.strictObject({
    address: z.string().min(1).max(2048).describe('Address of the publication’s page.'),
    offset: z.number().int().min(0).max(1_000_000).default(0).describe('Where the text begins.'),
    ...localeInput,
  }),
  output,
  localeOf: ({ address: url }, site) => placeOf(url, site)?.locale,
  run: async ({ address: url, offset }, context) => {
    const { locale, origin, publicLocales } = context
    const found = await readAt(url, context)
    const text = richTextMarkdown(found.text.html, origin)
    const end = offset + maxText
    const page = origin + publicationPath(found, locale)
    return {
      data: {
        title: found.title,
        description: found.description,
        section: found.section?.title ?? null,
        address: page,
        updated_at: found.updated_at,
        text: text.slice(offset, end).toWellFormed(),
        next_offset: end < text.length ? end : null,
        text_note: outdatedNote(found.outdated_texts, origin),
        documents: found.documents.map((document) => documentOf(document, origin)),
        products: found.products.map((product) => ({
          title: product.title,
          address: origin + productPath(product, locale),
          state: markOf(product.state),
        })),
        related: found.related.map((other) => ({
          title: other.title,
          address: origin + publicationPath(other, locale),
        })),
        languages: publicLocales
          .filter((code) => found.alternates[code] !== undefined)
          .map((code) => locales[code].tag),
      },
      links: [
        pageLink(page, found.title),
        ...found.documents.map((document) => documentLink(document, origin)),
      ],
    }
  },
})

/** Publication at an address, in the language of the answer. */
async function readAt(url: string, context: ToolContext) {
  const { origin, locale, publicLocales } = context
  const place = placeOf(url, context)
  const example = origin + routePath('knowledge-base', locale)
  if (!place)
    throw new ToolRefusal(
      `“${url.slice(0, 200)}” is no address of a publication of this site. Call search and use an address of "publications"; all publications: ${example}.`,
    )
  const there = await context.readerIn(place.locale).find('publication-read', {
    params: place.params,
  })
  if (!there)
    throw new ToolRefusal(
      `There is no publication at “${url.slice(0, 200)}”. Call search and use an address of "publications"; all publications: ${example}.`,
    )
  const params = there.alternates[locale]
  const section = params?.['section']
  const publication = params?.['publication']
  const here =
    section && publication
      ? await context.reader.find('publication-read', { params: { section, publication } })
      : undefined
  if (here) return here
  const known = publicLocales
    .filter((code) => there.alternates[code])
    .map((code) => locales[code].tag)
  throw new ToolRefusal(
    `The publication does not exist in ${locales[locale].tag}. Call again with one of these in "locale": ${known.join(', ')}.`,
  )
}

/** Publication named by an address or path of the site, in the languages in which it is public. */
function placeOf(
  url: string,
  { origin, publicLocales }: Pick<ToolContext, 'origin' | 'publicLocales'>,
): Place | undefined {
  if (!URL.canParse(url, origin) || new URL(url, origin).origin !== origin) return undefined
  const path = new URL(url, origin).pathname.replace(/\/$/, '')
  for (const locale of publicLocales) {
    const found = pathMatcher([[routePattern('publication', locale), locale]])(path)
    const section = decoded(found?.params['section'] ?? '')
    const publication = decoded(found?.params['publication'] ?? '')
    if (section && publication) return { locale, params: { section, publication } }
  }
  return undefined
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

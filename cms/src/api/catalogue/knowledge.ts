import type { Endpoints } from '@vitrine/contract/endpoints/index'
import { ApiError } from '@vitrine/contract/errors'
import type { Answer } from '@vitrine/contract/client'
import type { z } from 'zod'
import { productsById, publicationCards } from '#src/api/reading/cards.ts'
import { idOf, idsOf, readDetail, readVideo } from '#src/api/reading/detail.ts'
import { readDocuments } from '#src/api/reading/documents.ts'
import { readChildren } from '#src/api/reading/entries.ts'
import type { EntryRow } from '#src/api/reading/entries.ts'
import { searchList } from '#src/api/search/search-list.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readShownTexts } from '#src/api/reading/outdated-texts.ts'
import { requireByAddress } from '#src/api/reading/resolve.ts'
import { readRichText } from '#src/api/reading/rich-text.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Query = z.output<Endpoints['knowledge-base-read']['query']>

const sectionCard = (row: EntryRow, publications: EntryRow[]) => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  description: row.card.description,
  publications: publicationCards(publications),
})

export async function readKnowledgeBase(
  context: CallContext,
  query: Query,
): Promise<Answer<'knowledge-base-read'>> {
  context.tag('knowledge-base')
  const [sections, publications, found] = await Promise.all([
    readChildren(context, 'sections'),
    readChildren(context, 'publications'),
    query.search ? searchList(context, 'publications', query, { relevance: 'date' }) : null,
  ])
  return {
    data: sections.map((section) =>
      sectionCard(
        section,
        publications.filter((row) => row.parent_id === section.id),
      ),
    ),
    found: found && { data: publicationCards(found.found), meta: found.meta },
  }
}

export async function readKnowledgeSection(
  context: CallContext,
  address: string,
): Promise<Answer<'knowledge-section-read'>> {
  const { payload, locale } = context
  const id = await requireByAddress(context, 'sections', address)
  const section = await payload.findByID({
    collection: 'sections',
    id,
    locale,
    depth: 0,
    select: { seo: true },
    overrideAccess: false,
    disableErrors: true,
  })
  const { row, detail } = await readDetail(context, 'sections', id, section?.seo)
  return { ...sectionCard(row, await readChildren(context, 'publications', id)), ...detail }
}

export async function readPublication(
  context: CallContext,
  section: string | undefined,
  address: string,
): Promise<Answer<'publication-read'>> {
  const { payload, locale } = context
  const id = await requireByAddress(context, 'publications', address, [section])
  const publication = await payload.findByID({
    collection: 'publications',
    id,
    locale,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!publication) throw new ApiError('not-found')
  const { row, detail } = await readDetail(context, 'publications', id, publication.seo)
  const { shown, outdated_texts } = await readShownTexts(context, 'publications', id, publication)
  const parent = idOf(publication.section)
  const [text, documents, products, siblings] = await Promise.all([
    readRichText(context, shown.text),
    readDocuments(context, idsOf(publication.documents)),
    productsById(context, idsOf(publication.products)),
    parent === null ? [] : readChildren(context, 'publications', parent),
  ])
  const [card] = publicationCards([row])
  if (!card) throw new ApiError('not-found')
  return {
    ...card,
    text,
    outdated_texts,
    documents,
    products,
    related: publicationCards(siblings.filter((other) => other.id !== id).slice(0, 4)),
    video: await readVideo(context, publication.video, row.title),
    reading_minutes: Number(row.card['reading_minutes'] ?? 1),
    ...detail,
    // date set by the staff, as in lists, instead of the last change
    updated_at: card.updated_at,
  }
}

export const knowledgeHandlers = {
  'knowledge-base-read': (context, { query }) => readKnowledgeBase(context, query),
  'knowledge-section-read': (context, { params }) => readKnowledgeSection(context, params.section),
  'publication-read': (context, { params }) =>
    readPublication(context, params.section, params.publication),
} satisfies Handlers

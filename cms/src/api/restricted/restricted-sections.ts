import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { listLimits } from '@vitrine/contract/list-limits'
import type { Alternates } from '@vitrine/contract/shapes/types'
import type { Where } from 'payload'
import type { z } from 'zod'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import { slugOf } from '#src/content/fields/slug-of.ts'
import type { Session } from '#src/people/members/session.ts'
import type { RestrictedSection } from '#src/platform/payload-types.ts'
import { lexicalText } from '#src/content/rich-text/text.ts'
import { idsOf } from '#src/api/reading/detail.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { documentOf, isAvailableIn, isNew, readCurrent } from './restricted-documents.ts'
import type { Current } from './restricted-documents.ts'
import { readRichText } from '#src/api/reading/rich-text.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Query = z.output<Endpoints['restricted-sections-list']['query']>

const published: Where = { _status: { equals: 'published' } }

/**
 * Sections visible to a member: published, with a title in the locale, and assigned to the member's
 * profile; all sections for administrators of the restricted area.
 */
export async function readVisibleSections(
  { payload, locale }: CallContext,
  session: Session,
): Promise<RestrictedSection[]> {
  const own: Where = session.admin ? {} : { profiles: { in: [session.profile] } }
  const { docs } = await payload.find({
    collection: 'restricted-sections',
    where: { and: [published, own] },
    locale,
    depth: 0,
    sort: ['position', 'id'],
    pagination: false,
    overrideAccess: true,
  })
  return docs.filter((section) => section.title && section.slug)
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** True if every word of the search occurs in the texts. */
function matchesSearch(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const all = fold(texts.join(' '))
  return fold(search)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

function cardOf(section: RestrictedSection, documents: readonly Current[], session: Session) {
  const dates = [new Date(section.updatedAt), ...documents.map(({ revision }) => revision.addedAt)]
  return {
    id: section.id,
    title: section.title,
    slug: section.slug ?? '',
    description: section.description ?? '',
    document_count: documents.length,
    new_count: documents.filter((document) => isNew(document, session)).length,
    updated_at: new Date(Math.max(...dates.map(Number))).toISOString(),
  }
}

const inOrder =
  (query: Query) =>
  (a: RestrictedSection, b: RestrictedSection): number => {
    const order = query.order ?? (query.orderBy === 'title' ? 'asc' : 'desc')
    const by =
      query.orderBy === 'title'
        ? a.title.localeCompare(b.title, 'pt')
        : (b.position ?? 0) - (a.position ?? 0) || b.id - a.id
    return order === 'asc' ? by : -by
  }

/**
 * Sections of the member; a search matches their texts and those of documents that the member may
 * download.
 */
export async function listSections(
  context: CallContext,
  query: Query,
  session: Session,
): Promise<Answer<'restricted-sections-list'>> {
  const sections = await readVisibleSections(context, session)
  const documents = (
    await readCurrent(
      context.payload,
      context.locale,
      session,
      sections.map(({ id }) => id),
    )
  ).filter(isAvailableIn(context.locale))
  const search = query.search ?? ''
  const found = sections
    .filter(
      (section) =>
        search === '' ||
        matchesSearch(search, [section.title, section.description, lexicalText(section.text)]),
    )
    .toSorted(inOrder(query))
  const page = found.slice((query.page - 1) * query.perPage, query.page * query.perPage)
  return {
    data: page.map((section) =>
      cardOf(
        section,
        documents.filter((document) => document.section === section.id),
        session,
      ),
    ),
    documents:
      search === ''
        ? []
        : documents
            .filter(({ document, revision }) =>
              matchesSearch(search, [
                document.title,
                document.description,
                revision.file.filename,
                revision.label,
              ]),
            )
            .slice(0, listLimits.perPage)
            .flatMap((document) => {
              const section = sections.find(({ id }) => id === document.section)
              return section
                ? [
                    {
                      ...documentOf(document, session),
                      section: { slug: section.slug ?? '', title: section.title },
                    },
                  ]
                : []
            }),
    meta: {
      page: query.page,
      perPage: query.perPage,
      total: found.length,
      lastPage: Math.max(1, Math.ceil(found.length / query.perPage)),
    },
  }
}

/** Section by slug: 403 for a section of other profiles, 404 for a draft or an unknown section. */
export async function readSection(
  context: CallContext,
  address: string,
  session: Session,
): Promise<Answer<'restricted-section-read'>> {
  const { payload, locale } = context
  const where: Where = {
    and: [
      published,
      /^\d{1,9}$/.test(address)
        ? { id: { equals: Number(address) } }
        : { slug: { equals: slugOf(address) } },
    ],
  }
  const {
    docs: [section],
  } = await payload.find({
    collection: 'restricted-sections',
    where,
    locale,
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  if (!section?.title || !section.slug) throw new ApiError('not-found')
  if (!session.admin && !idsOf(section.profiles).includes(session.profile))
    throw new ApiError('forbidden')
  const [documents, text, alternates] = await Promise.all([
    readCurrent(payload, locale, session, [section.id]),
    readRichText(context, section.text),
    readSlugs(context, section.id),
  ])
  const own = documents.filter(isAvailableIn(locale))
  return {
    ...cardOf(section, own, session),
    text,
    documents: own.map((document) => documentOf(document, session)),
    alternates,
  }
}

async function readSlugs({ payload, locale }: CallContext, id: number): Promise<Alternates> {
  const all = await payload.findByID({
    collection: 'restricted-sections',
    id,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
  })
  const slugs = Object(all.slug) as Partial<Record<string, string>>
  const titles = Object(all.title) as Partial<Record<string, string>>
  const named = await readNamedLocales(payload, locale)
  return Object.fromEntries(
    named.flatMap((code) =>
      slugs[code] && titles[code] ? [[code, { section: slugs[code] }]] : [],
    ),
  )
}

export const restrictedSectionsHandlers = {
  'restricted-sections-list': (context, { query }, { session }) =>
    listSections(context, query, session),
  'restricted-section-read': (context, { params }, { session }) =>
    readSection(context, params.section, session),
} satisfies Handlers

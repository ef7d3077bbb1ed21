import type { Answer } from '@vitrine/contract/client'
import type { Where } from 'payload'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

const tags = {
  departments: 'department',
  interests: 'interest',
  'education-levels': 'education-level',
  'training-levels': 'training-level',
  profiles: 'profile',
} as const

/**
 * Options of a form field, in the staff's order; options without a text in the locale are omitted.
 */
export async function readOptions(
  { payload, locale, tag }: CallContext,
  collection: keyof typeof tags,
  where: Where = {},
): Promise<Answer<'interests-list'>> {
  tag(tags[collection])
  const { docs } = await payload.find({
    collection,
    where,
    locale,
    depth: 0,
    sort: ['position', 'id'],
    pagination: false,
    overrideAccess: false,
    select: { slug: true, title: true },
  })
  return {
    data: docs
      .filter((row) => row.title)
      .map((row) => ({ id: row.id, slug: row.slug, title: row.title })),
  }
}

const offered: Where = { offered: { equals: true } }

export const optionsHandlers = {
  'departments-list': (context) => readOptions(context, 'departments', offered),
  'interests-list': (context) => readOptions(context, 'interests', offered),
  'education-levels-list': (context) => readOptions(context, 'education-levels', offered),
  'training-levels-list': (context, { query }) =>
    readOptions(
      context,
      'training-levels',
      query.type === undefined ? offered : { and: [offered, { type: { equals: query.type } }] },
    ),
  'profiles-list': (context) => readOptions(context, 'profiles', { open: { equals: true } }),
} satisfies Handlers

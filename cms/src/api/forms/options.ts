import type { Answer } from '@vitrine/contract/client'
import type { Where } from 'payload'
import type { Reading } from '#src/api/reading/reading.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

const tags = {
  departments: 'department',
  interests: 'interest',
  'education-levels': 'education-level',
  'training-levels': 'training-level',
  profiles: 'profile',
} as const

/**
 * The choices of a form's field, in the staff's order; those without words in the locale are left
 * out.
 */
export async function readOptions(
  { payload, locale, tag }: Reading,
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

export const optionsHandlers = {
  'departments-list': (reading) => readOptions(reading, 'departments'),
  'interests-list': (reading) => readOptions(reading, 'interests'),
  'education-levels-list': (reading) => readOptions(reading, 'education-levels'),
  'training-levels-list': (reading, { query }) =>
    readOptions(
      reading,
      'training-levels',
      query.type === undefined ? {} : { type: { equals: query.type } },
    ),
  'profiles-list': (reading) => readOptions(reading, 'profiles', { open: { equals: true } }),
} satisfies Handlers

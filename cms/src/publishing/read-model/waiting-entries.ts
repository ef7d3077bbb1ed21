import { locales as languages } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { instantOf, wallClock } from '@vitrine/configuration/wall-clock'
import { ValidationError } from 'payload'
import type { Payload } from 'payload'
import { isPageCollection } from '#src/content/page-collections.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { collections } from '#src/platform/collections/collections.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import type { PublishedDocument } from '#src/publishing/changes/published-document.ts'
import { publishingTexts } from '#texts/publishing.js'
import type { Entry } from './entry.ts'
import type { Cause } from './require-alternatives.ts'

const labels = labelsOf(publishingTexts)

const always = new Date(0)
const dayMs = 86_400_000

/** Start of the day that contains an instant, in the company's time zone. */
function startOfDay(instant: Date): Date {
  return new Date(instantOf(Math.floor(wallClock(instant.getTime()) / dayMs) * dayMs))
}

/** Time from which a published document is shown; the epoch if it has no date. */
export function startOf(collection: FeedCollection, document: PublishedDocument): Date {
  const dated = collections[collection].shownFrom
  const date = dated ? new Date(String(document[dated.field] ?? '')) : always
  if (!dated || Number.isNaN(date.getTime())) return always
  return dated.isDay ? startOfDay(date) : date
}

interface Owned {
  collection: PageCollection
  id: number
  locale: Locale
  entry: Entry
}

/**
 * Throws a ValidationError if another document has the URL of the slug, or reserves it until its
 * date.
 */
export async function refuseTakenSlug(
  payload: Payload,
  { collection, id, locale, entry }: Owned,
  cause: Cause,
): Promise<void> {
  const [sibling] = await rows<{ title: string }>(
    payload,
    sql`
    select title from (
      select title, collection, locale, slug, parent_id, document_id from search_entries
      union all select title, collection, locale, slug, parent_id, document_id from waiting_entries
    ) as used
    where collection = ${collection} and locale = ${locale} and slug = ${entry.slug}
    and parent_id is not distinct from ${entry.parent}::int and document_id <> ${id}`,
    cause,
  )
  if (!sibling) return
  const taken = labels.slugTaken({
    slug: entry.slug,
    language: languages[locale].title,
    title: sibling.title,
  })
  const errors = [{ path: 'slug', message: textOf(taken, cause.i18n?.language) }]
  throw new ValidationError({ collection, errors })
}

/**
 * Reserves the URLs of a document with a future date; releases them otherwise.
 * @throws ValidationError if another document has or reserves one of the URLs
 */
export async function writeWaiting(
  payload: Payload,
  { collection, id }: { collection: FeedCollection; id: number },
  waiting: { entries: ReadonlyMap<Locale, Entry>; startsAt: Date } | undefined,
  cause: Cause,
): Promise<void> {
  if (!isPageCollection(collection) || !collections[collection].shownFrom) return
  await rows(
    payload,
    sql`delete from waiting_entries where collection = ${collection} and document_id = ${id}`,
    cause,
  )
  for (const [locale, entry] of waiting?.entries ?? []) {
    await refuseTakenSlug(payload, { collection, id, locale, entry }, cause)
    await rows(
      payload,
      sql`
      insert into waiting_entries (collection, document_id, locale, slug, title, parent_id, starts_at)
      values (${collection}, ${id}, ${locale}, ${entry.slug}, ${entry.title}, ${entry.parent}::int, ${waiting?.startsAt.toISOString()}::timestamptz)`,
      cause,
    )
  }
}

/** Times from which published documents with a future date are shown, ISO 8601, by id. */
export async function readStarts(
  payload: Payload,
  collection: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const found = await rows<{ id: number; at: Date | string }>(
    payload,
    sql`
    select document_id as id, min(starts_at) as at from waiting_entries
    where collection = ${collection} and document_id = any(${sql.param([...ids])}::int[]) group by 1`,
  )
  return new Map(found.map(({ id, at }) => [id, new Date(at).toISOString()]))
}

import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import type { PublishedDocument } from '#src/publishing/changes/published-document.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { revisionOf } from '#src/publishing/changes/last-step.ts'
import { entryOf } from './entry.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { isPageCollection } from '#src/content/page-collections.ts'
import type { Entry } from './entry.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { indexEntry, writeSpellings } from './search-index.ts'
import type { SearchIndex } from './search-index.ts'
import type { Cause } from './require-alternatives.ts'
import { startOf, refuseTakenSlug } from './waiting-entries.ts'

/** Entries of a document by locale. */
export type Entries = Map<Locale, Entry>

/** New public state of a document; undefined `document`: it is no longer public. */
export interface Publication {
  payload: Payload
  collection: FeedCollection
  id: number
  document: PublishedDocument | undefined
  entries: Entries
  transaction: Cause
}

/**
 * Entries of a document in its current state; empty without a document, for a collection without
 * pages and for a disabled module. Entries of a document with a future date are written on that
 * date (`waiting-entries.ts`).
 */
export function entriesOf(
  collection: FeedCollection,
  document: PublishedDocument | undefined,
): Entries {
  const entries: Entries = new Map()
  if (!document || !isPageCollection(collection) || !isOfSite(collection)) return entries
  for (const locale of localeCodes) {
    const entry = entryOf(collection, document, locale)
    if (entry) entries.set(locale, entry)
  }
  return entries
}

/** Entries of a document at the time `now`; none before its start date. */
export const entriesNow = (
  collection: FeedCollection,
  document: PublishedDocument | undefined,
  entries: Entries,
  now: Date,
): Entries => (document && startOf(collection, document) > now ? new Map() : entries)

/**
 * Writes the read model entries of a document; deletes them if there is no document, but keeps its
 * former slugs.
 */
export async function writeEntries({
  payload,
  collection,
  id,
  document,
  entries,
  transaction,
}: Publication): Promise<void> {
  if (!isPageCollection(collection)) return
  const present = await readPresent(payload, { collection, id }, transaction)
  await keepOldAddresses(payload, { collection, id, entries, present }, transaction)
  await rows(
    payload,
    sql`
    delete from search_entries where collection = ${collection} and document_id = ${id} and not locale = any(${sql.param([...entries.keys()])}::text[])`,
    transaction,
  )
  const written: Written[] = []
  for (const [locale, entry] of entries) {
    // an unchanged address was free when it was written
    if (!present.some((each) => each.locale === locale && isSameAddress(each, entry)))
      await refuseTakenSlug(payload, { collection, id, locale, entry }, transaction)
    written.push({ locale, entry, index: await indexEntry(payload, locale, entry, transaction) })
  }
  if (written.length === 0) return
  await writeSpellings(payload, written, transaction)
  await insertEntries(
    payload,
    { collection, id, updatedAt: document?.updatedAt ?? '', written },
    transaction,
  )
}

interface Address {
  locale: Locale
  slug: string
  parent_id: number | null
}

const isSameAddress = (address: Address, { slug, parent }: Entry): boolean =>
  address.slug === slug && address.parent_id === parent

/** Addresses of the entries that a document has. */
const readPresent = (
  payload: Payload,
  { collection, id }: { collection: PageCollection; id: number },
  transaction: Cause,
): Promise<Address[]> =>
  rows<Address>(
    payload,
    sql`
    select locale, slug, parent_id from search_entries where collection = ${collection} and document_id = ${id}`,
    transaction,
  )

/** Stores the present slugs of a document that differ from the new ones, as former slugs. */
async function keepOldAddresses(
  payload: Payload,
  {
    collection,
    id,
    entries,
    present,
  }: Pick<Publication, 'id' | 'entries'> & { collection: PageCollection; present: Address[] },
  transaction: Cause,
): Promise<void> {
  for (const address of present) {
    const next = entries.get(address.locale)
    if (next && isSameAddress(address, next)) continue
    await rows(
      payload,
      sql`
      insert into slug_history (collection, document_id, locale, slug, parent_id) values (${collection}, ${id}, ${address.locale}, ${address.slug}, ${address.parent_id})
      on conflict do nothing`,
      transaction,
    )
  }
}

interface Written {
  locale: Locale
  entry: Entry
  index: SearchIndex
}

/** Writes the entries of a document in all locales by one statement. */
async function insertEntries(
  payload: Payload,
  {
    collection,
    id,
    updatedAt,
    written,
  }: { collection: PageCollection; id: number; updatedAt: string; written: readonly Written[] },
  transaction: Cause,
): Promise<void> {
  const column = (valueOf: (each: Written) => string | number | null) =>
    sql.param(written.map(valueOf))
  await rows(
    payload,
    sql`
    insert into search_entries (collection, document_id, locale, slug, title, sort_title, parent_id, position, published_at, updated_at, card, tokens, document, revision, views)
    select ${collection}, ${id}::int, locale, slug, title, fold(title), parent, position, published_at, ${updatedAt}::timestamptz, card, tokens, document, ${revisionOf('search_entries')},
      (select coalesce(sum(count), 0) from view_totals where collection = ${collection} and document_id = ${id} and day > current_date - 90)
    from unnest(${column(({ locale }) => locale)}::text[], ${column(({ entry }) => entry.slug)}::text[], ${column(({ entry }) => entry.title)}::text[],
      ${column(({ entry }) => entry.parent)}::int[], ${column(({ entry }) => entry.position)}::int[], ${column(({ entry }) => entry.publishedAt)}::timestamptz[],
      ${column(({ entry }) => JSON.stringify(entry.card))}::jsonb[], ${column(({ index }) => index.tokens.join(' '))}::text[], ${column(({ index }) => JSON.stringify(index.document))}::text[]
    ) as given(locale, slug, title, parent, position, published_at, card, tokens, document)
    on conflict (collection, document_id, locale) do update set slug = excluded.slug, title = excluded.title, sort_title = excluded.sort_title, parent_id = excluded.parent_id,
      position = excluded.position, published_at = excluded.published_at, updated_at = excluded.updated_at, card = excluded.card,
      tokens = excluded.tokens, document = excluded.document, revision = excluded.revision`,
    transaction,
  )
}

import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { tableOf } from '#src/publishing/demonstration/tables.ts'
import { indexed } from '#src/staff-index/document-keys.ts'
import type { IndexedCollection } from '#src/staff-index/document-keys.ts'
import type { Loading } from './loading.ts'
import { instantBefore } from './moments.ts'
import { noise } from './noise.ts'
import { readStaff } from './staff-ids.ts'

/**
 * Age of the oldest last change of a document, and of the newest one among documents that are not
 * in the list, days.
 */
const oldestDays = 240
/** Minimum age of the last change of a document that is not in the company's list of changes, days. */
const newestDays = 31

/** Age of a translation at the last change of its source, days. */
const translatedBeforeDays = 60

const table = (slug: IndexedCollection, suffix = ''): Statement =>
  sql.raw(`"${suffix === '' ? '' : '_'}${tableOf(slug)}${suffix}"`)

/**
 * Sets author and time of the last change of each document of the demonstration, before the time of
 * the load: documents of the company's list get the days of the list, the others earlier days.
 */
export async function loadChanges(loading: Loading): Promise<void> {
  const { payload, company } = loading
  if (!company.activity) return
  const staff = await readStaff(loading)
  const now = new Date()
  const listed = new Map(
    company.activity.changes.map(({ product, by, ...moment }) => [
      `products ${loading.id('products', product)}`,
      { at: instantBefore(now, moment), author: staff.get(by) },
    ]),
  )
  const authors = company.staff
    .filter(({ role }) => role === 'editor' || role === 'translator')
    .map(({ email }) => staff.get(email))
  for (const collection of Object.keys(indexed) as IndexedCollection[]) {
    const found = await rows<{ id: number }>(
      payload,
      sql`select id from ${table(collection)} order by id`,
    )
    const changes = found.map(({ id }) => {
      const key = `${collection} ${id}`
      const share = noise(key)
      const at = listed.get(key)?.at ?? new Date(now.getTime() - daysOf(share) * 86_400_000)
      const author = listed.get(key)?.author ?? authors[id % authors.length]
      return { id, at: at.toISOString(), author }
    })
    if (changes.length > 0) await writeChanges(loading, collection, changes)
  }
}

const daysOf = (share: number): number => newestDays + share * (oldestDays - newestDays)

/**
 * Moves the times of documents and of their versions to the past, keeping the order of versions.
 */
async function writeChanges(
  { payload }: Loading,
  collection: IndexedCollection,
  changes: readonly { id: number; at: string; author: number | undefined }[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given(id int, at timestamptz, author int)`
  if (payload.collections[collection].config.versions)
    await rows(
      payload,
      sql`update ${table(collection, '_v')} v set
        updated_at = v.updated_at - (d.updated_at - given.at), created_at = v.created_at - (d.updated_at - given.at),
        version_updated_at = v.version_updated_at - (d.updated_at - given.at)
      from ${given} join ${table(collection)} d on d.id = given.id where v.parent_id = given.id`,
    )
  await rows(
    payload,
    sql`update ${table(collection)} d set updated_at = given.at, created_at = d.created_at - make_interval(days => ${oldestDays + 1})
      from ${given} where d.id = given.id`,
  )
  await rows(
    payload,
    sql`update staff_entries e set changed_at = given.at, changed_by = given.author
      from ${given} where e.collection = ${collection} and e.document_id = given.id`,
  )
  // a translation was made before the change that outdated it
  await rows(
    payload,
    sql`update translations t set source_changed_at = given.at, source_changed_by = given.author,
        target_changed_at = given.at - make_interval(days => ${translatedBeforeDays}), target_changed_by = null
      from ${given} where t.collection = ${collection} and t.document_id = given.id`,
  )
}

import type { Payload, PayloadRequest } from 'payload'
import { hasRole, staffOf } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import { unansweredLeads } from '#src/people/inbox/list-leads.ts'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { deskLocales, usualLocales } from '#src/translation/desk-locales.ts'
import { outdatedDocuments } from '#src/translation/outdated.ts'
import { reviewedDocuments, waitingStateOf } from '#src/translation/reviews.ts'
import { columnOf } from '#src/platform/collections/collections.ts'
import { rows, sql, tableOf } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

/** Count beside a navigation entry. */
export interface Count {
  figure: number
  /** `waits`: number of documents that need attention; `holds`: number of all documents. */
  kind: 'waits' | 'holds'
}

const waits = columnOf('waits')

type Waiting = keyof typeof waits

const isWaiting = (collection: string): collection is Waiting => Object.hasOwn(waits, collection)

/**
 * Query string of the list that a count links to; undefined if the collection has no such count.
 */
export function filterOf(collection: PermittedCollection): string | undefined {
  if (!isWaiting(collection)) return undefined
  const { field, value } = waits[collection]
  return `where[${field}][equals]=${value}`
}

/** Number of documents of a collection that wait, or of all products. */
function figureOf(collection: Waiting | 'products'): Statement {
  if (collection === 'products')
    return sql`(select coalesce(sum(documents), 0) from staff_groups where collection = 'products')`
  const { field, value } = waits[collection]
  return sql`(select count(*) from ${tableOf(collection)} where ${sql.identifier(field)}::text = ${value})`
}

/**
 * Counted navigation entry: a collection, the part numbers, the inbox (messages and applications), or translations:
 * those that are outdated, and those that wait in a review.
 */
type CountedPlace = PermittedCollection | 'inbox' | 'translations' | 'grid'

/** Reads the counts of the navigation entries that the account may open, in one statement. */
export async function readCounts(
  payload: Payload,
  user: PayloadRequest['user'],
): Promise<Partial<Record<CountedPlace, Count>>> {
  const own = (['products', ...Object.keys(waits)] as ('products' | Waiting)[]).filter(
    (collection) => hasRole({ user }, permissions[collection].read),
  )
  const unanswered = unansweredLeads(user)
  const counted = [
    ...own.map((name) => ({ name, figure: figureOf(name) })),
    ...(mayOpen('grid', user)
      ? [
          {
            name: 'grid' as const,
            figure: sql`(select coalesce(sum(part_numbers), 0) from staff_groups where collection = 'products')`,
          },
        ]
      : []),
    ...(unanswered ? [{ name: 'inbox' as const, figure: unanswered }] : []),
    ...(mayOpen('translations', user)
      ? [
          {
            name: 'translations' as const,
            figure: sql`(select count(*) from (${outdatedDocuments(usualLocales({ user }))}
              union ${reviewedDocuments(waitingStateOf(staffOf({ user })?.role), deskLocales({ user }))}) waiting)`,
          },
        ]
      : []),
  ]
  if (counted.length === 0) return {}
  const counts = await rows<{ name: CountedPlace; figure: number }>(
    payload,
    sql.join(
      counted.map(
        ({ name, figure }) => sql`select ${name}::text as name, (${figure})::int as figure`,
      ),
      sql` union all `,
    ),
  )
  return Object.fromEntries(
    counts.map(({ name, figure }) => [
      name,
      { kind: name === 'products' || name === 'grid' ? 'holds' : 'waits', figure },
    ]),
  )
}

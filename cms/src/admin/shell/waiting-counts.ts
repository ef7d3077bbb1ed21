import type { Payload, PayloadRequest } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

/** A count beside a place of the navigation. */
export interface Count {
  figure: number
  /** `waits`: somebody has to act; else the number of documents. */
  kind: 'waits' | 'holds'
}

interface Counted {
  collection: PermittedCollection
  kind: Count['kind']
  from: Statement
  /** Filter of the list that the count leads to, as its query string. */
  filter?: string
}

const counted: readonly Counted[] = [
  { collection: 'products', kind: 'holds', from: sql`products where deleted_at is null` },
  {
    collection: 'messages',
    kind: 'waits',
    from: sql`messages where status = 'new'`,
    filter: 'where[status][equals]=new',
  },
  {
    collection: 'candidates',
    kind: 'waits',
    from: sql`candidates where status = 'new'`,
    filter: 'where[status][equals]=new',
  },
  {
    collection: 'members',
    kind: 'waits',
    from: sql`members where state = 'pending-approval'`,
    filter: 'where[state][equals]=pending-approval',
  },
  {
    collection: 'data-requests',
    kind: 'waits',
    from: sql`data_requests where status = 'open'`,
    filter: 'where[status][equals]=open',
  },
  {
    collection: 'mails',
    kind: 'waits',
    from: sql`mails where state = 'failed'`,
    filter: 'where[state][equals]=failed',
  },
]

/** Query string of the list that a count leads to; undefined for a place without one. */
export const filterOf = (collection: PermittedCollection): string | undefined =>
  counted.find((each) => each.collection === collection)?.filter

/** Counts of the places that an account may open, in one statement. */
export async function readCounts(
  payload: Payload,
  user: PayloadRequest['user'],
): Promise<Partial<Record<PermittedCollection, Count>>> {
  const own = counted.filter(({ collection }) => hasRole({ user }, permissions[collection].read))
  if (own.length === 0) return {}
  const found = await rows<{ name: PermittedCollection; figure: number }>(
    payload,
    sql.join(
      own.map(
        ({ collection, from }) =>
          sql`select ${collection}::text as name, count(*)::int as figure from ${from}`,
      ),
      sql` union all `,
    ),
  )
  return Object.fromEntries(
    own.map(({ collection, kind }) => [
      collection,
      { kind, figure: found.find(({ name }) => name === collection)?.figure ?? 0 },
    ]),
  )
}

import type { Payload, PayloadRequest } from 'payload'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import type { CollectionOfPeople } from '#src/platform/collections/collections.ts'
import { rows, sql, tableOf } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { fold } from '#src/search/words/fold.ts'
import { literal } from './find-documents.ts'

/** Minimum length of a query, characters. */
const minLength = 3

export interface FoundPerson {
  collection: PermittedCollection
  id: number
  name: string
  /** Company, receipt number or e-mail address. */
  detail: string
}

interface PeopleTable {
  name: Statement
  detail: Statement
  /** Argument of the index `<table>_person_key` (migration `staff_index`). */
  key: Statement
}

/**
 * Tables of people. They are searched directly, not copied to `staff_keys`, because a copy of
 * personal data would also have to be erased.
 */
const people = {
  messages: {
    name: sql`name`,
    detail: sql`concat_ws(' · ', nullif(company, ''), receipt)`,
    key: sql`person_key(name, email, company, receipt)`,
  },
  candidates: {
    name: sql`name`,
    detail: sql`receipt`,
    key: sql`person_key(name, email, null, receipt)`,
  },
  members: {
    name: sql`name`,
    detail: sql`concat_ws(' · ', nullif(company, ''), email)`,
    key: sql`person_key(name, email, company, null)`,
  },
  subscribers: {
    name: sql`email`,
    detail: sql`''`,
    key: sql`person_key(null, email, null, null)`,
  },
  'data-requests': {
    name: sql`name`,
    detail: sql`receipt`,
    key: sql`person_key(name, email, null, receipt)`,
  },
  users: {
    name: sql`name`,
    detail: sql`email`,
    key: sql`person_key(name, email, null, null)`,
  },
} as const satisfies Record<CollectionOfPeople, PeopleTable>

/** Finds leads, members and accounts by name, e-mail address, company or receipt number. */
export async function findPeople(
  payload: Payload,
  { text, user, limit }: { text: string; user: PayloadRequest['user']; limit: number },
): Promise<FoundPerson[]> {
  const words = fold(text).split(/\s+/).filter(Boolean).slice(0, 5)
  const open = (Object.keys(people) as (keyof typeof people)[]).filter(
    (collection) => isOfSite(collection) && hasRole({ user }, permissions[collection].read),
  )
  if (open.length === 0 || words.join('').length < minLength) return []
  const statements = open.map((collection) => {
    const { name, detail, key }: PeopleTable = people[collection]
    const conditions = words.map((word) => sql`${key} like ${`%${literal(word)}%`}`)
    return sql`(select ${collection}::text as collection, id, ${name} as name, ${detail} as detail
      from ${tableOf(collection)} where ${sql.join(conditions, sql` and `)} order by id desc limit ${limit})`
  })
  return rows<FoundPerson>(
    payload,
    sql`select * from (${sql.join(statements, sql` union all `)}) found limit ${limit}`,
  )
}

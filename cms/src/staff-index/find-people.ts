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

export type PeopleCollection = keyof typeof people

export const isOfPeople = (slug: string): slug is PeopleCollection => Object.hasOwn(people, slug)

const openTo = (user: PayloadRequest['user']): PeopleCollection[] =>
  Object.keys(people)
    .filter(isOfPeople)
    .filter((collection) => isOfSite(collection) && hasRole({ user }, permissions[collection].read))

/** People of a text of documents (`users:3,members:12`), as found. */
export async function readPeople(
  payload: Payload,
  text: string,
  user: PayloadRequest['user'],
): Promise<FoundPerson[]> {
  const given = text.split(',').map((each) => each.split(':'))
  const statements = openTo(user).flatMap((collection) => {
    const ids = given
      .filter(([slug]) => slug === collection)
      .map(([, id]) => Number(id))
      .filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
    const { name, detail }: PeopleTable = people[collection]
    return ids.length === 0
      ? []
      : [
          sql`(select ${collection}::text as collection, id, ${name} as name, ${detail} as detail
            from ${tableOf(collection)} where id = any(${sql.param(ids)}::int[]))`,
        ]
  })
  return statements.length === 0
    ? []
    : rows<FoundPerson>(payload, sql`${sql.join(statements, sql` union all `)}`)
}

interface PeopleQuery {
  text: string
  user: PayloadRequest['user']
  limit: number
  collections?: readonly PeopleCollection[]
}

/**
 * Finds leads, members and accounts by name, e-mail address, company or receipt number. With
 * `collections` those of these alone, the last ones for an empty text.
 */
export async function findPeople(
  payload: Payload,
  { text, user, limit, collections }: PeopleQuery,
): Promise<FoundPerson[]> {
  const words = fold(text).split(/\s+/).filter(Boolean).slice(0, 5)
  const open = openTo(user).filter((collection) => collections?.includes(collection) ?? true)
  if (open.length === 0 || (collections === undefined && words.join('').length < minLength))
    return []
  const statements = open.map((collection) => {
    const { name, detail, key }: PeopleTable = people[collection]
    const conditions = [sql`true`, ...words.map((word) => sql`${key} like ${`%${literal(word)}%`}`)]
    return sql`(select ${collection}::text as collection, id, ${name} as name, ${detail} as detail
      from ${tableOf(collection)} where ${sql.join(conditions, sql` and `)} order by id desc limit ${limit})`
  })
  return rows<FoundPerson>(
    payload,
    sql`select * from (${sql.join(statements, sql` union all `)}) found limit ${limit}`,
  )
}

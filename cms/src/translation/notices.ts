import type { PayloadRequest } from 'payload'
import { permissions, globalPermissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection, PermittedGlobal } from '#src/platform/access/permissions.ts'
import type { Role } from '#src/platform/access/roles.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { ReviewedItem } from './reviews.ts'

type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Event of a review that an employee is told about. */
export type NoticeKind = 'review' | 'returned' | 'comment'

/** Roles that publish documents of a collection or global. */
export function reviewerRoles(slug: string): Role[] {
  const { update } = Object.hasOwn(globalPermissions, slug)
    ? globalPermissions[slug as PermittedGlobal]
    : permissions[slug as PermittedCollection]
  const roles: readonly Role[] = update
  return roles.filter((role) => role !== 'translator')
}

/** Employees who are told about an event: a statement that selects their ids. */
function recipientsOf(kind: NoticeKind, { collection, id, locale }: ReviewedItem): Statement {
  const ofItem = sql`collection = ${collection} and document_id = ${id}::int and locale = ${locale}`
  const translator = sql`select handed_in_by from translation_reviews where ${ofItem}`
  if (kind === 'review')
    return sql`select id from users where role::text = any(${sql.param(reviewerRoles(collection))}::text[])`
  if (kind === 'returned') return translator
  return sql`${translator} union select returned_by from translation_reviews where ${ofItem}
    union select written_by from translation_comments where ${ofItem}`
}

/**
 * Notes an event for the employees concerned, except its author, in the transaction of the event.
 * An event that an employee has not seen is noted once.
 */
export async function noteEvent(
  req: Req,
  kind: NoticeKind,
  item: ReviewedItem,
  author: number,
): Promise<void> {
  const { collection, id, locale } = item
  await rows(
    req.payload,
    sql`insert into translation_notices (recipient, collection, document_id, locale, kind, author)
      select recipient, ${collection}, ${id}::int, ${locale}, ${kind}, ${author}::int
      from (${recipientsOf(kind, item)}) concerned (recipient) where recipient is not null and recipient <> ${author}::int
      on conflict (recipient, collection, document_id, locale, kind) where mailed_at is null do nothing`,
    req,
  )
}

/** Removes the notices of a language of a document that an employee has seen on the desk. */
export async function forgetNotices(
  req: Req,
  { collection, id, locale }: ReviewedItem,
  recipient: number,
): Promise<void> {
  await rows(
    req.payload,
    sql`delete from translation_notices where recipient = ${recipient}::int and collection = ${collection}
      and document_id = ${id}::int and locale = ${locale} and mailed_at is null`,
    req,
  )
}

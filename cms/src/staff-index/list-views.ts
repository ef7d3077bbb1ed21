import type { Payload } from 'payload'
import type { Staff } from '#src/platform/access/access.ts'
import { roles } from '#src/platform/access/roles.ts'
import type { Role } from '#src/platform/access/roles.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { IndexedCollection } from './document-keys.ts'
import type { ListView } from './list-shapes.ts'
import { knownQuery } from './view-query.ts'

/** Maximum length of a view's name, characters. */
export const maxViewName = 60
/** Maximum number of views of one account. */
export const maxViews = 100

export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && Object.hasOwn(roles, value)

/**
 * Condition on views that an account may change: its own, and for administrators also the shared
 * ones.
 */
const editable = ({ id, role }: Staff): Statement =>
  role === 'administrator' ? sql`(owner_id = ${id} or role is not null)` : sql`owner_id = ${id}`

/** Views of a list: an account's own, and those shared with its role. */
export async function readViews(
  payload: Payload,
  collection: IndexedCollection,
  staff: Staff,
): Promise<ListView[]> {
  const shared = staff.role === 'administrator' ? sql`role is not null` : sql`role = ${staff.role}`
  const found = await rows<ListView>(
    payload,
    sql`
    select id, name, query, role, ${editable(staff)} as "isEditable" from list_views
    where collection = ${collection} and (owner_id = ${staff.id} or ${shared}) order by lower(name), id`,
  )
  return found.map((view) => ({ ...view, query: knownQuery(view.query) }))
}

/** Stores a view; undefined if the account already has the maximum number of views. */
export async function saveView(
  payload: Payload,
  staff: Staff,
  view: { collection: IndexedCollection; name: string; query: string; role: Role | null },
): Promise<number | undefined> {
  const { collection, name, query, role } = view
  const [row] = await rows<{ id: number }>(
    payload,
    sql`
    insert into list_views (collection, name, query, owner_id, role)
    select ${collection}, ${name}, ${knownQuery(query)}, ${staff.id}::int, ${role}::text
    where (select count(*) from list_views where owner_id = ${staff.id}) < ${maxViews} returning id`,
  )
  return row?.id
}

/** Changes name, role or filters of a view; returns false if the account may not change it. */
export async function changeView(
  payload: Payload,
  staff: Staff,
  id: number,
  change: { name?: string; role?: Role | null; query?: string },
): Promise<boolean> {
  const { name, role, query } = change
  const changed = await rows(
    payload,
    sql`
    update list_views set name = coalesce(${name ?? null}::text, name),
      query = coalesce(${query === undefined ? null : knownQuery(query)}::text, query),
      role = case when ${role !== undefined} then ${role ?? null}::text else role end
    where id = ${id} and ${editable(staff)} returning id`,
  )
  return changed.length > 0
}

/** Deletes a view; returns false if the account may not delete it. */
export async function deleteView(payload: Payload, staff: Staff, id: number): Promise<boolean> {
  const removed = await rows(
    payload,
    sql`delete from list_views where id = ${id} and ${editable(staff)} returning id`,
  )
  return removed.length > 0
}

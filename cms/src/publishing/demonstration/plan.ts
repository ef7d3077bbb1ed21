import type { Payload } from 'payload'
import {
  demonstrationAddress,
  demonstrationMark,
} from '#src/platform/database/find-demonstration.ts'
import type { Collection, With } from '#src/platform/collections/collections.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { readReferringColumns, tableOf } from './tables.ts'
import type { ReferringColumn } from './tables.ts'

/** State that the loader of the demonstration stores in the database. */
export interface DemonstrationMark {
  state: 'loading' | 'loaded'
  /** Name of the demonstration company (stored key); absent in marks of earlier versions. */
  house?: string
  /**
   * End of the load, ISO 8601. Documents created before that time belong to the demonstration,
   * because the load began with a database without content.
   */
  at?: string
}

/** A document, by table and id; a global has the id 0. */
export interface Place {
  table: string
  id: number
}

/** Document of the demonstration that is kept, with the reason. */
export interface Kept extends Place {
  /** Document that refers to the kept one; undefined if it is kept because the staff changed it. */
  usedBy: Place | undefined
}

/** Documents that a removal of the demonstration removes and keeps. */
export interface RemovalPlan {
  /** End of the load. */
  at: Date
  /** Ids by table; a global has the id 0. */
  removed: Map<string, number[]>
  kept: Kept[]
  columns: readonly ReferringColumn[]
}

const demonstrationEmail = sql`t.email like ${demonstrationAddress}`

/**
 * Conditions of the accounts and records that belong to the demonstration whenever they were
 * created: e-mail addresses in `.example`, which real visitors do not have. Records of other
 * visitors, and proofs of consent, are not part of it.
 */
const ofDemonstration: Record<Exclude<Collection, With<'found'>>, Statement> = {
  users: demonstrationEmail,
  members: demonstrationEmail,
  messages: demonstrationEmail,
  candidates: demonstrationEmail,
  subscribers: demonstrationEmail,
  'data-requests': demonstrationEmail,
  mails: sql`t."to" like ${demonstrationAddress}`,
  downloads: sql`t.member_id in (select t.id from members t where ${demonstrationEmail})`,
  consents: sql`false`,
}

export const isOurs = ({ slug }: { slug: string }): boolean => !slug.startsWith('payload-')

/** End of the load; undefined if there is no demonstration or its time is unknown. */
async function readLoadTime(payload: Payload, transaction: Transaction): Promise<Date | undefined> {
  const mark = await payload.kv.get<DemonstrationMark>(demonstrationMark)
  if (mark?.at !== undefined) return new Date(mark.at)
  if (mark?.state !== 'loaded') return undefined
  // marks of earlier versions have no time; members are loaded last
  const [row] = await rows<{ at: string | null }>(
    payload,
    sql`select max(created_at)::text as at from members where email like ${demonstrationAddress}`,
    transaction,
  )
  return row?.at ? new Date(row.at) : undefined
}

const keyOf = ({ table, id }: Place): string => `${table} ${id}`

/**
 * Plans the removal of the demonstration: documents that its loader created and nobody changed
 * since are removed, unless a kept document refers to them. Undefined if there is no demonstration.
 */
export async function planRemoval(
  payload: Payload,
  transaction: Transaction,
): Promise<RemovalPlan | undefined> {
  const at = await readLoadTime(payload, transaction)
  if (at === undefined) return undefined
  const collections = payload.config.collections.filter(isOurs)
  const globals = payload.config.globals.filter(isOurs).map(({ slug }) => tableOf(slug))
  const roots = new Set([...collections.map(({ slug }) => tableOf(slug)), ...globals])
  const made = new Map<string, boolean>()
  const later = (column: string): Statement =>
    sql`${sql.raw(column)} > ${at.toISOString()}::timestamptz`
  for (const { slug, versions } of collections) {
    const table = tableOf(slug)
    const known = (ofDemonstration as Partial<Record<string, Statement>>)[slug]
    const draft = versions?.drafts
      ? sql`or exists (select 1 from ${sql.raw(`"_${table}_v"`)} v where v.parent_id = t.id and ${later('v.updated_at')})`
      : sql``
    const found = await rows<{ id: number; changed: boolean }>(
      payload,
      sql`select t.id, ${known ? sql`false` : sql`(${later('t.updated_at')} ${draft})`} as changed from ${sql.raw(`"${table}"`)} t
        where ${known ?? sql`not ${later('t.created_at')}`}`,
      transaction,
    )
    for (const { id, changed } of found) made.set(keyOf({ table, id }), changed)
  }
  for (const table of globals) {
    const found = await rows<{ changed: boolean }>(
      payload,
      sql`select (${later('t.updated_at')}
        or exists (select 1 from ${sql.raw(`"_${table}_v"`)} v where ${later('v.updated_at')})) as changed
        from ${sql.raw(`"${table}"`)} t where not ${later('t.created_at')}`,
      transaction,
    )
    for (const { changed } of found) made.set(keyOf({ table, id: 0 }), changed)
  }
  const columns = await readReferringColumns(payload, roots, transaction)
  const references = await readReferences(payload, columns, { globals, made }, transaction)
  const kept = new Map<string, Place | undefined>(
    [...made].filter(([, changed]) => changed).map(([key]) => [key, undefined]),
  )
  const stays = (place: Place): boolean => !made.has(keyOf(place)) || kept.has(keyOf(place))
  for (let before = -1; before < kept.size;) {
    before = kept.size
    for (const { owner, target } of references)
      if (!stays(target) && stays(owner)) kept.set(keyOf(target), owner)
  }
  const places = [...made.keys()].map(placeOf)
  return {
    at,
    removed: new Map(
      [
        ...Map.groupBy(
          places.filter((place) => !stays(place)),
          ({ table }) => table,
        ),
      ].map(([table, list]) => [table, list.map(({ id }) => id)]),
    ),
    kept: [...kept].map(([key, usedBy]) => ({ ...placeOf(key), usedBy })),
    columns,
  }
}

function placeOf(key: string): Place {
  const [table = '', id = ''] = key.split(' ')
  return { table, id: Number(id) }
}

/** References to documents of the demonstration. */
async function readReferences(
  payload: Payload,
  columns: readonly ReferringColumn[],
  { globals, made }: { globals: readonly string[]; made: ReadonlyMap<string, boolean> },
  transaction: Transaction,
): Promise<{ owner: Place; target: Place }[]> {
  const references: { owner: Place; target: Place }[] = []
  for (const { owner, target, statement } of columns) {
    const found = await rows<{ owner: number; id: number; collection?: string }>(
      payload,
      statement,
      transaction,
    )
    for (const { owner: ownerId, id, collection } of found) {
      const place = { table: target ?? tableOf(collection ?? ''), id }
      const from = { table: owner, id: globals.includes(owner) ? 0 : ownerId }
      if (made.has(keyOf(place)) && keyOf(place) !== keyOf(from))
        references.push({ owner: from, target: place })
    }
  }
  return references
}

import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Foreign key with one column. */
interface ForeignKey {
  source: string
  column: string
  target: string
}

/** Column that references documents, and the document that owns its row. */
export interface ReferringColumn {
  /** Table of the owning collection or global. */
  owner: string
  /** Referenced table; undefined for a rich text, whose nodes contain the collection. */
  target: string | undefined
  /** Query with the columns `owner` and `id`, for a rich text also `collection`. */
  statement: Statement
}

/** Quoted identifier; Payload's names have only lower case letters, digits and underscores. */
const name = (identifier: string): Statement => sql.raw(`"${identifier}"`)

export const tableOf = (slug: string): string => slug.replaceAll('-', '_')

/**
 * Columns that reference documents, read from the foreign keys of the database and from the rich
 * texts: columns of documents, their rows, relations and latest drafts. `roots`: tables of
 * collections and globals.
 */
export async function readReferringColumns(
  payload: Payload,
  roots: ReadonlySet<string>,
  transaction: Transaction,
): Promise<ReferringColumn[]> {
  const keys = await rows<ForeignKey>(
    payload,
    sql`
    select c.conrelid::regclass::text as source, a.attname as column, c.confrelid::regclass::text as target
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 2`,
    transaction,
  )
  const parents = new Map(
    keys
      .filter(({ source, column }) => !roots.has(source) && /^_?parent_id$/.test(column))
      .map((key) => [key.source, key]),
  )
  const texts = await rows<{ source: string; column: string }>(
    payload,
    sql`
    select table_name as source, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb' order by 1, 2`,
    transaction,
  )
  const found: ReferringColumn[] = []
  for (const { source, column, target } of keys) {
    if (!roots.has(target) || parents.get(source)?.column === column) continue
    const chain = chainOf(source, parents, roots)
    if (chain)
      found.push({
        owner: chain.owner,
        target,
        statement: sql`select ${chain.id} as owner, s.${name(column)} as id from ${chain.from} where s.${name(column)} is not null and ${chain.current}`,
      })
  }
  for (const { source, column } of texts) {
    const chain = chainOf(source, parents, roots)
    if (chain)
      found.push({
        owner: chain.owner,
        target: undefined,
        statement: sql`
        select ${chain.id} as owner, node->>'relationTo' as collection, coalesce(node->'value'->>'id', node->>'value')::int as id
        from ${chain.from}, jsonb_path_query(s.${name(column)}, 'lax $.** ? (exists (@.relationTo) && exists (@.value))') node
        where ${chain.current} and coalesce(node->'value'->>'id', node->>'value') ~ '^[0-9]{1,9}$'`,
      })
  }
  return found
}

/** Joins from a row to the document that owns it. */
function chainOf(
  source: string,
  parents: ReadonlyMap<string, ForeignKey>,
  roots: ReadonlySet<string>,
): { owner: string; id: Statement; from: Statement; current: Statement } | undefined {
  let table = source
  let alias = 's'
  let from = sql`${name(source)} s`
  let current = sql`true`
  for (let depth = 0; !roots.has(table); depth += 1) {
    const parent = parents.get(table)
    if (!parent) return undefined
    const version = /^_(.+)_v$/.exec(table)?.[1]
    if (version !== undefined && parent.column === 'parent_id')
      current = sql`${name(alias)}.latest is true`
    const next = `p${depth}`
    from = sql`${from} join ${name(parent.target)} ${name(next)} on ${name(next)}.id = ${name(alias)}.${name(parent.column)}`
    table = parent.target
    alias = next
  }
  return { owner: table, id: sql`${name(alias)}.id`, from, current }
}

/** Tables in deletion order: each before the tables that it references. */
export function inDeletionOrder(
  tables: readonly string[],
  columns: readonly ReferringColumn[],
): string[] {
  const ordered: string[] = []
  const visit = (table: string, path: readonly string[]): void => {
    if (ordered.includes(table) || path.includes(table)) return
    for (const { owner, target } of columns)
      if (target === table && tables.includes(owner)) visit(owner, [...path, table])
    ordered.push(table)
  }
  for (const table of tables) visit(table, [])
  return ordered
}

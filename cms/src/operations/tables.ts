import type { Client } from 'pg'
import { restoreMark } from '#src/platform/database/known-migrations.ts'
import type { BackedUpTable, Manifest } from './backup-place/backup-format.ts'

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const columnList = (columns: readonly string[]): string => columns.map(quoted).join(', ')

/** Settings that determine the text format of values. */
const fixedTexts = "set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1"

/** Prepares a connection for operations: no timeouts, and a fixed text format of values. */
export async function prepareConnection(client: Client): Promise<void> {
  await client.query(
    `${fixedTexts}; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`,
  )
}

/**
 * Tables of the schema with their stored columns: without partitions, which belong to their table,
 * and without generated columns.
 */
export async function dataTables(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> $1
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.oid, c.relname order by c.relname`,
    [restoreMark],
  )
  return rows
}

/**
 * Number of rows and sum of their hashes: equal for equal content in any order and on any version
 * of PostgreSQL. Uses 60 bits of each MD5, which detects errors but not manipulation.
 */
export async function countRows(
  client: Client,
  { name, columns }: { name: string; columns: readonly string[] },
): Promise<Pick<BackedUpTable, 'rows' | 'digest'>> {
  const { rows } = await client.query<{ rows: number; digest: string }>(
    `select count(*)::float8 as rows,
       coalesce(sum(('x' || left(md5(row(${columnList(columns)})::text), 15))::bit(60)::bigint), 0)::text as digest
     from ${quoted(name)}`,
  )
  return rows[0] ?? { rows: 0, digest: '0' }
}

/** Statements that export and import the rows of a table. */
export const copyOut = ({ name, columns }: { name: string; columns: readonly string[] }): string =>
  `copy (select ${columnList(columns)} from ${quoted(name)}) to stdout`
export const copyIn = ({ name, columns }: { name: string; columns: readonly string[] }): string =>
  `copy ${quoted(name)} (${columnList(columns)}) from stdin`

/** Enum types with their values, and sequences with their positions. */
export async function readTypesAndSequences(
  client: Client,
): Promise<Pick<Manifest, 'enums' | 'sequences'>> {
  const enums = await client.query<Manifest['enums'][number]>(
    `select t.typname as "enumName", array_agg(e.enumlabel::text order by e.enumsortorder) as "enumValues"
     from pg_type t join pg_enum e on e.enumtypid = t.oid
     where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`,
  )
  const names = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname",
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of names.rows) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(name)}`,
    )
    sequences.push({ name, value: rows[0]?.value ?? '1', called: rows[0]?.called ?? false })
  }
  return { enums: enums.rows, sequences }
}

/**
 * Drops the foreign keys, so that tables can be filled in any order; returns the statements that
 * restore them and check all rows. (Disabling their triggers would need a superuser.)
 */
export async function dropForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
     order by 1, 2`,
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return rows.map(
    ({ table, name, definition }) =>
      `alter table ${table} add constraint ${quoted(name)} ${definition}`,
  )
}

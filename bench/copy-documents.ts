import type { Client } from 'pg'

interface Child {
  table: string
  column: string
  parent: string
  serial: boolean
  referenced: boolean
  columns: string[]
}

/**
 * Tables owned by a table's rows, owners first: Payload's arrays, texts, relations and versions
 * reference `_parent_id` or `parent_id`.
 */
const ownedTables = `
  with recursive owned as (
    select $1::regclass::oid as id, null::oid as parent, null::name as "column", 0 as depth
    union all
    select c.conrelid, owned.id, a.attname, depth + 1 from owned
    join pg_constraint c on c.confrelid = owned.id and c.contype = 'f' and c.conrelid <> owned.id
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] and a.attname in ('_parent_id', 'parent_id')
    where (select relname from pg_class where oid = c.conrelid) ~ ('^_?' || $1)
  )
  select t.relname as "table", p.relname as parent, owned."column",
    exists (select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'id' and a.atttypid = 'int4'::regtype) as serial,
    exists (select 1 from pg_constraint c where c.confrelid = t.oid and c.contype = 'f') as referenced,
    (select json_agg(attname order by attnum) from pg_attribute a where a.attrelid = t.oid and attnum > 0 and not attisdropped) as columns
  from owned join pg_class t on t.oid = owned.id join pg_class p on p.oid = owned.parent order by depth`

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

/**
 * Copies all rows that documents own, from `map_<table>` (source, id, copy), which lists the copies
 * of the documents. `changed`: expressions of columns that differ in a copy; `r` is the row and
 * `m.copy` the copy's number.
 */
export async function copyOwned(
  client: Client,
  table: string,
  changed: Record<string, Record<string, string>>,
): Promise<string[]> {
  const { rows: children } = await client.query<Child>(ownedTables, [table])
  for (const child of children) await copyChild(client, child, changed[child.table] ?? {})
  return children.map((child) => child.table)
}

async function copyChild(
  client: Client,
  { table, column, parent, serial, referenced, columns }: Child,
  changed: Record<string, string>,
): Promise<void> {
  const next = serial
    ? `nextval(pg_get_serial_sequence('public."${table}"', 'id'))::int`
    : `r.id || '-' || p.copy`
  await client.query(`
    create temp table "map_${table}" on commit drop as
    select r.id as source, ${next} as id, p.id as owner, p.copy from "map_${parent}" p join "${table}" r on r."${column}" = p.source`)
  if (referenced) await client.query(`create index on "map_${table}" (source)`)
  const values = columns.map((name) =>
    name === 'id' ? 'm.id' : name === column ? 'm.owner' : (changed[name] ?? `r."${name}"`),
  )
  await client.query(
    `insert into "${table}" (${quoted(columns)}) select ${values.join(', ')} from "map_${table}" m join "${table}" r on r.id = m.source`,
  )
}

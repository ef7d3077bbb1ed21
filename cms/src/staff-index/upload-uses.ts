import type { Payload } from 'payload'
import type { PublicUpload } from '#src/content/media/upload-digests.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

export interface UploadUse {
  /** Places of published documents, globals and latest drafts that show an upload. */
  uses: number
  /** Other uploads with the same content. */
  same: number
}

interface Place {
  table: string
  column: string
  isRichText: boolean
}

/**
 * Columns that hold uploads: foreign keys but those of the texts of documents, and localized JSON,
 * which is rich text.
 */
const places = new Map<PublicUpload, Promise<Place[]>>()

const readPlaces = (payload: Payload, collection: PublicUpload): Promise<Place[]> =>
  rows<Place>(
    payload,
    sql`
    select c.relname as table, a.attname as column, false as "isRichText"
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = to_regclass(${collection}::text) and c.relname !~ ${`^(_|${collection}_|payload_|document_(texts|pages)$)`}
    union all
    select c.relname, a.attname, true from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relname ~ '^[^_].*_locales$' and a.atttypid = 'jsonb'::regtype and not a.attisdropped
      and c.relnamespace = 'public'::regnamespace
    union all
    -- lists of latest drafts; those of pictures are in the index
    select c.relname, a.attname, false
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where ${collection} = 'files' and k.contype = 'f' and k.confrelid = 'files'::regclass and c.relname ~ '^_.*_v_rels$'`,
  )

/**
 * Ids of an upload collection in a column.
 *
 * @param ids - Only these, which an index of the column finds.
 */
function idsIn(
  { table, column, isRichText }: Place,
  collection: PublicUpload,
  ids?: Statement,
): Statement {
  const [from, name] = [sql.identifier(table), sql.identifier(column)]
  if (isRichText)
    return sql`select (node #>> '{}')::int as id from ${from},
      jsonb_path_query(${name}, '$.** ? (@.relationTo == $to).value', jsonb_build_object('to', ${collection}::text)) node
      where jsonb_typeof(node) = 'number'`
  const isWanted = (value: Statement): Statement =>
    ids === undefined ? sql`${value} is not null` : sql`${value} = any(${ids})`
  if (!table.startsWith('_'))
    return sql`select ${name} as id from ${from} where ${isWanted(sql`${name}`)}`
  const versions = sql.identifier(table.replace(/_rels$/, ''))
  return sql`select l.${name} as id from ${from} l join ${versions} v on v.id = l.parent_id
    where v.latest and ${isWanted(sql`l.${name}`)}`
}

/**
 * Ids of the uploads of all places, once for each place.
 *
 * @param wanted - Only these.
 */
export async function shownUploads(
  payload: Payload,
  collection: PublicUpload,
  wanted?: readonly number[],
): Promise<Statement> {
  const reading = places.get(collection) ?? readPlaces(payload, collection)
  places.set(collection, reading)
  const found = await reading.catch((error: unknown) => {
    places.delete(collection)
    throw error
  })
  const ids = wanted === undefined ? undefined : sql`${sql.param([...wanted])}::int[]`
  const statements = found.map((place) => idsIn(place, collection, ids))
  // pictures of drafts; the published ones of these documents are counted by their columns
  if (collection === 'media')
    statements.push(
      sql`select unnest(pictures) as id from staff_entries where site <> 'public'${ids === undefined ? sql`` : sql` and pictures && ${ids}`}`,
    )
  return sql.join(statements, sql` union all `)
}

/** Hash of an upload's content, with which the name of its stored file ends; an index has it. */
const hash = sql`substring(filename from '-([0-9a-f]{10})(?:-[0-9]+)?[.][a-z0-9]+$')`

/** Ids of uploads of which another one has the same content. */
export const equalUploads = (collection: PublicUpload): Statement => sql`
  select id from (
    select id, ${hash} as hash, count(*) over (partition by ${hash}) as count from ${sql.identifier(collection)} where deleted_at is null
  ) counted where hash is not null and count > 1`

/** Uses and equals of uploads, by id. */
export async function readUploadUses(
  payload: Payload,
  collection: PublicUpload,
  ids: readonly number[],
): Promise<Map<number, UploadUse>> {
  if (ids.length === 0) return new Map()
  const table = sql.identifier(collection)
  const found = await rows<UploadUse & { id: number }>(
    payload,
    sql`
    with shown as (
      select id, count(*)::int as uses from (${await shownUploads(payload, collection, ids)}) places group by 1
    )
    select m.id, coalesce(shown.uses, 0) as uses,
      (select count(*)::int from ${table} where deleted_at is null and id <> m.id and ${hash} = m.hash) as same
    from (select id, ${hash} as hash from ${table} where deleted_at is null and id = any(${sql.param([...ids])}::int[])) m
    left join shown on shown.id = m.id`,
  )
  return new Map(found.map(({ id, uses, same }) => [id, { uses, same }]))
}

import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

export interface PictureUse {
  /** Number of fields of published documents, globals and latest drafts that show the picture. */
  uses: number
  /** Number of other pictures with the same content. */
  same: number
}

interface Place {
  table: string
  column: string
  isRichText: boolean
}

/** Columns that reference pictures: foreign keys, and localized JSON (rich text). */
let places: Promise<Place[]> | undefined

const readPlaces = (payload: Payload): Promise<Place[]> =>
  rows<Place>(
    payload,
    sql`
    select c.relname as table, a.attname as column, false as "isRichText"
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'media'::regclass and c.relname !~ '^(_|media_|payload_)'
    union all
    select c.relname, a.attname, true from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relname ~ '^[^_].*_locales$' and a.atttypid = 'jsonb'::regtype and not a.attisdropped
      and c.relnamespace = 'public'::regnamespace`,
  )

/** Ids of the pictures in use, repeated for each use. */
export async function shownPictures(payload: Payload): Promise<Statement> {
  places ??= readPlaces(payload)
  const found = await places.catch((error: unknown) => {
    places = undefined
    throw error
  })
  const statements = found.map(({ table, column, isRichText }) => {
    const [from, name] = [sql.identifier(table), sql.identifier(column)]
    return isRichText
      ? sql`select (node #>> '{}')::int as id from ${from},
          jsonb_path_query(${name}, '$.** ? (@.relationTo == "media").value') node where jsonb_typeof(node) = 'number'`
      : sql`select ${name} as id from ${from} where ${name} is not null`
  })
  // pictures of drafts; published pictures of these documents are counted by their columns
  statements.push(sql`select unnest(pictures) as id from staff_entries where site <> 'public'`)
  return sql.join(statements, sql` union all `)
}

/**
 * Number of uses and of duplicates of pictures, by id. Duplicates have the same content hash, with
 * which the name of a stored file ends.
 */
export async function readPictureUses(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, PictureUse>> {
  if (ids.length === 0) return new Map()
  const found = await rows<PictureUse & { id: number }>(
    payload,
    sql`
    with hashes as (
      select id, substring(filename from '-([0-9a-f]{10})(?:-[0-9]+)?[.][a-z0-9]+$') as hash from media where deleted_at is null
    ), shown as (select id, count(*)::int as uses from (${await shownPictures(payload)}) places group by 1)
    select m.id, coalesce(shown.uses, 0) as uses,
      (select count(*)::int from hashes other where other.hash = m.hash and other.id <> m.id) as same
    from hashes m left join shown on shown.id = m.id where m.id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(found.map(({ id, uses, same }) => [id, { uses, same }]))
}

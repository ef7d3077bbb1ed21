import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

/** Fields of a document whose text follows an older source, by language: `title`, `highlights`. */
export async function readOutdatedFields(
  payload: Payload,
  collection: string,
  id: number,
): Promise<Partial<Record<Locale, string[]>>> {
  const found = await rows<{ locale: Locale; fields: string[] }>(
    payload,
    sql`select locale, array_agg(distinct split_part(path, '/', 1)) as fields from translations
      where collection = ${collection} and document_id = ${id} and basis <> source group by 1`,
  )
  return Object.fromEntries(found.map(({ locale, fields }) => [locale, fields]))
}

/** Languages of documents in which a text follows an older source, by id. */
export async function readOutdatedLanguages(
  payload: Payload,
  collection: string,
  ids: readonly number[],
): Promise<Map<number, Locale[]>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: number; locales: Locale[] }>(
    payload,
    sql`select document_id as id, array_agg(distinct locale) as locales from translations
      where collection = ${collection} and document_id = any(${sql.param([...ids])}::int[]) and basis <> source group by 1`,
  )
  return new Map(found.map(({ id, locales }) => [id, locales]))
}

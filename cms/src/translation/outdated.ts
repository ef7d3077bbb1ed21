import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

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

/** Texts of a language on the whole site, by state. */
export interface TextFigures {
  locale: Locale
  current: number
  missing: number
  outdated: number
  /** Published texts whose published source says something else. */
  publicOutdated: number
}

/** Texts of each language by state. */
export const readTextFigures = (payload: Payload): Promise<TextFigures[]> =>
  rows<TextFigures>(
    payload,
    sql`select locale, count(*) filter (where target is not null and basis = source)::int as current,
      count(*) filter (where target is null)::int as missing, count(*) filter (where basis <> source)::int as outdated,
      count(*) filter (where public_basis <> public_source)::int as "publicOutdated"
      from translations group by 1 order by 1`,
  )

/** Documents with an outdated text in some languages, each language counted. */
export const outdatedDocuments = (locales: readonly Locale[]): Statement =>
  sql`select distinct locale, collection, document_id from translations
    where basis <> source and locale = any(${sql.param([...locales])}::text[])`

/** Number of documents with an outdated text, by language. */
export async function countOutdated(
  payload: Payload,
  locales: readonly Locale[],
): Promise<{ locale: Locale; count: number }[]> {
  const found = await rows<{ locale: Locale; count: number }>(
    payload,
    sql`select locale, count(*)::int as count from (${outdatedDocuments(locales)}) found group by 1`,
  )
  return locales.flatMap((locale) => found.filter((each) => each.locale === locale))
}

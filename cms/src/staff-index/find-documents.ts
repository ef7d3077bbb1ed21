import type { Locale } from '@vitrine/configuration/locales'
import type { Payload, PayloadRequest } from 'payload'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { wordsOf } from '#src/search/words/fold.ts'
import { codeKey, indexed, wordKey } from './document-keys.ts'
import type { DocumentKey, IndexedCollection } from './document-keys.ts'

/** Minimum length of a query, characters. */
const minLength = 2
/** Minimum length of a query that may match inside a code, not only at its beginning, characters. */
const minInside = 4
/**
 * Maximum keys read per result: bounds the work of a query that matches most part numbers of the
 * catalog.
 */
const maxKeysPerDocument = 100
/** Maximum words of a query; further words are ignored. */
const maxWords = 8

export interface FoundDocument {
  collection: IndexedCollection
  id: number
  /**
   * Title in the requested language, otherwise in any language; null for a document without a
   * title.
   */
  title: string | null
  /** Label of the key that matched the query. */
  label: string
  kind: DocumentKey['kind']
}

/** Collections that an account may read. */
const openTo = (user: PayloadRequest['user']): IndexedCollection[] =>
  (Object.keys(indexed) as IndexedCollection[]).filter(
    (collection) => isOfSite(collection) && hasRole({ user }, permissions[collection].read),
  )

/** Escapes the wildcards of a text for a `like` pattern. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/**
 * Condition on `staff_keys` that matches a text: as a code regardless of separators, or with all
 * its words as beginnings of words. Undefined for a text that is too short.
 */
export function matchOf(text: string): Statement | undefined {
  const code = literal(codeKey(text))
  const words = wordsOf(text).slice(0, maxWords).map(literal)
  if (code.length < minLength) return undefined
  const inCodes =
    code.length < minInside
      ? sql`key like ${`${code}%`}`
      : sql`(key like ${`${code}%`} or key like ${`%${code}%`})`
  const inWords = sql.join(
    words.map((word) => sql`key like ${`% ${word}%`}`),
    sql` and `,
  )
  return sql`((kind = 'code' and ${inCodes}) or (kind <> 'code' and ${inWords}))`
}

interface Query {
  text: string
  user: PayloadRequest['user']
  /** Language of titles. */
  locale: Locale
  /** Maximum number of results. */
  limit: number
  /** Only documents of these collections. */
  collections?: readonly IndexedCollection[]
}

/**
 * Finds documents by a part number regardless of separators, a GTIN, or words of a title,
 * alternative text or file name. Exact matches come first, then matches at the beginning.
 */
export async function findDocuments(
  payload: Payload,
  { text, user, locale, limit, collections }: Query,
): Promise<FoundDocument[]> {
  const open = openTo(user).filter((each) => collections?.includes(each) ?? true)
  const condition = matchOf(text)
  if (open.length === 0 || condition === undefined) return []
  const code = literal(codeKey(text))
  const words = literal(wordKey(text))
  return rows<FoundDocument>(
    payload,
    sql`
    with matches as (
      select collection, document_id, kind, label,
        case when key = ${codeKey(text)} or key = ${wordKey(text)} then 0
          when key like ${`${code}%`} or key like ${`${words}%`} then 1 else 2 end as rank,
        length(key) as size, array_position(${sql.param(open)}::text[], collection) as place
      from staff_keys
      where collection = any(${sql.param(open)}::text[])
        and ${condition}
      order by rank, place, size, label limit ${limit * maxKeysPerDocument}
    ), best as (
      select distinct on (collection, document_id) * from matches
      order by collection, document_id, rank, size, label
    ), chosen as (
      select * from best order by rank, place, size, label, document_id limit ${limit}
    )
    select chosen.collection, chosen.document_id as id, chosen.label, chosen.kind, (
      select label from staff_keys named
      where named.collection = chosen.collection and named.document_id = chosen.document_id and named.kind = 'title'
      order by named.locale is distinct from ${locale}, named.locale limit 1
    ) as title
    from chosen order by rank, place, size, label, document_id`,
  )
}

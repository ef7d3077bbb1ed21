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

/** Minimum length of a query, and of one that may begin within a code, characters. */
const minLength = 2
const minInside = 4
/**
 * Maximum keys that are compared per result: the beginning of a part number may match the whole
 * catalog, and one document may have many keys.
 */
const maxKeysPerDocument = 100
/** Maximum words of a query; further words are ignored. */
const maxWords = 8

export interface FoundDocument {
  collection: IndexedCollection
  id: number
  /** Title in the wanted language, else in any; null for a document without one. */
  title: string | null
  /** Key that the query was found in, and its kind. */
  label: string
  kind: DocumentKey['kind']
}

/** Collections whose documents an account may open. */
const openTo = (user: PayloadRequest['user']): IndexedCollection[] =>
  (Object.keys(indexed) as IndexedCollection[]).filter(
    (collection) => isOfSite(collection) && hasRole({ user }, permissions[collection].read),
  )

/** Text of a `like` pattern in which no character is a wildcard. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** Query text as keys are stored; undefined for a text that is too short. */
function keysOfText(text: string): { code: string; words: string[] } | undefined {
  const code = codeKey(text)
  return code.length < minLength
    ? undefined
    : { code, words: wordsOf(text).slice(0, maxWords).map(literal) }
}

/**
 * Condition on `staff_keys` that a text is found: as a code in any spelling, or by the beginnings of all
 * its words. Undefined for a text that is too short.
 */
export function matchOf(text: string): Statement | undefined {
  const given = keysOfText(text)
  if (given === undefined) return undefined
  const code = literal(given.code)
  const inCodes =
    code.length < minInside
      ? sql`key like ${`${code}%`}`
      : sql`(key like ${`${code}%`} or key like ${`%${code}%`})`
  const inWords = sql.join(
    given.words.map((word) => sql`key like ${`% ${word}%`}`),
    sql` and `,
  )
  return sql`((kind = 'code' and ${inCodes}) or (kind <> 'code' and ${inWords}))`
}

/**
 * Keys of collections that meet `matchOf`, read by indexes: rows of `staff_keys` with the number of
 * their branch, at most `most` of each. Undefined for a text that is too short.
 */
export function foundKeys(
  text: string,
  collections: readonly IndexedCollection[],
  most: number,
): Statement | undefined {
  const given = keysOfText(text)
  if (given === undefined) return undefined
  // the longest word is looked up; the others are compared
  const words = given.words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => `% ${word}%`)
  return sql`found_keys(${sql.param([...collections])}::text[], ${given.code}::text, ${given.code.length >= minInside}::boolean,
    ${wordKey(text)}::text, ${sql.param(words)}::text[], ${most}::int)`
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
 * Documents by a part number in any spelling, a GTIN, or words of a title, alternative text or file
 * name: exact ones first, then those that begin with the query.
 */
export async function findDocuments(
  payload: Payload,
  { text, user, locale, limit, collections }: Query,
): Promise<FoundDocument[]> {
  const open = openTo(user).filter((each) => collections?.includes(each) ?? true)
  const found = foundKeys(text, open, limit * maxKeysPerDocument)
  if (open.length === 0 || found === undefined) return []
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
      from ${found}
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

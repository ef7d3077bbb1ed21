import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload, PayloadRequest } from 'payload'
import { pages } from '#src/content/page-collections.ts'
import { describedColumns, documentText } from '#src/content/media/describe-documents.ts'
import type { Described } from '#src/content/media/describe-documents.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole, mayReadPublished } from '#src/platform/access/access.ts'
import { isDrafted, permissions } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { wordsOf } from '#src/search/words/fold.ts'
import { codeKey, indexed, wordKey } from './document-keys.ts'
import type { DocumentKey, IndexedCollection } from './document-keys.ts'
import { nearKeys } from './near-keys.ts'
import { placeOf, readPublished } from './published-content.ts'
import type { Place } from './published-content.ts'

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
  /** Title of the parent document, code of a product's family: tell documents of one name apart. */
  parent: string | null
  family: string
  /** Kind, language and revision of a document of the catalogue. */
  about?: string | undefined
  /** Key that the query was found in, and its kind. */
  label: string
  kind: DocumentKey['kind']
}

export interface FoundDocuments {
  documents: FoundDocument[]
  /** True if no document has what was typed: the documents are those with a similar spelling. */
  isNear: boolean
}

/**
 * Collections that steer searches and addresses, and are found after the content that a word of theirs
 * also names.
 */
const steering: readonly IndexedCollection[] = [
  'synonyms',
  'search-redirects',
  'redirects',
  'seo-texts',
  'terms',
]

/** Collections whose documents an account may open. */
const openTo = (user: PayloadRequest['user']): IndexedCollection[] =>
  (Object.keys(indexed) as IndexedCollection[]).filter(
    (collection) => isOfSite(collection) && mayReadPublished({ user }, permissions[collection]),
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
  /** Language of the panel, in which documents are described. */
  language?: string | undefined
  /** Maximum number of results. */
  limit: number
  /** Only documents of these collections. */
  collections?: readonly IndexedCollection[]
}

/** Parent collections of the documents with a page, by collection. */
const parents = JSON.stringify(
  Object.fromEntries(Object.entries(pages).map(([slug, { parent }]) => [slug, parent])),
)

type ChosenKey = Pick<FoundDocument, 'collection' | 'id' | 'label' | 'kind'>

/** Titles of chosen documents, and what tells documents of one name apart; in the order of the keys. */
async function describe(
  payload: Payload,
  chosen: readonly ChosenKey[],
  {
    locale,
    language,
    closed,
  }: { closed: readonly IndexedCollection[] } & Pick<Query, 'locale' | 'language'>,
): Promise<FoundDocument[]> {
  if (chosen.length === 0) return []
  const titleOf = (entry: 'e' | 'p'): Statement =>
    sql`coalesce(${sql.raw(entry)}.titles ->> ${locale}::text, ${sql.join(
      localeCodes.map((code) => sql`${sql.raw(entry)}.titles ->> ${code}::text`),
      sql`, `,
    )})`
  const found = await rows<
    FoundDocument & Omit<Described, 'kind'> & { kind_of_file: string | null }
  >(
    payload,
    sql`
    select given.collection, given.id, given.label, given.kind, ${titleOf('e')} as title, ${titleOf('p')} as parent,
      coalesce(e.family, '') as family, file.kind as kind_of_file, file.language, file.number, file.revision, file.format
    from rows from (jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as (collection text, id int, label text, kind text))
      with ordinality as given(collection, id, label, kind, place)
    left join staff_entries e on e.collection = given.collection and e.document_id = given.id
    left join staff_entries p on p.collection = ${parents}::jsonb ->> given.collection and p.document_id = e.parent
    left join lateral (select ${describedColumns} from files f where given.collection = 'files' and f.id = given.id) file on true
    order by given.place`,
  )
  const published = await readPublished(
    payload,
    found.filter(({ collection }) => closed.includes(collection)),
  )
  return found.map(
    ({ kind_of_file: kind, language: written, number, revision, format, ...document }) => {
      if (document.collection === 'files') {
        const about = documentText({ kind, language: written, number, revision, format }, language)
        return { ...document, about }
      }
      const shown = published.get(placeOf(document))
      return shown === undefined
        ? document
        : { ...document, title: shown.titleIn(locale) ?? document.title, family: shown.family }
    },
  )
}

/** Collections of which an account reads what is published alone. */
const withoutDrafts = (
  user: PayloadRequest['user'],
  open: readonly IndexedCollection[],
): IndexedCollection[] =>
  open.filter(
    (collection) =>
      isDrafted(permissions[collection]) && !hasRole({ user }, permissions[collection].read),
  )

/** Keys of documents that an account may see: where it sees no drafts, those that are published. */
async function visibleOnly<Key extends Place & Partial<Pick<ChosenKey, 'label'>>>(
  payload: Payload,
  keys: readonly Key[],
  closed: readonly IndexedCollection[],
): Promise<Key[]> {
  if (closed.length === 0) return [...keys]
  const published = await readPublished(
    payload,
    keys.filter(({ collection }) => closed.includes(collection)),
  )
  return keys.filter(({ collection, id, label }) => {
    if (!closed.includes(collection)) return true
    const document = published.get(placeOf({ collection, id }))
    return document !== undefined && (label === undefined || document.labels.has(label))
  })
}

/** Documents by their ids, as found; documents that the account may not open, or that are gone, are left out. */
export async function describeDocuments(
  payload: Payload,
  given: readonly { collection: IndexedCollection; id: number }[],
  { user, locale, language }: Pick<Query, 'user' | 'locale' | 'language'>,
): Promise<FoundDocument[]> {
  const open = openTo(user)
  const chosen = given.filter(({ collection }) => open.includes(collection))
  const closed = withoutDrafts(user, open)
  const visible = await visibleOnly(payload, chosen, closed)
  const found = await describe(
    payload,
    visible.map(({ collection, id }) => ({ collection, id, label: '', kind: 'title' as const })),
    { locale, language, closed },
  )
  return found.filter(({ title }) => title !== null)
}

/**
 * Documents by a part number in any spelling, a GTIN, or words of a title, alternative text or file
 * name: content before what steers searches, exact ones first, then those that begin with the query. If
 * there is none, those that are a typing error or two away.
 */
export async function findDocuments(
  payload: Payload,
  { text, user, locale, language, limit, collections }: Query,
): Promise<FoundDocuments> {
  const open = openTo(user).filter((each) => collections?.includes(each) ?? true)
  const found = foundKeys(text, open, limit * maxKeysPerDocument)
  if (open.length === 0 || found === undefined) return { documents: [], isNear: false }
  const code = literal(codeKey(text))
  const words = literal(wordKey(text))
  const chosen = await rows<ChosenKey>(
    payload,
    sql`
    with matches as (
      select collection, document_id, kind, label, (collection = any(${sql.param(steering)}::text[])) as is_steering,
        case when key = ${codeKey(text)} or key = ${wordKey(text)} then 0
          when key like ${`${code}%`} or key like ${`${words}%`} then 1 else 2 end as rank,
        length(key) as size, array_position(${sql.param(open)}::text[], collection) as place
      from ${found}
      order by is_steering, rank, place, size, label limit ${limit * maxKeysPerDocument}
    ), best as (
      select distinct on (collection, document_id) * from matches
      order by collection, document_id, rank, size, label
    )
    select collection, document_id as id, label, kind from best
    order by is_steering, rank, place, size, label, document_id limit ${limit}`,
  )
  const closed = withoutDrafts(user, open)
  const exact = await visibleOnly(payload, chosen, closed)
  const near =
    exact.length > 0 ? [] : await visibleOnly(payload, await nearKeys(payload, text, open), closed)
  return {
    documents: await describe(payload, exact.length > 0 ? exact : near.slice(0, limit), {
      locale,
      language,
      closed,
    }),
    isNear: near.length > 0,
  }
}

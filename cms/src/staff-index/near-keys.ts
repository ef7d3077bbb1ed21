import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { wordsOf } from '#src/search/words/fold.ts'
import { editDistance } from '#src/search/words/spelling.ts'
import { codeKey } from './document-keys.ts'
import type { DocumentKey, IndexedCollection } from './document-keys.ts'

/** Minimum length of a misspelled word or code, characters. */
const minLength = 4
/** Maximum words of a query; further words are ignored. */
const maxWords = 5
/** Maximum number of keys that are compared letter by letter. */
const maxCompared = 400

/** Key that a misspelled query may mean. */
export interface NearKey {
  collection: IndexedCollection
  id: number
  kind: DocumentKey['kind']
  label: string
  /** Typing errors between query and key. */
  errors: number
}

/** Typing errors that are forgiven: none in short words, one in words of up to seven letters, else two. */
const allowed = (word: string): number => (word.length < minLength ? 0 : word.length <= 7 ? 1 : 2)

/** Typing errors of a word beside the beginning of a known one; infinite for another word. */
function errorsOf(typed: string, known: string): number {
  if (known.startsWith(typed)) return 0
  const limit = allowed(typed)
  const beginnings = [known, known.slice(0, typed.length), known.slice(0, typed.length + 1)]
  const least = Math.min(...beginnings.map((text) => editDistance(typed, text, limit)))
  return least > limit ? Infinity : least
}

/**
 * Typing errors with which a key has all words of a query; infinite if it has not. Of a code, the code
 * as a whole is compared.
 */
export function errorsIn(
  query: { code: string; words: readonly string[] },
  { kind, key }: { kind: DocumentKey['kind']; key: string },
): number {
  if (kind === 'code') {
    const limit = allowed(query.code)
    const errors = editDistance(query.code, key, limit)
    return errors > limit ? Infinity : errors
  }
  const known = key.trim().split(' ')
  return query.words.reduce(
    (sum, word) => sum + Math.min(...known.map((each) => errorsOf(word, each))),
    0,
  )
}

/**
 * Keys of collections that are a typing error or two away from a query, fewest errors first; each
 * document once. For queries that no key meets.
 */
export async function nearKeys(
  payload: Payload,
  text: string,
  collections: readonly IndexedCollection[],
): Promise<NearKey[]> {
  const query = { code: codeKey(text), words: wordsOf(text).slice(0, maxWords) }
  if (query.code.length < minLength || collections.length === 0) return []
  const words = query.words.toSorted((one, other) => other.length - one.length)
  const found = await rows<Omit<NearKey, 'errors'> & { key: string }>(
    payload,
    sql`select collection, document_id as id, kind, label, key from near_keys(${sql.param([...collections])}::text[],
      ${query.code}::text, ${sql.param(words)}::text[], ${maxCompared}::int)`,
  )
  const best = new Map<string, NearKey>()
  for (const { key, ...each } of found) {
    const errors = errorsIn(query, { kind: each.kind, key })
    const place = `${each.collection} ${each.id}`
    if (errors < (best.get(place)?.errors ?? Infinity)) best.set(place, { ...each, errors })
  }
  return [...best.values()].toSorted(
    (one, other) => one.errors - other.errors || one.label.length - other.label.length,
  )
}

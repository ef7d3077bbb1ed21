import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { termOf } from './stored-words.ts'
import type { Term } from './term-shapes.ts'

/** Approved terms. `version`: digest that is equal for equal terms. */
export interface Glossary {
  version: string
  terms: readonly Term[]
}

/** Last read glossary of each database, so that equal terms have one index (`glossary-index.ts`). */
const last = new WeakMap<Payload, Glossary>()

/** Reads the approved terms, the oldest first. */
export async function readGlossary(payload: Payload): Promise<Glossary> {
  const found = await rows<{ id: number; words: unknown; note: string | null }>(
    payload,
    sql`select id, words, note from terms where state = 'approved' order by id`,
  )
  const version = createHash('sha256').update(JSON.stringify(found)).digest('base64url')
  const known = last.get(payload)
  if (known?.version === version) return known
  const glossary = { version, terms: found.map(termOf) }
  last.set(payload, glossary)
  return glossary
}

/** Numbers of approved and of proposed terms. */
export async function countTerms(
  payload: Payload,
): Promise<{ approved: number; proposed: number }> {
  const [counts] = await rows<{ approved: number; proposed: number }>(
    payload,
    sql`select count(*) filter (where state = 'approved')::int as approved,
      count(*) filter (where state = 'proposed')::int as proposed from terms`,
  )
  return counts ?? { approved: 0, proposed: 0 }
}

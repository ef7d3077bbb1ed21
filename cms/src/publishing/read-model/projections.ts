import type { Tag } from '@vitrine/contract/tags'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import { writeEntries } from './write-entries.ts'
import type { Publication } from './write-entries.ts'
import { predecessorTags, writeProductFacts } from './write-product-facts.ts'
import { referenceTags, writeReferences } from './write-references.ts'
import { writeSynonyms } from './write-synonyms.ts'
import { toolingTags, writeTooling } from './write-tooling.ts'

/** What the publication of a document of one collection does beside writing its entries. */
interface Projection {
  /** Writes tables of its own, before the entries; without a document it removes its rows. */
  write?: (publication: Publication) => Promise<void>
  /** Tags of other documents' pages that show it, after its tables are written. */
  tags?: (payload: Payload, id: number, transaction: Transaction) => Promise<Tag[]>
  /** Products whose entries depend on its own. */
  products?: (payload: Payload, id: number, transaction: Transaction) => Promise<number[]>
}

/** A collection that is not listed has entries alone, or none. */
const projections: Partial<Record<FeedCollection, Projection>> = {
  products: {
    write: async ({ payload, id, document, entries, transaction }) => {
      await writeProductFacts(payload, { id, document, entries }, transaction)
      await writeTooling(payload, id, document, transaction)
    },
    tags: async (payload, id, transaction) => [
      ...(await toolingTags(payload, id, transaction)),
      ...(await predecessorTags(payload, id, transaction)),
    ],
  },
  subcategories: {
    products: async (payload, id, transaction) =>
      (
        await rows<{ id: number }>(
          payload,
          sql`
          select distinct document_id as id from search_entries where collection = 'products' and parent_id = ${id}`,
          transaction,
        )
      ).map((row) => row.id),
  },
  'other-makers': {
    write: ({ payload, id, document, transaction }) =>
      writeReferences(payload, id, document, transaction),
    tags: referenceTags,
  },
  synonyms: {
    write: ({ payload, id, document, transaction }) =>
      writeSynonyms(payload, id, document, transaction),
  },
  'search-redirects': {
    // the search reads them again by this number (`api/indexes/entry-indexes.ts`)
    write: async ({ payload, transaction }) =>
      void (await rows(payload, sql`update search_state set synonyms = synonyms + 1`, transaction)),
  },
}

export const projectionOf = (collection: FeedCollection): Projection =>
  projections[collection] ?? {}

/** Writes all of a document's read model; without a document it is deleted. */
export async function writeReadModel(publication: Publication): Promise<void> {
  await projectionOf(publication.collection).write?.(publication)
  await writeEntries(publication)
}

import type { Tag } from '@vitrine/contract/tags'
import type { Payload } from 'payload'
import type { With } from '#src/platform/collections/collections.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import { countWording } from './count-wording.ts'
import { writeEntries } from './write-entries.ts'
import type { Publication } from './write-entries.ts'
import { predecessorTags, writeProductFacts } from './write-product-facts.ts'
import { referenceTags, writeReferences } from './write-references.ts'
import { writeSynonyms } from './write-synonyms.ts'
import { toolingTags, writeTooling } from './write-tooling.ts'

/**
 * Additional effects of publishing a document of one collection, besides writing the document's
 * entries.
 */
interface Projection {
  /**
   * Writes the collection's tables before the entries; removes their rows if there is no document.
   */
  write?: (publication: Publication) => Promise<void>
  /**
   * Tags of the pages of other documents that show the document, read after its tables are written.
   */
  tags?: (payload: Payload, id: number, transaction: Transaction) => Promise<Tag[]>
  /** Ids of the products whose entries depend on the entries of the document. */
  products?: (payload: Payload, id: number, transaction: Transaction) => Promise<number[]>
}

const projections: Record<With<'projected'>, Projection> = {
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
    write: ({ payload, transaction }) => countWording(payload, transaction),
  },
}

export const projectionOf = (collection: FeedCollection): Projection =>
  (projections as Partial<Record<FeedCollection, Projection>>)[collection] ?? {}

/** Writes the whole read model of a document; deletes it if there is no document. */
export async function writeReadModel(publication: Publication): Promise<void> {
  await projectionOf(publication.collection).write?.(publication)
  await writeEntries(publication)
}

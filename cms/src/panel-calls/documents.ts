import { localeCodes } from '@vitrine/configuration/locales'
import { z } from 'zod'
import { maxParts, partShape } from '#src/changes/plans/new-product.ts'
import { askedDoubtsShape } from '#src/content/limits/doubt-shapes.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { everyRole, panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { queryId } from '#src/platform/panel-calls/shapes.ts'
import { lackShape } from '#src/staff-index/list-shapes.ts'

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1)

const data = z.record(z.string(), z.unknown())

/** A saved document in all languages, and the data of the editor's header. */
const documentAnswerShape = z.object({
  /** Null if no language of the document is public. */
  published: data.nullable(),
  draft: data,
  /** URL of the main picture. */
  picture: z.string().nullable(),
  parent: z.object({ title: z.string(), href: z.string() }).nullable(),
  family: z.string(),
  /**
   * Share of the required facts that the document has, in whole percent; null if no facts are
   * required.
   */
  share: z.number().nullable(),
  lacks: z.array(lackShape),
  /** Fields whose saved translation is older than their source text, by language. */
  outdated: z.partialRecord(z.enum(localeCodes), z.array(z.string())),
  /** Languages in review, or sent back to a translator. */
  reviews: z.partialRecord(z.enum(localeCodes), z.enum(['review', 'returned'])),
})
export type DocumentAnswer = z.output<typeof documentAnswerShape>

/** Calls of the editor of a document. */
export const documentCalls = {
  'documents.read': panelCall({
    summary: 'Reads the saved content of a document with drafts, and the heading of its form.',
    // which collections an account may read is checked by their lists
    roles: everyRole,
    query: z.object({ collection: z.string(), id: queryId, locale: z.string().optional() }),
    answer: documentAnswerShape,
    refusals: [404],
  }),
  'products.doubts': panelCall({
    summary:
      'Finds the doubtful values of part numbers as they are typed, with the digests by which a publication takes them.',
    roles: permissions.products.update,
    body: z.object({
      /** Null for a product that was never saved. */
      id: id.nullable(),
      subcategory: id,
      locale: z.enum(localeCodes),
      variants: z.array(partShape).max(maxParts),
    }),
    answer: askedDoubtsShape,
  }),
}

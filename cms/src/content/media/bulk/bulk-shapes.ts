import { localeCodes } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { alternativeTextMax } from '#src/content/fields/text-limits.ts'
import { publicUploads } from '#src/content/media/upload-digests.ts'
import { lotKey } from './lot.ts'
import { maxBulkFiles } from './bulk-answer.ts'
import { documentKindKeys, pictureViews } from './file-words.ts'
import { maxNameLength } from './name-tokens.ts'

const textByLocale = z.partialRecord(z.enum(localeCodes), z.string())

/** What a file name says. */
const readNameShape = z.object({
  /** Cleaned file name. */
  name: z.string(),
  /** Extension with its dot. */
  ending: z.string(),
  /** Product; null if none or several are named. */
  product: z.number().nullable(),
  /** Products that the name may mean, if it is ambiguous. */
  candidates: z.array(z.number()),
  partNumbers: z.array(z.string()),
  view: z.enum(pictureViews).nullable(),
  kind: z.enum(documentKindKeys).nullable(),
  language: z.enum(localeCodes).nullable(),
  revision: z.string().nullable(),
  /** Printed number of a stored document. */
  number: z.string().nullable(),
  /** Stored document with that number. */
  document: z.number().nullable(),
  /** Place among the pictures of the same view. */
  order: z.number().nullable(),
  /**
   * How a product follows from a name: by a code or name as it is written; by one that lacks signs or
   * is followed by a number; of several, none of which is chosen; none.
   */
  certainty: z.enum(['sure', 'likely', 'ambiguous', 'unknown']),
  /** Words that say nothing known. */
  unread: z.array(z.string()),
})
export type ReadName = z.output<typeof readNameShape>

/** Stored upload as the page shows it. */
const shownUploadShape = z.object({
  collection: z.enum(publicUploads),
  id: z.number(),
  filename: z.string(),
  /** Address in the panel. */
  href: z.string(),
  /** Address of a small picture. */
  thumbnail: z.string().nullable(),
})
export type ShownUpload = z.output<typeof shownUploadShape>

/** What a given file is, compared with what is stored. */
const comparedFileShape = z.object({
  /** Collection that takes it; null: none does. */
  collection: z.enum(publicUploads).nullable(),
  read: readNameShape,
  /** Why it is not taken. */
  refusal: z.string().nullable(),
  equal: shownUploadShape.nullable(),
  sameName: shownUploadShape.nullable(),
})
export type ComparedFile = z.output<typeof comparedFileShape>

/** Product that files are matched with. */
const bulkProductShape = z.object({
  id: z.number(),
  /** Family; empty if it has none. */
  code: z.string(),
  /** Published titles; in a language that is not public that of the draft. */
  titles: textByLocale,
})
export type BulkProduct = z.output<typeof bulkProductShape>

export const bulkComparisonShape = z.object({
  files: z.array(comparedFileShape),
  products: z.array(bulkProductShape),
})
export type BulkComparison = z.output<typeof bulkComparisonShape>

/** Places that use an upload. */
export const uploadUsesShape = z.object({
  places: z.array(z.object({ title: z.string(), href: z.string() })),
  total: z.number(),
})
export type UploadUses = z.output<typeof uploadUsesShape>

/** Picture of a product that lacks alternative texts. */
export const pictureWithoutAltShape = z.object({
  id: z.number(),
  filename: z.string(),
  thumbnail: z.string().nullable(),
  href: z.string(),
  product: z.string(),
  /** Proposals in the languages that have none. */
  alts: textByLocale,
})
export type PictureWithoutAlt = z.output<typeof pictureWithoutAltShape>

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1)

/** Stored uploads that become part of a product, with their texts, as they are sent and kept. */
export const attachmentsShape = z.object({
  files: z
    .array(
      z.object({
        collection: z.enum(publicUploads),
        id,
        name: z.string().max(maxNameLength).refine(isStorable),
        /** Null: only its texts are saved. */
        product: id.nullable(),
        /** Alternative texts of a picture, titles of a document. */
        texts: z.partialRecord(
          z.enum(localeCodes),
          z.string().trim().min(1).max(alternativeTextMax).refine(isStorable),
        ),
      }),
    )
    .min(1)
    // with the pictures that lack a text
    .max(2 * maxBulkFiles),
  /** Key of the lot in which the files were sent. */
  lot: z.string().regex(lotKey).optional(),
})
export type AttachedFile = z.output<typeof attachmentsShape>['files'][number]

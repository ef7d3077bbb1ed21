import { z } from 'zod'
import { image } from './image.ts'
import { lifeMark } from './life-cycle.ts'
import { matchedVariants } from './search.ts'
import { titled } from './titled.ts'

export const id = z.number().int()

export { titled }

/** A product in a list (R3). `title`: for `matched_part_number`, if there is one. */
export const productCard = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  main_image: image.nullable(),
  category: titled.nullable(),
  sub_category: titled.nullable(),
  /** Code of the product family (`TC`). */
  family: z.string(),
  /** Key figures in one line (`10–630 mm² · M6–M20`). */
  key_figures: z.string(),
  /** Number of part numbers, and the first and the last one. */
  part_numbers: z.strictObject({
    count: z.number().int(),
    first: z.string().nullable(),
    last: z.string().nullable(),
  }),
  /** State; null: active. */
  state: lifeMark.nullable(),
  /** Part number that matched the search, as printed. */
  matched_part_number: z.string().nullable(),
  /**
   * Variants that match the search and the filters; null without either, or if no variant matches
   * by itself.
   */
  matched_variants: matchedVariants.nullable(),
})
export type ProductCard = z.infer<typeof productCard>

/** An application in a list (R3). */
export const applicationCard = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  main_image: image.nullable(),
  solution: titled.nullable(),
})
export type ApplicationCard = z.infer<typeof applicationCard>

/** A publication in a list (R3). */
export const publicationCard = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  section: titled.nullable(),
  updated_at: z.string(),
})
export type PublicationCard = z.infer<typeof publicationCard>

/** A news post in a list. `published_at`: ISO 8601 with offset. */
export const postCard = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  main_image: image.nullable(),
  category: titled.nullable(),
  published_at: z.string(),
  reading_minutes: z.number().int(),
})
export type PostCard = z.infer<typeof postCard>

/** A page of blocks in a list. */
export const pageCard = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  main_image: image.nullable(),
})
export type PageCard = z.infer<typeof pageCard>

/** A solution in a list. */
export const solutionCard = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  main_image: image.nullable(),
  application_count: z.number().int(),
})
export type SolutionCard = z.infer<typeof solutionCard>

/** Kinds of downloads, in the order in which a product shows them. */
export const documentKinds = [
  'data-sheet',
  'drawing',
  'model',
  'manual',
  'certificate',
  'declaration',
  'other',
] as const

/**
 * A download. `bytes`: size; `date`: ISO 8601 day; `language`: locale tag of the file; `width`,
 * `height`: of an image, px; `part_numbers`: those to which it applies, empty for all.
 */
export const document = z.strictObject({
  title: z.string(),
  kind: z.enum(documentKinds),
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  language: z.string().nullable(),
  revision: z.string().nullable(),
  date: z.string().nullable(),
  part_numbers: z.array(z.string()),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
export type Document = z.infer<typeof document>

/**
 * A download that matches a search. `pages`: number of pages of a PDF; `page`: the first page with
 * the best match; `snippet`: text there, with the matched words marked.
 */
export const documentHit = document.extend({
  pages: z.number().int().nullable(),
  page: z.number().int().nullable(),
  snippet: z.array(z.strictObject({ text: z.string(), marked: z.boolean() })),
})
export type DocumentHit = z.infer<typeof documentHit>

/**
 * A YouTube video: `id` of 11 characters (R9), from which the thumbnail is derived; `poster`:
 * picture chosen by the staff.
 */
export const video = z.strictObject({
  id: z.string().regex(/^[\w-]{11}$/),
  title: z.string(),
  poster: image.nullable(),
})
export type Video = z.infer<typeof video>

/** A point on a picture, % from the top left. */
const point = z.strictObject({ x: z.number(), y: z.number() })

/** A label on a picture; with `to`, a dimension line between the two points. */
export const mark = point.extend({
  to: point.nullable(),
  label: z.string(),
  product: productCard.nullable(),
})

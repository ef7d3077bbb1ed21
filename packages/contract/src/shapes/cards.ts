import { z } from 'zod'
import { image } from './image.ts'

export const id = z.number().int()

export const titled = z.strictObject({ slug: z.string(), title: z.string() })

/** A product in a list (spec §3 Product). */
export const productCard = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  main_image: image.nullable(),
  category: titled.nullable(),
  sub_category: titled.nullable(),
  /** The family's code, like `TC`. */
  family: z.string(),
  /** One line of figures, like `10–630 mm² · M6–M20`. */
  key_figures: z.string(),
  /** How many part numbers it has, with the first and the last. */
  part_numbers: z.strictObject({
    count: z.number().int(),
    first: z.string().nullable(),
    last: z.string().nullable(),
  }),
  /** In a search: the part number that was hit, as printed. */
  matched_part_number: z.string().nullable(),
})
export type ProductCard = z.infer<typeof productCard>

/** An application in a list (spec §3 Application). */
export const applicationCard = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  main_image: image.nullable(),
  solution: titled.nullable(),
})
export type ApplicationCard = z.infer<typeof applicationCard>

/** A publication in a list (spec §3 Publication). */
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

/**
 * A file to take away. `bytes`: size; `date`: ISO day; `language`: the file's own, a locale's tag;
 * `width` and `height`: px, of what is a picture.
 */
export const document = z.strictObject({
  title: z.string(),
  kind: z.enum(['data-sheet', 'drawing', 'certificate', 'manual', 'declaration', 'other']),
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  language: z.string().nullable(),
  date: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
export type Document = z.infer<typeof document>

/**
 * A video: the id of 11 characters (spec §9), from which the thumbnail is derived; `poster`: the
 * picture that the staff chose for it.
 */
export const video = z.strictObject({
  id: z.string().regex(/^[\w-]{11}$/),
  title: z.string(),
  poster: image.nullable(),
})
export type Video = z.infer<typeof video>

/** A point of a picture, in percent from its top left. */
const point = z.strictObject({ x: z.number(), y: z.number() })

/**
 * A mark on a picture: a point with what stands there; with `to`, a dimension drawn between the two
 * points.
 */
export const mark = point.extend({
  to: point.nullable(),
  label: z.string(),
  product: productCard.nullable(),
})

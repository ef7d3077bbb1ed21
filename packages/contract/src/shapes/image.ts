import { z } from 'zod'

/**
 * A picture: `url` and `name` as the specification names them (spec §3), the rest so that nothing
 * shifts or blurs.
 */
export const image = z.strictObject({
  url: z.string(),
  /** The file's name. */
  name: z.string(),
  /** What is seen, in the answer's locale; empty when it only decorates. */
  alt: z.string(),
  /** Px of the original. */
  width: z.number().int(),
  height: z.number().int(),
  /** The point that a crop must keep, in percent of width and height. */
  focal: z.strictObject({ x: z.number(), y: z.number() }),
  /** The sizes made of it, smallest first, AVIF and WebP; widths in px. */
  sources: z.array(
    z.strictObject({
      type: z.enum(['image/avif', 'image/webp']),
      url: z.string(),
      width: z.number().int(),
    }),
  ),
})
export type Image = z.infer<typeof image>

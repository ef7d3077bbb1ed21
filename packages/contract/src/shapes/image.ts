import { z } from 'zod'

/** An image: `url` and `name` as specified (R3); further fields prevent layout shift and blur. */
export const image = z.strictObject({
  url: z.string(),
  /** File name. */
  name: z.string(),
  /** Alternative text in the answer's locale; empty for decoration. */
  alt: z.string(),
  /** Size of the original, px. */
  width: z.number().int(),
  height: z.number().int(),
  /** Focal point for cropping, % of width and height. */
  focal: z.strictObject({ x: z.number(), y: z.number() }),
  /** Generated sizes, ascending, AVIF and WebP; widths in px. */
  sources: z.array(
    z.strictObject({
      type: z.enum(['image/avif', 'image/webp']),
      url: z.string(),
      width: z.number().int(),
    }),
  ),
})
export type Image = z.infer<typeof image>

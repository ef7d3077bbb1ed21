import { z } from 'zod'

/**
 * A long text. `html` is made by the cms from its own document tree (never typed by hand): h2, h3,
 * p, ul, ol, li, a, strong, em, sub, sup, table, figure, figcaption, img, picture, blockquote,
 * code. Headings bear the ids of `headings`.
 */
export const richText = z.strictObject({
  html: z.string(),
  headings: z.array(
    z.strictObject({
      id: z.string(),
      text: z.string(),
      level: z.union([z.literal(2), z.literal(3)]),
    }),
  ),
})
export type RichText = z.infer<typeof richText>

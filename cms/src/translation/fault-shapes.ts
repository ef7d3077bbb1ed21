import { z } from 'zod'

/** Fault of a translation: a reason to read it again, not to refuse it. */
export const faultShape = z.union([
  z.object({
    kind: z.enum([
      'figuresMissing',
      'figuresAdded',
      'unitsMissing',
      'unitsAdded',
      'tagsMissing',
      'tagsAdded',
      'placeholdersMissing',
      'placeholdersAdded',
      'invisible',
      'damaged',
      'addressesMissing',
      'addressesAdded',
      'termsMissing',
      'termsForbidden',
    ]),
    values: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('tooLong'),
    over: z.number(),
    max: z.number(),
  }),
  z.object({
    kind: z.literal('sameAsSource'),
  }),
  z.object({
    kind: z.literal('empty'),
  }),
])
export type Fault = z.output<typeof faultShape>

/** Fault of a translation that came back: of the text itself, or of its place. */
export const reviewFaultShape = z.union([
  faultShape,
  z.object({
    kind: z.literal('unknownTags'),
    values: z.array(z.string()),
  }),
  // the file has another source beside the key than the exported one: rows were mixed up
  z.object({ kind: z.literal('sourceOther') }),
  // the source was changed after the export: the translation follows the older one
  z.object({ kind: z.literal('sourceChanged') }),
  // somebody changed the translation after the export
  z.object({ kind: z.literal('translationChanged') }),
  // the passage was removed, or is another one now
  z.object({ kind: z.literal('sourceGone') }),
])
export type ReviewFault = z.output<typeof reviewFaultShape>

import { attribute } from '@vitrine/contract/shapes/attributes'
import { z } from 'zod'
import { limitShape } from '#src/content/limits/limit-shape.ts'

const choice = z.object({ value: z.string(), label: z.string() })

/** Attribute declared by a subcategory, with its label in one language. */
export const declaredShape = z.object({
  ...attribute.pick({ key: true, label: true, type: true, unit: true, decimals: true }).shape,
  choices: z.array(choice),
  limits: z.array(limitShape).exactOptional(),
  /** Format of a text that is a date, ISO 8601. */
  format: z.literal('day').exactOptional(),
  /** Labels in all languages of the panel, by which heads and choices are read. */
  spellings: z
    .object({
      labels: z.record(z.string(), z.string()),
      choices: z.record(z.string(), z.array(choice).readonly()).readonly(),
    })
    .exactOptional(),
})
export type Declared = z.output<typeof declaredShape>

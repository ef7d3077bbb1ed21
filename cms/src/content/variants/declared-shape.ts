import { attribute } from '@vitrine/contract/shapes/attributes'
import { z } from 'zod'
import { computationKinds } from '#src/content/computed/computations.ts'
import type { Computed } from '#src/content/computed/computations.ts'
import { limitKinds } from '#src/content/limits/limit-kinds.ts'
import type { Limit } from '#src/content/limits/limit-kinds.ts'

const choice = z.object({ value: z.string(), label: z.string() })

/** Limit of an attribute as it is stored and sent. */
export const limitShape = z.object({
  kind: z.enum(limitKinds),
  number: z.number().nullish(),
  other: z.string().nullish(),
  text: z.string().nullish(),
}) satisfies z.ZodType<Limit>

const computedShape = z.object({
  kind: z.enum(computationKinds),
  from: z.string(),
  with: z.string().nullish(),
}) satisfies z.ZodType<Computed>

/** Attribute declared by a subcategory, with its label in one language. */
export const declaredShape = z.object({
  ...attribute.pick({ key: true, label: true, type: true, unit: true, decimals: true }).shape,
  choices: z.array(choice),
  limits: z.array(limitShape).exactOptional(),
  /** How its values are computed; nobody types them. */
  computed: computedShape.exactOptional(),
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

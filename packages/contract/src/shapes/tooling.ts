import { z } from 'zod'
import { attribute, attributeValue } from './attributes.ts'
import { id, productCard } from './cards.ts'
import { lifeMark, successor } from './life-cycle.ts'

/** What a part number of the relation is to another, such as its die or its tool; the company names it. */
export const toolingRole = z.strictObject({ key: z.string(), label: z.string() })
export type ToolingRole = z.infer<typeof toolingRole>

/**
 * A row of the relation: with any of the part numbers of each role, a part number is applied under
 * these conditions. `missing`: conditions that are not stated here and are elsewhere in the catalogue,
 * with the same first role: a reader must not take them for inapplicable.
 */
export const toolingRow = z.strictObject({
  part_number: z.string(),
  parts: z.record(z.string(), z.array(z.string())),
  values: z.record(z.string(), attributeValue),
  missing: z.array(z.string()),
})
export type ToolingRow = z.infer<typeof toolingRow>

/** What the rows of an answer name. */
export const toolingWords = z.strictObject({
  roles: z.array(toolingRole),
  conditions: z.array(attribute),
  /** Part numbers that the answer names and that have a page, with the id of their product. */
  parts: z.array(
    z.strictObject({
      part_number: z.string(),
      product: id,
      /** Title of the product for this part number: the figures in it are its own. */
      title: z.string(),
      /** null: active. */
      state: lifeMark.nullable(),
      successor: successor.nullable(),
    }),
  ),
  /** Products of the part numbers. */
  products: z.array(productCard),
})
export type ToolingWords = z.infer<typeof toolingWords>

/** Rows of the part numbers of one product. */
export const tooling = toolingWords.extend({ rows: z.array(toolingRow) })
export type Tooling = z.infer<typeof tooling>

import { z } from 'zod'
import { attribute, attributeValue } from './attributes.ts'
import { id, productCard } from './cards.ts'
import { lifeMark, successor } from './life-cycle.ts'

/** Role of a part number in tooling, such as die or tool; the company names the roles. */
export const toolingRole = z.strictObject({ key: z.string(), label: z.string() })
export type ToolingRole = z.infer<typeof toolingRole>

/**
 * A row of tooling: with any of the part numbers of each role, a part number is applied under these
 * conditions. `missing`: conditions that are not stated here, but elsewhere in the catalogue for
 * the same first role: a reader must not assume that they do not apply.
 */
export const toolingRow = z.strictObject({
  part_number: z.string(),
  parts: z.record(z.string(), z.array(z.string())),
  values: z.record(z.string(), attributeValue),
  missing: z.array(z.string()),
})
export type ToolingRow = z.infer<typeof toolingRow>

/** Roles, conditions, part numbers and products that the rows of an answer refer to. */
export const toolingWords = z.strictObject({
  roles: z.array(toolingRole),
  conditions: z.array(attribute),
  /** Part numbers of the answer that have a page, with the id of their product. */
  parts: z.array(
    z.strictObject({
      part_number: z.string(),
      product: id,
      /** Title of the product for this part number, with the part number's own figures. */
      title: z.string(),
      /** State; null: active. */
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

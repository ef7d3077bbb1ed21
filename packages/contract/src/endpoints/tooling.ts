import { z } from 'zod'
import { filterPattern, listLimits } from '../list-limits.ts'
import { attribute, attributeValue, facet } from '../shapes/attributes.ts'
import { id } from '../shapes/cards.ts'
import { listMeta } from '../shapes/list.ts'
import { toolingRow, toolingWords } from '../shapes/tooling.ts'
import { endpoint } from './endpoint.ts'

const filter = z.string().regex(filterPattern).max(listLimits.filter)

export const toolingEndpoints = {
  /**
   * `filter`: `key:value` of an attribute of the part numbers or of a condition, `role-key:value`
   * of an attribute of the tooling with the role (`tool-force:12`), `role:part number`. A row
   * without a value does not match a filter on it. 404 if the company has no tooling.
   */
  'tooling-read': endpoint({
    summary:
      'Part numbers with what applies them: dies, tools and conditions, as the relation says.',
    query: z.strictObject({
      filter: z.preprocess(
        (value) => (value === undefined || Array.isArray(value) ? value : [value]),
        z.array(filter).max(listLimits.filters).optional(),
      ),
      page: z.coerce.number().int().min(1).max(listLimits.page).default(1),
    }),
    answer: toolingWords.extend({
      /** Attributes of the part numbers in the answer. */
      attributes: z.array(attribute),
      data: z.array(
        z.strictObject({
          part_number: z.string(),
          product: id,
          values: z.record(z.string(), attributeValue),
          /** Rows that match the filters, each with the matching part numbers. */
          rows: z.array(toolingRow),
        }),
      ),
      meta: listMeta,
      facets: z.array(facet),
      chosen: z.array(z.strictObject({ filter: z.string(), label: z.string() })),
    }),
  }),
}

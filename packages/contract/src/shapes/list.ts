import { z } from 'zod'
import { listLimits } from '../list-limits.ts'

/** Default page size: 12 cards fill rows of 2, 3 and 4. */
export const defaultPerPage = 12

export const listOrderBy = ['relevance', 'title'] as const
export const listOrder = ['asc', 'desc'] as const

/**
 * Query of every list (R2). Sorting: relevance (desc = most relevant first) and title (asc = A–Z);
 * default relevance desc.
 */
export const listQuery = z.strictObject({
  search: z.string().trim().max(listLimits.search).optional(),
  page: z.coerce.number().int().min(1).max(listLimits.page).default(1),
  perPage: z.coerce.number().int().min(1).max(listLimits.perPage).default(defaultPerPage),
  orderBy: z.enum(listOrderBy).default('relevance'),
  order: z.enum(listOrder).optional(),
})

export const listMeta = z.strictObject({
  page: z.number().int(),
  perPage: z.number().int(),
  total: z.number().int(),
  lastPage: z.number().int(),
})

/** Schema of a list answer: `{ data, meta }`. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ data: z.array(row), meta: listMeta })
}

import type { Answer } from '@vitrine/contract/client'
import { siteModules } from '@vitrine/configuration/modules'
import type { ToolingRole, Variant } from '@vitrine/contract/shapes/types'
import {
  declarationFrom,
  partNumbersIn,
  readTooling,
  rowsOf,
} from '#src/content/tooling/declaration.ts'
import type { StoredRow } from '#src/content/tooling/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { describeTooling } from './describe-tooling.ts'

type Applied = Pick<Answer<'product-read'>, 'tooling' | 'serves'>

const none: Applied = {
  tooling: { roles: [], conditions: [], parts: [], products: [], rows: [] },
  serves: [],
}

/**
 * Tooling of a product's part numbers, in the order of its table, and the product's part numbers
 * that are tooling for others. Empty if the company has no tooling.
 */
export async function readProductTooling(
  context: CallContext,
  id: number,
  stored: unknown,
  variants: readonly Variant[],
): Promise<Applied> {
  if (!siteModules.includes('tooling')) return none
  context.tag('tooling')
  const declaration = declarationFrom(await readTooling(context.payload, context.locale))
  if (declaration.roles.length === 0) return none
  const given = rowsOf(stored)
  const own = variants.flatMap(({ part_number: printed }) => {
    const number = normalizePartNumber(printed)
    return given
      .filter((row) => normalizePartNumber(row.part_number) === number)
      .map(({ values }) => ({ part_number: printed, values }))
  })
  const described = await describeTooling(context, declaration, own)
  return {
    tooling: { ...described.words, rows: described.rows },
    serves: await readServed(context, id, declaration.roles),
  }
}

/**
 * Part numbers of a product that are tooling for others, by role, each with the number of part
 * numbers that it serves.
 */
async function readServed(
  { payload, locale }: CallContext,
  id: number,
  roles: readonly ToolingRole[],
): Promise<Applied['serves']> {
  const naming = await rows<{
    printed: string
    normalised: string
    part: string
    values: StoredRow['values']
  }>(
    payload,
    sql`
    -- 'offset': by the indexes, of each part number after the other; the planner takes arrays for frequent
    select v.printed, v.normalised, t.part, t.values from search_variants v
    cross join lateral (select * from search_tooling where targets @> array[v.normalised] offset 0) t
    where v.product_id = ${id}
      and exists (select from search_variants served where served.product_id = t.product_id and served.normalised = t.part offset 0)
      and exists (select from search_products p where p.product_id = t.product_id and ${locale} = any(p.locales) offset 0)
    order by v.position`,
  )
  const served = new Map<string, { part_number: string; role: string; parts: Set<string> }>()
  for (const { printed, normalised, part, values } of naming)
    for (const { key } of roles) {
      if (!partNumbersIn(values[key]).some((code) => normalizePartNumber(code) === normalised))
        continue
      const place = `${key} ${normalised}`
      const known = served.get(place) ?? { part_number: printed, role: key, parts: new Set() }
      known.parts.add(part)
      served.set(place, known)
    }
  return [...served.values()].map(({ parts, ...one }) => ({ ...one, count: parts.size }))
}

import type { LifeState } from '@vitrine/contract/life-cycle'
import type {
  Attribute,
  ToolingRole,
  ToolingRow,
  ToolingWords,
} from '@vitrine/contract/shapes/types'
import { rows, sql } from '#src/platform/database/query.ts'
import { partNumbersIn } from '#src/content/tooling/declaration.ts'
import type { StoredRow, ToolingDeclaration } from '#src/content/tooling/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { unusualMark } from '#src/content/life-cycle/life-columns.ts'
import { productsById } from '#src/api/reading/cards.ts'
import { readPartTitles } from '#src/api/reading/part-titles.ts'
import { readSuccessors } from '#src/api/reading/successors.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readToolingTable } from './tooling-table.ts'
import type { ToolingEntry } from './tooling-table.ts'

interface Described {
  rows: ToolingRow[]
  words: ToolingWords
}

type Values = StoredRow['values']

/** Part number named by a row. */
interface FoundPart {
  normalised: string
  part_number: string
  product: number
  state: LifeState
  /** Successor as stored in the read model (`successorText`). */
  successor: string | null
}

/** First role, in the company's order, for which a row has a value. */
const firstRole = (roles: readonly ToolingRole[], values: Values): string | undefined =>
  roles.find(({ key }) => partNumbersIn(values[key]).length > 0)?.key

/** Conditions for which any row has a value, by the first role of the row. */
function usualConditions(
  roles: readonly ToolingRole[],
  conditions: readonly Attribute[],
  entries: readonly ToolingEntry[],
): Map<string | undefined, Set<string>> {
  const usual = new Map<string | undefined, Set<string>>()
  for (const values of entries.flatMap((entry) => entry.rows)) {
    const role = firstRole(roles, values)
    const stated = usual.get(role) ?? new Set()
    for (const { key } of conditions) if ((values[key] ?? null) !== null) stated.add(key)
    usual.set(role, stated)
  }
  return usual
}

/**
 * Rows in the contract's format, with the named part numbers in their printed spelling. A part
 * number that is not published in the locale is shown as written and has no product. `further`:
 * part numbers in the response besides those of the rows.
 */
export async function describeTooling(
  context: CallContext,
  { roles, conditions }: ToolingDeclaration,
  stored: readonly StoredRow[],
  further: readonly { product: number; printed: string }[] = [],
): Promise<Described> {
  const { entries } = await readToolingTable(context.payload)
  const usual = usualConditions(roles, conditions, entries)
  const cells = stored.map(({ values }) =>
    roles.map(({ key }) => ({ key, codes: partNumbersIn(values[key]) })),
  )
  const named = new Set(
    [
      ...cells.flatMap((row) => row.flatMap(({ codes }) => codes)),
      ...further.map(({ printed }) => printed),
    ].map(normalizePartNumber),
  )
  const found = await rows<FoundPart>(
    context.payload,
    sql`
    select v.normalised, v.printed as part_number, v.product_id as product, v.state, v.successor from search_variants v
    join search_products p on p.product_id = v.product_id and ${context.locale} = any(p.locales)
    where v.normalised = any(${sql.param([...named])}::text[]) order by v.product_id, v.position`,
  )
  const successors = await readSuccessors(
    context,
    found.map(({ successor }) => successor),
  )
  const partOf = new Map(found.map(({ normalised, ...part }) => [normalised, part]))
  // ordered by role, then by row
  const products = new Set(
    roles.flatMap((_, place) =>
      cells.flatMap((row) =>
        (row[place]?.codes ?? []).flatMap(
          (code) => partOf.get(normalizePartNumber(code))?.product ?? [],
        ),
      ),
    ),
  )
  const cards = await productsById(context, [
    ...new Set([...products, ...further.map(({ product }) => product)]),
  ])
  const titleOf = await readPartTitles(context, cards)
  return {
    rows: stored.map(({ part_number, values }, at) => ({
      part_number,
      parts: Object.fromEntries(
        (cells[at] ?? []).flatMap(({ key, codes }) =>
          codes.length === 0
            ? []
            : [
                [
                  key,
                  codes.map((code) => partOf.get(normalizePartNumber(code))?.part_number ?? code),
                ],
              ],
        ),
      ),
      values: Object.fromEntries(
        conditions.flatMap(({ key }) => {
          const value = values[key] ?? null
          return value === null ? [] : [[key, value]]
        }),
      ),
      missing: conditions.flatMap(({ key }) =>
        (values[key] ?? null) === null && usual.get(firstRole(roles, values))?.has(key)
          ? [key]
          : [],
      ),
    })),
    words: {
      roles: [...roles],
      conditions: [...conditions],
      parts: found.map(({ part_number, product, state, successor }) => ({
        part_number,
        product,
        title: titleOf(product, part_number) ?? '',
        state: unusualMark(state, context.locale),
        successor: successors(successor),
      })),
      products: cards,
    },
  }
}

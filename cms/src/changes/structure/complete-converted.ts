import { completeParts } from '#src/content/computed/complete-parts.ts'
import { computationOf } from '#src/content/computed/computations.ts'
import type { ComputedColumn } from '#src/content/computed/computations.ts'
import { contradicted, quotedTitles } from '#src/content/variants/check-declaration.ts'
import { PlanRefused } from '#src/changes/plan-refused.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { computedRefusalsTexts } from '#texts/computed-refusals.js'
import type { AttributeRow } from './attribute-rows.ts'
import type { ConvertedProduct } from './convert-product.ts'
import type { ProductState, StructureProduct } from './read-structure.ts'
import type { Operation } from './request.ts'

const labels = labelsOf(computedRefusalsTexts)

const columnsOf = (rows: readonly AttributeRow[]): ComputedColumn[] =>
  rows.map((row) => ({ ...row, computed: computationOf(row) }))

interface Declarations {
  operations: readonly Operation[]
  draft: readonly AttributeRow[]
  public: readonly AttributeRow[]
  /** Subcategory whose attributes change. */
  subcategory: number
  language: string
}

/**
 * Converted products with the values that are computed afterwards.
 *
 * @throws {PlanRefused} that names products which have another value in the place of one that an
 *   operation declares as computed.
 */
export function completeConverted(
  products: readonly StructureProduct[],
  converted: readonly ConvertedProduct[],
  given: Declarations,
): ConvertedProduct[] {
  const { operations, subcategory, language } = given
  const declared = new Set(
    operations.flatMap((each) =>
      each.kind === 'change' && each.to.computation ? [each.to.key] : [],
    ),
  )
  const sides = { draft: columnsOf(given.draft), public: columnsOf(given.public) }
  const contradicting = new Set<string>()
  const completed = (
    { code, title, isTrashed }: StructureProduct,
    side: keyof typeof sides,
    state: ProductState,
  ): ProductState => {
    if (isTrashed || state.subcategory !== subcategory) return state
    const columns = sides[side]
    const added = columns.map((column) =>
      declared.has(column.key) ? column : { ...column, computed: null },
    )
    if (contradicted(added, state.variants, code) > 0) contradicting.add(title)
    const variants = completeParts(state.variants, { columns, family: code })
    return variants === state.variants ? state : { ...state, variants: [...variants] }
  }
  const made = products.flatMap((product, at) => {
    const after = converted[at]
    return after
      ? [
          {
            ...after,
            draft: completed(product, 'draft', after.draft),
            public: after.public && completed(product, 'public', after.public),
          },
        ]
      : []
  })
  if (contradicting.size === 0) return made
  const titles = quotedTitles(contradicting)
  throw new PlanRefused(labels.breaks({ count: contradicting.size, titles }), language)
}

import type { ConvertedCell } from './convert-row.ts'
import { convertRow } from './convert-row.ts'
import type { ProductState, StructureProduct } from './read-structure.ts'
import type { Rule } from './rule.ts'

/** Cell of a product with what became of it. */
export interface PlannedCell extends ConvertedCell {
  product: number
  title: string
  partNumber: string
  /** Number of the row, from 1. */
  row: number
  /** Rule by which it was carried. */
  rule: Rule
  /** True if only visitors read this value: the latest version has another one. */
  isPublicOnly: boolean
}

export interface ConvertedProduct {
  draft: ProductState
  public: ProductState | null
  cells: PlannedCell[]
}

interface Conversion {
  /** Rules for the products of a subcategory; undefined: they stay as they are. */
  rulesFor: (subcategory: number | null) => readonly Rule[] | undefined
  /** Subcategory of the products afterwards; undefined: the same. */
  target: number | undefined
  language: string
}

/** State of a product under the new attributes. */
function convertState(
  product: Pick<StructureProduct, 'id' | 'title'>,
  state: ProductState,
  { rulesFor, target, language }: Conversion,
): { state: ProductState; cells: PlannedCell[] } {
  const rules = rulesFor(state.subcategory)
  if (!rules) return { state, cells: [] }
  const byKey = new Map(rules.map((rule) => [rule.from.key, rule]))
  const cells: PlannedCell[] = []
  const variants = state.variants.map((variant, at) => {
    const { values, cells: converted } = convertRow(variant.values, rules, language)
    for (const cell of converted) {
      const rule = byKey.get(cell.key)
      if (rule)
        cells.push({
          ...cell,
          rule,
          product: product.id,
          title: product.title,
          partNumber: variant.part_number,
          row: at + 1,
          isPublicOnly: false,
        })
    }
    return { ...variant, values }
  })
  return { state: { subcategory: target ?? state.subcategory, variants }, cells }
}

const cellKey = ({ partNumber, key, before }: PlannedCell): string =>
  JSON.stringify([partNumber, key, before])

/** Both states of a product under the new attributes; equal cells of them are one. */
export function convertProduct(
  product: StructureProduct,
  conversion: Conversion,
): ConvertedProduct {
  const draft = convertState(product, product.draft, conversion)
  if (!product.public) return { draft: draft.state, public: null, cells: draft.cells }
  const published = convertState(product, product.public, conversion)
  const known = new Set(draft.cells.map(cellKey))
  const further = published.cells.filter((cell) => !known.has(cellKey(cell)))
  return {
    draft: draft.state,
    public: published.state,
    cells: [...draft.cells, ...further.map((cell) => ({ ...cell, isPublicOnly: true }))],
  }
}

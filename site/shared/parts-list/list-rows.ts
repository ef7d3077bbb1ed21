import type { Answer } from '@vitrine/contract/client'
import { askedAs, partListLimits } from '@vitrine/contract/part-list'
import type { ListItem } from '@vitrine/contract/part-list'

type Read = Answer<'parts-read'>
export type Line = Read['lines'][number]
type Product = Read['products'][number]

/** Row of a list: one line, or several lines of one part number. */
export interface ListRow {
  line: Line
  /** Product of the part number, with its title for that part number. */
  product: Product | undefined
  /** Sum of the lines; null if no line states a quantity. A proposed quantity is none. */
  quantity: number | null
  /** Doubt about the quantity of any of the lines; null if it is certain. */
  doubt: Line['quantity_doubt']
  /** Quantities of the merged lines; empty for a single line. */
  merged: (number | null)[]
  /** Product families that replace another maker's number; the visitor chooses a part number. */
  families: { reference: Line['references'][number]; product: Product }[]
}

const familiesOf = ({ state, references }: Line, products: readonly Product[]) =>
  references.flatMap((reference) => {
    const product = products.find(({ id }) => id === reference.product)
    return (state === 'equivalent' || state === 'near') && reference.part_number === null && product
      ? [{ reference, product }]
      : []
  })

/** Quantity of a line; the pieces of a length are only proposed. */
const statedQuantity = ({ quantity, quantity_doubt: doubt }: Line): number | null =>
  doubt === 'measured' ? null : quantity

/**
 * Rows of a list. Lines of one part number are merged at the position of the first, unless their
 * typed numbers of other makers differ.
 */
export function listRows({ lines, products }: Read): ListRow[] {
  const rows = new Map<string, ListRow>()
  for (const [at, line] of lines.entries()) {
    const isMerged = line.part !== null && line.quantity_doubt !== 'measured'
    const key = isMerged ? `${line.part?.part_number} ${line.asked ?? ''}` : `line ${at}`
    const row = rows.get(key)
    if (row === undefined) {
      const { part } = line
      const product = part && products.find(({ id }) => id === part.product)
      rows.set(key, {
        line,
        product: product ? { ...product, title: part.title } : undefined,
        quantity: statedQuantity(line),
        doubt: line.quantity_doubt,
        merged: [],
        families: familiesOf(line, products),
      })
      continue
    }
    const quantity = statedQuantity(line)
    row.merged = [...(row.merged.length > 0 ? row.merged : [row.quantity]), quantity]
    row.doubt ??= line.quantity_doubt
    row.quantity =
      row.quantity === null && quantity === null
        ? null
        : Math.round(((row.quantity ?? 0) + (quantity ?? 0)) * 1000) / 1000
  }
  return [...rows.values()]
}

/**
 * Rows as items for links, exports and quotations, part numbers as printed. Lines whose sum exceeds
 * the maximum quantity are not merged.
 */
export const printedItems = (rows: readonly ListRow[]): ListItem[] =>
  rows.flatMap(({ line: { part, code, asked, measure }, quantity, merged }) =>
    ((quantity ?? 0) > partListLimits.quantity ? merged : [quantity]).map((pieces) => ({
      code:
        part && asked
          ? askedAs(part.part_number, asked)
          : // a length stays in the text until its pieces are confirmed
            measure !== null && quantity === null
            ? code
            : (part?.part_number ?? code),
      quantity: pieces,
    })),
  )

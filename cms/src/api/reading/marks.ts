import { productsById } from './cards.ts'
import { idOf } from './detail.ts'
import type { CallContext } from './call-context.ts'

interface StoredMark {
  x: number
  y: number
  to_x?: number | null
  to_y?: number | null
  label?: string | null
  product?: number | { id: number } | null
}

/** Hotspots of an image, with their product if it exists in the locale. */
export async function readMarks(
  context: CallContext,
  stored: readonly StoredMark[] | null | undefined,
) {
  const marks = stored ?? []
  const products = await productsById(
    context,
    marks.map((mark) => idOf(mark.product)).filter((id) => id !== null),
  )
  return marks.map((mark) => ({
    x: mark.x,
    y: mark.y,
    to: endOf(mark),
    label: mark.label ?? '',
    product: products.find((product) => product.id === idOf(mark.product)) ?? null,
  }))
}

/** End point of a dimension line; null unless both coordinates are set. */
function endOf({ to_x: x, to_y: y }: StoredMark): { x: number; y: number } | null {
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

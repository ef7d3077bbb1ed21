import { useSearchParams } from 'next/navigation'
import { structurePath } from '#src/platform/change-addresses.ts'

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** Subject in the address: products that move, or the subcategory whose attributes change. */
export interface StructureAddress {
  /** Query of the call that reads what can be mapped; undefined: none is named. */
  query: { products: string } | { subcategory: string } | undefined
  products: number[]
  target: number | undefined
  subcategory: number | undefined
  attribute: string | undefined
  /** Change that was planned or applied. */
  id: number | undefined
  /** Opens a planned change, or the mapping again, without a request of the page. */
  open: (id?: number) => void
}

export function useStructureAddress(): StructureAddress {
  const params = useSearchParams()
  const listed = params.get('products') ?? ''
  const products = listed.split(',').flatMap((text) => numberIn(text) ?? [])
  const subcategory = numberIn(params.get('subcategory'))
  const query =
    products.length > 0
      ? { products: products.join(',') }
      : subcategory === undefined
        ? undefined
        : { subcategory: String(subcategory) }
  return {
    query,
    products,
    target: numberIn(params.get('target')),
    subcategory,
    attribute: params.get('attribute') ?? undefined,
    id: numberIn(params.get('import')),
    open: (id) => {
      const next = new URLSearchParams(params)
      if (id === undefined) next.delete('import')
      else next.set('import', String(id))
      window.history.pushState(null, '', structurePath(Object.fromEntries(next)))
    },
  }
}

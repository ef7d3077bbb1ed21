import { useSearchParams } from 'next/navigation'
import { importsPath } from '#src/platform/change-addresses.ts'

/** Id of a plan in an address; undefined for none. */
export function planIn(params: { get: (name: string) => string | null }): number | undefined {
  const text = params.get('import') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

export interface PlanAddress {
  id: number | undefined
  open: (id?: number) => void
}

/** Open plan in the address, which changes without a request of the page. */
export function usePlanAddress(): PlanAddress {
  return {
    id: planIn(useSearchParams()),
    open: (id) => window.history.pushState(null, '', importsPath(id)),
  }
}

import { useSearchParams } from 'next/navigation'
import { importsPath } from '#src/platform/change-addresses.ts'

/** Id of an import in an address; undefined for none. */
export function importIn(params: { get: (name: string) => string | null }): number | undefined {
  const text = params.get('import') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

export interface ImportAddress {
  id: number | undefined
  open: (id?: number) => void
}

/** Open import in the address, which changes without a request of the page. */
export function useImportAddress(): ImportAddress {
  return {
    id: importIn(useSearchParams()),
    open: (id) => window.history.pushState(null, '', importsPath(id)),
  }
}

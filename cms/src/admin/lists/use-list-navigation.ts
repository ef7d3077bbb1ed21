'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { listQuery } from '#src/staff-index/list-state.ts'
import type { ListState } from '#src/staff-index/list-state.ts'

export interface ListNavigation {
  isLoading: boolean
  /** Address of the list with a change; of the first page, unless the change names one. */
  hrefOf: (change: Partial<ListState>) => string
  open: (change: Partial<ListState>, mode?: 'push' | 'replace') => void
  /** Reads the rows again. */
  refresh: () => void
}

/** Addresses of a list's states. */
export function useListNavigation(path: string, state: ListState): ListNavigation {
  const router = useRouter()
  // renders again after the address was written
  useSearchParams()
  const [isLoading, start] = useTransition()
  const own = listQuery(state)
  const hrefOf = (change: Partial<ListState>): string =>
    path + listQuery({ ...state, page: 1, ...change })
  // Payload's provider of list queries writes its own defaults into the address, and parameters of the
  // address before, in an effect after this one
  useEffect(() => {
    const timer = setTimeout(() => {
      if (window.location.pathname === path && window.location.search !== own)
        window.history.replaceState(null, '', path + own)
    })
    return () => clearTimeout(timer)
  })
  return {
    isLoading,
    hrefOf,
    open: (change, mode = 'push') => start(() => router[mode](hrefOf(change))),
    refresh: () => start(() => router.refresh()),
  }
}

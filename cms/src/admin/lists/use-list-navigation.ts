'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { listQuery } from '#src/staff-index/list-state.ts'
import type { ListState } from '#src/staff-index/list-state.ts'

export interface ListNavigation {
  isLoading: boolean
  /** URL of the list with a changed state; page 1 unless the change sets a page. */
  hrefOf: (change: Partial<ListState>) => string
  open: (change: Partial<ListState>, mode?: 'push' | 'replace') => void
  /** Reads the rows again. */
  refresh: () => void
}

/** URLs of a list's states, and navigation to them. */
export function useListNavigation(path: string, state: ListState): ListNavigation {
  const router = useRouter()
  // subscribes to the URL: the component renders again when Payload changes it
  useSearchParams()
  const [isLoading, start] = useTransition()
  const own = listQuery(state)
  const hrefOf = (change: Partial<ListState>): string =>
    path + listQuery({ ...state, page: 1, ...change })
  // Payload's list query provider writes its defaults and earlier parameters into the URL, in an
  // effect that runs after this one; the timeout restores our URL
  useEffect(() => {
    // it would end a navigation that has begun since
    if (isLoading) return undefined
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

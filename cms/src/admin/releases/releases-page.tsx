'use client'
import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { releasesPath } from '#src/platform/change-addresses.ts'
import { OpenRelease } from './open-release.tsx'
import { ReleaseList } from './release-list.tsx'

export interface ReleasesContext {}

/** Id of a release in an address; undefined for none. */
function releaseIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** Page of releases: one by its address, otherwise all. */
export function ReleasesPage(): ReactNode {
  const id = releaseIn(useSearchParams().get('release'))
  const open = (next?: number): void => window.history.pushState(null, '', releasesPath(next))
  return (
    <main className="ui-page ui-changes">
      {id === undefined ? (
        <ReleaseList open={open} />
      ) : (
        <OpenRelease key={id} id={id} close={() => open()} />
      )}
    </main>
  )
}

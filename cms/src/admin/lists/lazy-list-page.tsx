'use client'

import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

const Page = lazy(async () => ({ default: (await import('./list-page.tsx')).ListPage }))

/** Page of a list. Its scripts load only with lists, because Payload’s import map is one file. */
export function LazyListPage(props: ComponentProps<typeof Page>) {
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  )
}

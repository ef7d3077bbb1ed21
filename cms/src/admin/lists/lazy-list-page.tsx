'use client'

import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

const Page = lazy(async () => ({ default: (await import('./list-page.tsx')).ListPage }))

/**
 * Loads the list page on demand. Payload's import map is a single bundle, so a static import would
 * add the page to every screen of the panel.
 */
export function LazyListPage(props: ComponentProps<typeof Page>) {
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  )
}

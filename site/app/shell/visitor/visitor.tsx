import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { Deferred } from '#app/core/deferred.tsx'

const parts = () => import('./visitor-parts.tsx')
const head = () => parts().then(({ VisitorHead }) => VisitorHead)
const foot = () => parts().then(({ VisitorFoot }) => VisitorFoot)

/**
 * Visitor-specific parts (consent, tracking, pop-ups): not in the cached HTML, loaded after
 * hydration.
 */
export function VisitorBefore({ data }: { data: LayoutData }) {
  return <Deferred load={head} props={{ data }} />
}

export function VisitorAfter({ data }: { data: LayoutData }) {
  return <Deferred load={foot} props={{ data }} />
}

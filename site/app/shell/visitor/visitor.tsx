import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { Later } from '#app/core/errors/later.tsx'

const parts = () => import('./visitor-parts.tsx')
const head = () => parts().then(({ VisitorHead }) => VisitorHead)
const foot = () => parts().then(({ VisitorFoot }) => VisitorFoot)

/**
 * What hangs on this one visitor (consent, measuring, pop-ups) is no part of a page that all share,
 * nor of its first
 * paint: it comes when the page has come to life.
 */
export function VisitorBefore({ data }: { data: LayoutData }) {
  return <Later load={head} props={{ data }} />
}

/** The part that stands after the page. */
export function VisitorAfter({ data }: { data: LayoutData }) {
  return <Later load={foot} props={{ data }} />
}

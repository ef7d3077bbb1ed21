'use client'

import { lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'

/** Lines of the skeleton, and their widths in % of the column. */
const lines = [92, 78, 85, 64, 88, 71, 80, 58]

/** Head and lines in place of a page's content. */
export const SkeletonLines = (): ReactNode => (
  <>
    <div className="ui-page__head">
      <span className="ui-skeleton ui-skeleton--title" />
    </div>
    <div className="ui-page__start">
      {lines.map((width) => (
        <span key={width} className="ui-skeleton" style={{ width: `${width}%` }} />
      ))}
    </div>
  </>
)

/** Frame of a page whose scripts are still loading. */
const PageSkeleton = (): ReactNode => (
  <main className="ui-page" aria-busy="true">
    <SkeletonLines />
  </main>
)

/**
 * A component whose scripts load with the screens that show it alone: Payload's import map is one
 * bundle for all pages. `placeholder` is shown until then.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }))
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** A page of the panel, loaded as `lazyPart`; its frame is painted at once. */
export const lazyPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyPart(load, <PageSkeleton />)

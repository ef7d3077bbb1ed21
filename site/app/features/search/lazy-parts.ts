import { lazySection } from '#app/core/lazy-section.tsx'

/** First results of each kind. */
export const overview = lazySection(() => import('./overview.tsx').then(({ Overview }) => Overview))

/** Results of one kind with their sorting and pages. */
export const kindPage = lazySection(() =>
  import('./kind-page.tsx').then(({ KindPage }) => KindPage),
)

/** Popular content and categories, for a search without results. */
export const popular = lazySection(() =>
  import('./suggestions.tsx').then(({ Suggestions }) => Suggestions),
)

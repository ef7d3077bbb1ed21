import { lazySection } from '#app/core/lazy-section.tsx'

/** Saved lists of a member. */
export const memberLists = lazySection((locale) =>
  import('./load-lists.ts').then(({ loadLists }) => loadLists(locale)),
)

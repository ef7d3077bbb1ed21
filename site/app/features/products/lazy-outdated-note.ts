import { lazySection } from '#app/core/lazy-section.tsx'

/** Note on outdated safety texts; few products have one. */
export const outdatedNote = lazySection(() =>
  import('#app/features/articles/outdated-note.tsx').then(({ OutdatedNote }) => OutdatedNote),
)

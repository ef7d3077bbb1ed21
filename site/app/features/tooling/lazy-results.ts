import { lazySection } from '#app/core/lazy-section.tsx'

/** Part numbers that match the filters of the tooling page. */
export const results = lazySection(() =>
  import('./tooling-results.tsx').then(({ ToolingResults }) => ToolingResults),
)

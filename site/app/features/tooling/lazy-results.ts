import { lazySection } from '#app/core/lazy-section.tsx'

/** Part numbers that the tooling page found. */
export const results = lazySection(() =>
  import('./tooling-results.tsx').then(({ ToolingResults }) => ToolingResults),
)

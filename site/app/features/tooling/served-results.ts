import { servedPart } from '#app/core/served-part.tsx'

/** Part numbers that the tooling page found. */
export const results = servedPart(() =>
  import('./tooling-results.tsx').then(({ ToolingResults }) => ToolingResults),
)

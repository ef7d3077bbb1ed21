import { servedPart } from '#app/core/served-part.tsx'

/** Lists of a member. */
export const keptLists = servedPart((locale) =>
  import('./load-lists.ts').then(({ loadLists }) => loadLists(locale)),
)

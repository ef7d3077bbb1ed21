import { servedPart } from '#app/core/served-part.tsx'

/** Sections of a product below its table. */
export const sections = servedPart((locale) =>
  import('./load-sections.ts').then(({ loadSections }) => loadSections(locale)),
)

import { lazySection } from '#app/core/lazy-section.tsx'

/** Sections of a product below its table. */
export const sections = lazySection((locale) =>
  import('./load-sections.ts').then(({ loadSections }) => loadSections(locale)),
)

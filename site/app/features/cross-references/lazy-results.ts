import { lazySection } from '#app/core/lazy-section.tsx'

/** Results of the page of other makers' numbers. */
export const results = lazySection(() =>
  import('./found-references.tsx').then(({ FoundReferences }) => FoundReferences),
)

/** Equivalents of other makers' numbers above the results of a search. */
export const equivalents = lazySection(async (locale) => {
  const [{ Equivalents }] = await Promise.all([
    import('./equivalents.tsx'),
    import('./load-texts.ts').then(({ loadTexts }) => loadTexts(locale)),
  ])
  return Equivalents
})

import { servedPart } from '#app/core/served-part.tsx'
import { crossReferencesTexts } from '#texts/cross-references.js'

/** Entries that the page of other makers' numbers found. */
export const results = servedPart(async (locale) => {
  const [{ FoundReferences }] = await Promise.all([
    import('./found-references.tsx'),
    crossReferencesTexts.load(locale),
  ])
  return FoundReferences
})

/** Equivalents of other makers' numbers above the results of a search. */
export const equivalents = servedPart(async (locale) => {
  const [{ Equivalents }] = await Promise.all([
    import('./equivalents.tsx'),
    crossReferencesTexts.load(locale),
  ])
  return Equivalents
})

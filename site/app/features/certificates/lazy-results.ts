import { lazySection } from '#app/core/lazy-section.tsx'
import { documentsTexts } from '#texts/documents.js'

/** Certificates of part numbers, filters and entries of the certificates page. */
export const results = lazySection(async (locale) => {
  const [{ CertificateResults }] = await Promise.all([
    import('./certificate-results.tsx'),
    documentsTexts.load(locale),
  ])
  return CertificateResults
})

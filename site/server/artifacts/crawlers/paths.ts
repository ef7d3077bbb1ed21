import { localeCodes } from '@vitrine/contract'
import type { Locale } from '@vitrine/contract'

/** The index of the sitemaps, where search engines look for it. */
export const sitemapIndexPath = '/sitemap.xml'

/** A sitemap of a locale; numbered from 1, since a file may hold only so much. */
export function sitemapPath(locale: Locale, number: number): string {
  return `/sitemap-${locale}-${number}.xml`
}

/** All of them, for the server's router. */
export const sitemapPatterns = localeCodes.map((locale) => `/sitemap-${locale}-:number.xml`)

import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Path of the rules for crawlers. */
export const robotsPath = '/robots.txt'

/** Path of the description of the site for language models (llmstxt.org). */
export const llmsPath = '/llms.txt'

/** Path of the sitemap index. */
export const sitemapIndexPath = '/sitemap.xml'

/** Path of a sitemap of a locale, numbered from 1. */
export function sitemapPath(locale: Locale, number: number): string {
  return `/sitemap-${locale}-${number}.xml`
}

/** Route patterns of the sitemaps. */
export const sitemapPatterns = localeCodes.map((locale) => `/sitemap-${locale}-:number.xml`)

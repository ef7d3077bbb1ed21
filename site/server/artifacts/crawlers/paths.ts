import { programPaths } from '@vitrine/contract/program-paths'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Path of the rules for crawlers. */
export const robotsPath = programPaths.robots

/** Path of the description of the site for language models (llmstxt.org). */
export const llmsPath = programPaths.llms

/** Path of the sitemap index. */
export const sitemapIndexPath = programPaths.sitemaps

/** Path of a sitemap of a locale, numbered from 1. */
export function sitemapPath(locale: Locale, number: number): string {
  return `/sitemap-${locale}-${number}.xml`
}

/** Route patterns of the sitemaps. */
export const sitemapPatterns = localeCodes.map((locale) => `/sitemap-${locale}-:number.xml`)

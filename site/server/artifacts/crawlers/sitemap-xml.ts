import { localeCodes, locales, defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Page with its path in each of its locales. */
export interface SitemapPage {
  paths: Partial<Record<Locale, string>>
  /** ISO 8601; undefined for pages made of several documents. */
  updatedAt: string | undefined
}

/** Sitemap of a locale, each page with its hreflang alternates (sitemaps.org 0.9). */
export function sitemapXml(pages: readonly SitemapPage[], locale: Locale, origin: string): string {
  const entries = pages.flatMap((page) =>
    page.paths[locale] === undefined ? [] : [entry(page, page.paths[locale], origin)],
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}

/** Sitemap index. */
export function sitemapIndexXml(paths: readonly string[], origin: string): string {
  const entries = paths.map((path) => `<sitemap><loc>${escape(origin + path)}</loc></sitemap>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

function entry({ paths, updatedAt }: SitemapPage, path: string, origin: string): string {
  const link = (tag: string, to: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escape(origin + to)}"/>`
  const alternates = localeCodes.flatMap((code) =>
    paths[code] === undefined ? [] : [link(locales[code].tag, paths[code])],
  )
  const fallback = paths[defaultLocale]
  const lastmod = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`
  return `<url><loc>${escape(origin + path)}</loc>${lastmod}${alternates.join('')}${fallback === undefined ? '' : link('x-default', fallback)}</url>\n`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

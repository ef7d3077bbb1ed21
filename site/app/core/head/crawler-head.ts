import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { isIndexed } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import { alternatePaths } from '#shared/routes/alternate-paths.ts'
import { alternateLinks } from './alternate-links.ts'
import { crawlerAttribute } from '#shared/page/crawler-attribute.ts'
import type { Head, HeadContext, HeadElement } from './head-element.ts'
import { shareImagePath, shareImageSize } from '#shared/page/share-image.ts'

interface CrawlerHeadInput {
  name: RouteName
  locale: Locale
  head: Head
  layout: HeadContext['layout']
  title: string
  description: string
  canonical: string
  /** Absolute URL of a path of this site. */
  absolute: (path: string) => string
  path: string
}

/**
 * Head elements for search engines and link previews only (robots, hreflang, Open Graph, JSON-LD).
 */
export function crawlerHead({
  name,
  locale,
  head,
  layout,
  title,
  description,
  canonical,
  absolute,
  path,
}: CrawlerHeadInput): HeadElement[] {
  const image = head.image ?? layout.others.share_image
  const indexed =
    layout.environment.environment === 'production' &&
    head.noIndex !== true &&
    isIndexed(name, locale)
  const pathsByLocale = alternatePaths(name, head.alternates, layout.others.languages)
  const whole = head.query === undefined && pathsByLocale[locale] !== undefined
  const share = absolute(shareImagePath(path))
  const elements: HeadElement[] = [
    { name: 'robots', content: indexed ? 'index, follow' : 'noindex, nofollow' },
    ...(whole ? alternateLinks(name, pathsByLocale, absolute) : []),
    ...(head.feed
      ? [{ rel: 'alternate', type: 'application/atom+xml', href: absolute(head.feed) }]
      : []),
    { property: 'og:title', content: title },
    ...(description === '' ? [] : [{ property: 'og:description', content: description }]),
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: layout.others.company_name },
    { property: 'og:locale', content: openGraphLocale(locale) },
    ...localeCodes
      .filter((code) => code !== locale && whole && pathsByLocale[code] !== undefined)
      .map((code) => ({ property: 'og:locale:alternate', content: openGraphLocale(code) })),
    { property: 'og:image', content: share },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(shareImageSize.width) },
    { property: 'og:image:height', content: String(shareImageSize.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    ...(description === '' ? [] : [{ name: 'twitter:description', content: description }]),
    { name: 'twitter:image', content: share },
    // the page's original picture, not the share image derived from it (site/server/artifacts)
    ...(image ? [{ rel: 'image_src', href: image.url }] : []),
    ...(head.jsonLd ? head.jsonLd(absolute) : []).map((json) => ({ json })),
  ]
  return elements.map((element) => ({ ...element, [crawlerAttribute]: '' }))
}

function openGraphLocale(locale: Locale): string {
  return locales[locale].tag.replace('-', '_')
}

import { locales } from '@vitrine/contract/locales'
import type { Image } from '@vitrine/contract/shapes/types'
import type { HeadContext } from '#app/core/head/head-element.ts'

interface Written {
  /** schema.org's type: news are articles, guides of the trade are technical ones. */
  type: 'Article' | 'TechArticle'
  title: string
  description: string
  path: string
  section?: string | undefined
  image?: Image | null
  /** ISO 8601; as far as the page shows them. */
  published?: string
  modified?: string
  minutes: number
}

/** A text for search engines: what its page shows, no more. */
export function articleJson(
  text: Written,
  { locale }: HeadContext,
  url: (path: string) => string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': text.type,
    mainEntityOfPage: url(text.path),
    url: url(text.path),
    inLanguage: locales[locale].tag,
    headline: text.title,
    ...(text.description === '' ? {} : { description: text.description }),
    ...(text.section === undefined ? {} : { articleSection: text.section }),
    ...(text.image ? { image: [url(text.image.url)] } : {}),
    ...(text.published === undefined ? {} : { datePublished: text.published }),
    ...(text.modified === undefined ? {} : { dateModified: text.modified }),
    timeRequired: `PT${text.minutes}M`,
  }
}

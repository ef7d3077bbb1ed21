import { locales } from '@vitrine/configuration/locales'
import type { Image } from '@vitrine/contract/shapes/types'
import type { HeadContext } from '#app/core/head/head-element.ts'

interface Written {
  /** schema.org type: `Article` for news, `TechArticle` for publications. */
  type: 'Article' | 'TechArticle'
  title: string
  description: string
  path: string
  section?: string | undefined
  image?: Image | null
  /** ISO 8601; undefined if the page does not show the date. */
  published?: string
  modified?: string
  minutes: number
}

/** schema.org Article of visible content only. */
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

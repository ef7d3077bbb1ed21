import type Negotiator from 'negotiator'
import { languageOf, localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Link } from './part-links.ts'

/** True if a link has no language, or that of a locale. */
const isIn = ({ hreflang }: Link, locale: Locale): boolean =>
  hreflang === undefined ||
  hreflang.some((tag) => tag === locales[locale].tag || tag.split('-')[0] === languageOf(locale))

/**
 * Links among which a request for a link type does not decide: those of the preferred media type,
 * and of them those in the visitor's language, if there are any.
 */
export function chooseLinks(
  links: readonly Link[],
  { negotiator, locale }: { negotiator: Negotiator; locale: Locale },
): readonly Link[] {
  const types = [...new Set(links.map(({ type }) => type))]
  const type = negotiator.mediaType(types) ?? types[0]
  const typed = links.filter((link) => link.type === type)
  for (const each of [locale, ...localeCodes]) {
    const spoken = typed.filter((link) => isIn(link, each))
    if (spoken.length > 0) return spoken
  }
  return typed
}

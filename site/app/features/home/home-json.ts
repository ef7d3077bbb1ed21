import { defaultLocale, locales } from '@vitrine/configuration/locales'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { routePath } from '#shared/routes/table.ts'
import { searchAction } from '#shared/routes/search-action.ts'
import { socialLinks } from '#app/core/layout-data/social-links.ts'

/** schema.org Organization and WebSite with SearchAction, equal to the header and the footer. */
export function homeJson({ locale, layout }: HeadContext, url: (path: string) => string): object[] {
  const { action, name } = searchAction(locale)
  const { contact, others } = layout
  const home = url(routePath('home', locale))
  const organization = `${url(routePath('home', defaultLocale))}#organization`
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: others.company_name,
      url: home,
      logo: url(others.logo?.url ?? '/icon-512.png'),
      ...(contact.address === '' ? {} : { address: contact.address }),
      ...(contact.phone === '' ? {} : { telephone: contact.phone }),
      sameAs: socialLinks(layout.social_network).map(({ href }) => href),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: others.company_name,
      url: home,
      inLanguage: locales[locale].tag,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${url(action)}?${name}={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import type { OpenData } from './company-statements.ts'
import { apiCatalogPath, assistantsPath, openApiPath } from '@vitrine/contract/well-known'

/** Media type of the catalogue: a linkset with the profile of RFC 9727. */
export const apiCatalogType =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

/** Catalogue of the site's APIs (RFC 9727) as a linkset (RFC 9264). */
export function apiCatalog(origin: string, { license }: OpenData): object {
  const api = `${origin}${apiBase}${apiVersion}`
  return {
    linkset: [
      {
        anchor: `${origin}${apiCatalogPath}`,
        item: [{ href: api }, { href: origin + assistantsPath }],
      },
      {
        anchor: api,
        'service-desc': [{ href: `${origin}${openApiPath}`, type: 'application/json' }],
        'service-doc': [{ href: `${api}/docs`, type: 'text/html' }],
        status: [{ href: `${origin}/healthz` }],
        ...(license ? { license: [{ href: license.url, title: license.name }] } : {}),
      },
    ],
  }
}

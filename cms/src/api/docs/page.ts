import { logoFile } from '@vitrine/appearance/logo'
import { paletteOf } from '@vitrine/appearance/palette'
import type { Answer } from '@vitrine/contract/client'
import { errorMessages } from '@vitrine/contract/error-body'
import { errorStatuses } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'
import { problemFragment } from '@vitrine/contract/problem-details'
import { escapeHtml } from '#src/content/rich-text/html.ts'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import {
  defaultLocale,
  isLocale,
  localeCodes,
  locales,
  localesOtherThan,
} from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { acceptedLocale } from '@vitrine/configuration/requested-locale'
import { apiReferenceTexts } from '#texts/api-reference.js'

const api = `${apiBase}${apiVersion}`

/**
 * Content-Security-Policy of the page: same-origin files and requests, no inline script or style.
 */
export const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Language of the page: `?lang`, otherwise `Accept-Language`. */
export function docsLocale(url: URL, accepted: string | null): Locale {
  const requested = url.searchParams.get('lang') ?? ''
  return isLocale(requested) ? requested : (acceptedLocale(accepted ?? undefined) ?? defaultLocale)
}

/** Codes with status and message; each is the target of `type` in problem details (RFC 9457). */
const errorList = (locale: Locale): string =>
  Object.entries(errorStatuses)
    .map(([code, status]) => {
      const id = problemFragment(code as ErrorCode)
      const message = escapeHtml(errorMessages[locale][code as ErrorCode])
      return `<dt id="${id}"><code>${code}</code> (${status})</dt><dd>${message}</dd>`
    })
    .join('')

/** HTML of the API reference: Swagger UI (its interface is in English) with `openapi.json`. */
export function docsPage(locale: Locale, appearance: Answer<'appearance-read'>): string {
  const texts = apiReferenceTexts[locale]
  const name = escapeHtml(appearance.name)
  const logo = appearance.logo
    ? `<img src="data:image/svg+xml,${encodeURIComponent(logoFile(appearance.logo, paletteOf(appearance.colors).accent, 56))}" alt="">`
    : ''
  const brand = logo || name ? `<p class="brand">${logo}${name}</p>` : ''
  const others = localesOtherThan(locale)
  const languages = localeCodes.map((code) =>
    !others.includes(code)
      ? `<b>${locales[code].title}</b>`
      : `<a href="?lang=${code}" hreflang="${locales[code].tag}" lang="${locales[code].tag}">${locales[code].title}</a>`,
  )
  return `<!doctype html><html lang="${locales[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${[texts.title, name].filter(Boolean).join(' · ')}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${api}/docs/swagger-ui.css"><link rel="stylesheet" href="${api}/docs/look.css"><link rel="stylesheet" href="${api}/docs/page.css"></head>
<body data-openapi="${api}/openapi.json"><header>${brand}<h1>${texts.title}</h1><p>${texts.lead}</p><nav>${languages.join('')}<a href="${api}/openapi.json">${texts.openapi}</a></nav></header>
<main id="reference" lang="en"></main><section><h2 id="versions">${texts.versions}</h2><p>${texts.versionPolicy}</p><h2 id="errors">${texts.errors}</h2><dl>${errorList(locale)}</dl></section><script src="${api}/docs/swagger-ui-bundle.js"></script><script src="${api}/docs/page.js"></script></body></html>`
}

import { apiBase, apiVersion } from '@vitrine/contract/calls'
import { isLocale, localeCodes, locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { docsWords } from './words.ts'

const api = `${apiBase}${apiVersion}`

/**
 * Content-Security-Policy of the page: same-origin files and requests, no inline script or style.
 */
export const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Language of the page: `?lang`, otherwise `Accept-Language`. */
export function docsLocale(url: URL, accepted: string | null): Locale {
  const requested = url.searchParams.get('lang') ?? ''
  if (isLocale(requested)) return requested
  const language = (accepted ?? '').slice(0, 2).toLowerCase()
  return language === 'en' || language === 'es' ? language : 'br'
}

/** HTML of the API reference: Swagger UI with `openapi.json`. */
export function docsPage(locale: Locale): string {
  const languages = localeCodes.map((code) =>
    code === locale
      ? `<b>${locales[code].title}</b>`
      : `<a href="?lang=${code}" hreflang="${locales[code].tag}" lang="${locales[code].tag}">${locales[code].title}</a>`,
  )
  return `<!doctype html><html lang="${locales[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${docsWords.title[locale]} · Vitrine</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${api}/docs/swagger-ui.css"><link rel="stylesheet" href="${api}/docs/page.css"></head>
<body data-openapi="${api}/openapi.json"><header><h1>${docsWords.title[locale]}</h1><p>${docsWords.lead[locale]}</p><nav>${languages.join('')}<a href="${api}/openapi.json">${docsWords.openapi[locale]}</a></nav></header>
<main id="reference" lang="en"></main><script src="${api}/docs/swagger-ui-bundle.js"></script><script src="${api}/docs/page.js"></script></body></html>`
}

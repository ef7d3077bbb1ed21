import { apiBase, apiVersion } from '@vitrine/contract/calls'
import { isLocale, localeCodes, locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'

const api = `${apiBase}${apiVersion}`

/** Texts of the API reference page; Swagger UI itself is English only. */
const texts = {
  title: { br: 'API v1', en: 'API v1', es: 'API v1' },
  lead: {
    br: 'As chamadas do site, como o contrato as descreve. Abra uma, preencha os parâmetros e execute. O token da sessão entra em “Authorize”.',
    en: 'The site’s calls, as the contract describes them. Open one, fill in the parameters and execute it. The session token goes into “Authorize”.',
    es: 'Las llamadas del sitio, como las describe el contrato. Abra una, complete los parámetros y ejecútela. El token de la sesión va en “Authorize”.',
  },
  openapi: { br: 'OpenAPI 3.1 (JSON)', en: 'OpenAPI 3.1 (JSON)', es: 'OpenAPI 3.1 (JSON)' },
} as const satisfies Record<string, Record<Locale, string>>

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
<title>${texts.title[locale]} · Vitrine</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${api}/docs/swagger-ui.css"><link rel="stylesheet" href="${api}/docs/page.css"></head>
<body data-openapi="${api}/openapi.json"><header><h1>${texts.title[locale]}</h1><p>${texts.lead[locale]}</p><nav>${languages.join('')}<a href="${api}/openapi.json">${texts.openapi[locale]}</a></nav></header>
<main id="reference" lang="en"></main><script src="${api}/docs/swagger-ui-bundle.js"></script><script src="${api}/docs/page.js"></script></body></html>`
}

import type { Locale } from '@vitrine/contract/locales'

/** Texts of the API reference page; Swagger UI itself is English only. */
export const docsWords = {
  title: { br: 'API v1', en: 'API v1', es: 'API v1' },
  lead: {
    br: 'As chamadas do site, como o contrato as descreve. Abra uma, preencha os parâmetros e execute. O token da sessão entra em “Authorize”.',
    en: 'The site’s calls, as the contract describes them. Open one, fill in the parameters and execute it. The session token goes into “Authorize”.',
    es: 'Las llamadas del sitio, como las describe el contrato. Abra una, complete los parámetros y ejecútela. El token de la sesión va en “Authorize”.',
  },
  openapi: { br: 'OpenAPI 3.1 (JSON)', en: 'OpenAPI 3.1 (JSON)', es: 'OpenAPI 3.1 (JSON)' },
} as const satisfies Record<string, Record<Locale, string>>

import type { Locale } from '@vitrine/contract/locales'

/** The words of the page that shows the contract. */
export const docsWords = {
  title: { br: 'API v1', en: 'API v1', es: 'API v1' },
  lead: {
    br: 'As chamadas do site, como o contrato as descreve. Escolha um idioma, preencha os parâmetros e experimente.',
    en: 'The site’s calls, as the contract describes them. Choose a language, fill in the parameters and try.',
    es: 'Las llamadas del sitio, como las describe el contrato. Elija un idioma, complete los parámetros y pruebe.',
  },
  locale: { br: 'Idioma da resposta', en: 'Language of the answer', es: 'Idioma de la respuesta' },
  find: { br: 'Filtrar chamadas', en: 'Filter calls', es: 'Filtrar llamadas' },
  try: { br: 'Experimentar', en: 'Try', es: 'Probar' },
  body: { br: 'Corpo', en: 'Body', es: 'Cuerpo' },
  bearer: {
    br: 'Token da sessão (Bearer)',
    en: 'Session token (Bearer)',
    es: 'Token de la sesión (Bearer)',
  },
  answer: { br: 'Resposta', en: 'Answer', es: 'Respuesta' },
  shape: { br: 'Formato da resposta', en: 'Shape of the answer', es: 'Formato de la respuesta' },
  errors: { br: 'Erros', en: 'Errors', es: 'Errores' },
  session: { br: 'pede sessão', en: 'needs a session', es: 'requiere sesión' },
  required: { br: 'obrigatório', en: 'required', es: 'obligatorio' },
  openapi: { br: 'OpenAPI 3.1 (JSON)', en: 'OpenAPI 3.1 (JSON)', es: 'OpenAPI 3.1 (JSON)' },
  failed: {
    br: 'Sem resposta. O serviço está no ar?',
    en: 'No answer. Is the service up?',
    es: 'Sin respuesta. ¿Está el servicio en línea?',
  },
} as const satisfies Record<string, Record<Locale, string>>

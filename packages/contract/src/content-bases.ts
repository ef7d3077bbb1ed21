import type { Locale } from './locales.ts'

/** Where documents stand, below the locale's prefix (spec §2): a document's path is its base and the slugs from the outside in. */
export const contentBases = {
  products: { br: '/produtos', en: '/products', es: '/productos' },
  news: { br: '/noticias', en: '/news', es: '/noticias' },
  'knowledge-base': { br: '/base-de-conhecimento', en: '/knowledge-base', es: '/base-de-conocimientos' },
  solutions: { br: '/solucoes', en: '/solutions', es: '/soluciones' },
} as const satisfies Record<string, Record<Locale, string>>

export type ContentBase = keyof typeof contentBases

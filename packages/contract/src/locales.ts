/** Locales (R2, R3), in the order of the language switcher. */
export const locales = {
  br: { code: 'br', tag: 'pt-BR', abbr: 'BR', title: 'Português', prefix: '' },
  en: { code: 'en', tag: 'en-US', abbr: 'EN', title: 'English', prefix: '/en' },
  es: { code: 'es', tag: 'es-ES', abbr: 'ES', title: 'Español', prefix: '/es' },
} as const

export type Locale = keyof typeof locales

export const localeCodes = ['br', 'en', 'es'] as const satisfies readonly Locale[]

export const defaultLocale: Locale = 'br'

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(locales, value)
}

/**
 * Locale of a `Content-Language` header: a code (`br`) or tag, case-insensitive; a tag of another
 * region (`es-AR`, `en-GB`) maps to its language. Default for unknown or missing: br.
 */
export function parseContentLanguage(header: string | null | undefined): Locale {
  const wanted = (header ?? '').split(',')[0]?.trim().toLowerCase() ?? ''
  const language = wanted.split('-')[0]
  return (
    localeCodes.find((code) => code === wanted) ??
    localeCodes.find((code) => locales[code].tag.split('-')[0] === language) ??
    defaultLocale
  )
}

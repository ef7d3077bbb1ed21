/**
 * The locales of the specification (§3 "Locale entry", §2 paths). The order is the switcher's
 * order.
 */
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
 * The locale that a `Content-Language` header asks for: a code (`br`) or a tag, in any case; a tag
 * of another region (`es-AR`, `en-GB`) means its language. Unknown or missing: the default, br
 * (architecture.md "The contract").
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

import type { Locale } from '@vitrine/contract/locales'

/** Words for the staff, in the languages of the panel. */
export interface Label extends Record<string, string> {
  pt: string
  en: string
  es: string
}

export function label(pt: string, en: string, es: string): Label {
  return { pt, en, es }
}

/** The panel's language for a locale of the content. */
export const panelLanguage = { br: 'pt', en: 'en', es: 'es' } as const satisfies Record<
  Locale,
  keyof Label
>

/** The locale of the content for a panel's language. */
export const localeOfPanel = (language: string | undefined): Locale =>
  (Object.keys(panelLanguage) as Locale[]).find((code) => panelLanguage[code] === language) ?? 'br'

/**
 * A label in the language of a request's staff member; Portuguese when the panel knows no better.
 */
export function words(text: Label, language: string | undefined): string {
  return text[language ?? 'pt'] ?? text.pt
}

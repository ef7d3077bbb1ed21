import type { Locale } from '@vitrine/contract/locales'

/** Text in the languages of the panel. */
export interface Label extends Record<string, string> {
  pt: string
  en: string
  es: string
}

export function label(pt: string, en: string, es: string): Label {
  return { pt, en, es }
}

/** Panel language of a content locale. */
export const panelLanguage = { br: 'pt', en: 'en', es: 'es' } as const satisfies Record<
  Locale,
  keyof Label
>

/** Content locale of a panel language. */
export const localeOfPanel = (language: string | undefined): Locale =>
  (Object.keys(panelLanguage) as Locale[]).find((code) => panelLanguage[code] === language) ?? 'br'

/** Text of a label in a panel language; Portuguese by default. */
export function words(text: Label, language: string | undefined): string {
  return text[language ?? 'pt'] ?? text.pt
}

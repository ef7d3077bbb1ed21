import { useTranslation } from '@payloadcms/ui'
import type { Locale } from '@vitrine/configuration/locales'
import { textsIn } from './labels.ts'

/** Language of the panel that the member of staff has chosen (`pt`), in a client component. */
export function useLanguage(): string {
  return useTranslation().i18n.language
}

/** Texts of a catalogue in the panel's language, in a client component. */
export function useTexts<Texts>(texts: Readonly<Record<Locale, Texts>>): Texts {
  return textsIn(texts, useLanguage())
}

import type { Locale } from '@vitrine/configuration/locales'
import { mailContentTexts } from '#texts/mail-content.js'
import type { MailTexts } from '../templates/mail-content.ts'
import { mailParts } from '../templates/mail-parts.ts'
import { templates } from '../templates/index.ts'
import type { TemplateName } from '../templates/index.ts'

/** Variables of an e-mail, those of all e-mails last; true: required where the product names it. */
export const variablesOf = (name: TemplateName): Readonly<Record<string, boolean>> => ({
  ...templates[name].variables,
  company: false,
})

/** Texts of the product in a language, with their variables as `{name}`. */
export function productTexts(name: TemplateName, locale: Locale): MailTexts {
  const texts: Partial<Record<string, unknown>> = mailContentTexts[locale][templates[name].key]
  const names = Object.keys(variablesOf(name)).map((variable) => [variable, `{${variable}}`])
  const values: unknown = Object.fromEntries(names)
  return Object.fromEntries(
    mailParts.flatMap((part) => {
      const text = texts[part]
      if (typeof text === 'function') return [[part, String(text(values))]]
      return typeof text === 'string' && text !== '' ? [[part, text]] : []
    }),
  )
}

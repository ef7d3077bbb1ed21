import type { en } from '@payloadcms/translations/languages/en'
import { localeCodes } from '@vitrine/configuration/locales'
import { panelLanguage } from '#src/platform/labels.ts'
import type { PayloadTexts } from '#texts/payload.js'
import { payloadTexts } from '#texts/payload.js'
import { untranslated } from '#texts/untranslated.js'

type Known = (typeof en)['translations']
type Message = string | ((values: never) => string)

/** Messages by group and key; a key that Payload does not have is a type error. */
type Overrides = {
  [Group in keyof PayloadTexts]: {
    [Key in keyof PayloadTexts[Group]]: Group extends keyof Known
      ? Key extends keyof Known[Group]
        ? Message
        : never
      : never
  }
}

/** Replaces each parameter of a message by Payload's placeholder: `{{count}}`. */
const variables = new Proxy({}, { get: (_, name) => `{{${String(name)}}}` }) as never

const inPayloadFormat = (messages: Overrides): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(messages).map(([group, texts]) => [
      group,
      Object.fromEntries(
        Object.entries<Message>(texts).map(([key, text]) => [
          key,
          typeof text === 'string' ? text : text(variables),
        ]),
      ),
    ]),
  )

/**
 * Corrections of Payload's texts by panel language: untranslated English, wrong terms and wrong
 * gender agreement ("Notícia criado"). A language with an incomplete message catalog keeps
 * Payload's own texts, since the missing messages would appear in another language.
 */
export const translations: Record<
  string,
  Record<string, Record<string, string>>
> = Object.fromEntries(
  localeCodes
    .filter((code) => untranslated[code] === 0)
    .map((code) => [panelLanguage(code), inPayloadFormat(payloadTexts[code])]),
)

import {
  defaultLocale,
  languageOf,
  localeCodes,
  locales,
  perLocale,
} from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Text in the languages of the panel, by language subtag (`pt`). */
export type Label = Record<string, string>

/** Texts of a catalogue as labels; a message with values becomes a function of them. */
export type Labels<Texts> = {
  readonly [K in keyof Texts]: Texts[K] extends string
    ? Label
    : Texts[K] extends (values: infer Values) => string
      ? (values: Values) => Label
      : Labels<Texts[K]>
}

/** Panel language of a content locale: the language of its tag. */
export const panelLanguage = languageOf

/** Content locale of a panel language. */
export const localeOfPanel = (language: string | undefined): Locale =>
  localeCodes.find((code) => panelLanguage(code) === language) ?? defaultLocale

/** Texts of a catalogue in a panel language; in the default language for one that it has not. */
export function textsIn<Texts>(
  texts: Readonly<Record<Locale, Texts>>,
  language: string | undefined,
): Texts {
  return texts[localeOfPanel(language)]
}

/** Labels of a catalogue, from its texts by locale. */
export function labelsOf<Texts extends object>(
  texts: Readonly<Record<Locale, Texts>>,
): Labels<Texts> {
  return labelOf(texts) as Labels<Texts>
}

type Text = string | ((values: unknown) => string) | { [key: string]: Text }

function labelOf(texts: object): unknown {
  const byLocale = texts as Record<Locale, Text>
  const text = byLocale[defaultLocale]
  const inEach = <Result>(read: (text: Text) => Result): Record<string, Result> =>
    Object.fromEntries(localeCodes.map((code) => [panelLanguage(code), read(byLocale[code])]))
  if (typeof text === 'string') return inEach((own) => own)
  if (typeof text === 'function')
    return (values: unknown) => inEach((own) => (typeof own === 'function' ? own(values) : own))
  return Object.fromEntries(
    Object.keys(text).map((key) => [
      key,
      labelOf(
        Object.fromEntries(
          localeCodes.map((code) => [code, (byLocale[code] as Record<string, Text>)[key]]),
        ),
      ),
    ]),
  )
}

/**
 * Text of a label in a panel language; in the default language if the label has no text in the
 * panel language.
 */
export function textOf(label: Label, language: string | undefined): string {
  return label[language ?? ''] ?? label[panelLanguage(defaultLocale)] ?? ''
}

/** Names of the site's languages, each in its own language, for selects. */
export const languageNames: Record<Locale, Label> = perLocale((code) =>
  labelOfAll(locales[code].title),
)

/** Label with the same text in all languages of the panel. */
export function labelOfAll(text: string): Label {
  return Object.fromEntries(localeCodes.map((code) => [panelLanguage(code), text]))
}

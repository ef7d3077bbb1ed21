import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { TemplateName } from '#src/mail/templates/index.ts'
import { mailParts } from '#src/mail/templates/mail-parts.ts'
import type { MailPart } from '#src/mail/templates/mail-parts.ts'
import type { MailTexts } from '#src/mail/templates/mail-content.ts'
import { outdatedParts, textsAmong } from '#src/mail/texts/basis.ts'
import { textFaults } from '#src/mail/texts/faults.ts'

/** What the list says of a language of an e-mail. */
export type MailMark = 'changed' | 'draft' | 'missing' | 'outdated' | 'broken'

/** Document as it is read in all languages. */
type Document = Readonly<Record<string, unknown>>

const valuesIn = (document: Document, locale: Locale): Record<string, unknown> =>
  Object.fromEntries([...mailParts, 'basis'].map((name) => [name, Object(document[name])[locale]]))

const isFaulty = (name: TemplateName, locale: Locale, texts: MailTexts): boolean =>
  mailParts.some((part: MailPart) => {
    const text = texts[part]
    return text !== undefined && textFaults(name, part, { text, locale }) !== undefined
  })

/**
 * Marks of each language of an e-mail.
 *
 * @param draft - Latest version of its document, in all languages.
 * @param row - Published content; undefined for none.
 */
export function mailMarks(
  name: TemplateName,
  draft: Document,
  row: Document | undefined,
): { locale: Locale; marks: MailMark[] }[] {
  const written = new Map(localeCodes.map((locale) => [locale, valuesIn(draft, locale)] as const))
  const changed = mailParts.filter((part) =>
    [...written.values()].some((values) => textsAmong(values)[part] !== undefined),
  )
  return localeCodes.map((locale) => {
    const values = written.get(locale) ?? {}
    const texts = textsAmong(values)
    const sent = row ? textsAmong(valuesIn(row, locale)) : {}
    const isDraft = mailParts.some((part) => texts[part] !== sent[part])
    const outdated = outdatedParts(name, locale, { texts, basis: values['basis'] })
    const marks: [MailMark, boolean][] = [
      ['changed', Object.keys(sent).length > 0],
      ['draft', isDraft],
      ['missing', changed.some((part) => texts[part] === undefined)],
      ['outdated', outdated.length > 0],
      ['broken', isFaulty(name, locale, sent)],
    ]
    return { locale, marks: marks.flatMap(([mark, holds]) => (holds ? [mark] : [])) }
  })
}

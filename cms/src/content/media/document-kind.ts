import { isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField } from 'payload'
import { select, text, textarea } from '#src/content/fields/plain.ts'
import { labelsOf, languageNames } from '#src/platform/labels.ts'
import { documentsTexts } from '#texts/documents.js'

const labels = labelsOf(documentsTexts)

/** Names of the kinds. */
export const documentKinds = {
  'data-sheet': labels.dataSheet,
  drawing: labels.drawing,
  model: labels.model,
  certificate: labels.certificate,
  manual: labels.manual,
  declaration: labels.declaration,
  other: labels.other,
}

/** Field of the kind of a document. */
export const documentKind = (defaultValue: keyof typeof documentKinds) =>
  select('kind', labels.kind, documentKinds, { required: true, defaultValue })

/** Custom property of the field with the language in which a document is written. */
const languageOfDocument = 'languageOfDocument'

/** Language of a file; empty for all. */
export const documentLanguage = () => ({
  ...select('language', labels.languageOfTheFile, languageNames),
  custom: { [languageOfDocument]: true },
})

/** Language of a document that is written in one; undefined for others. */
export function ownLanguageOf(
  fields: readonly FlattenedField[],
  document: Readonly<Record<string, unknown>>,
): Locale | undefined {
  const field = fields.find(({ custom }) => custom?.[languageOfDocument] === true)
  const value = field && document[field.name]
  return typeof value === 'string' && isLocale(value) ? value : undefined
}

/** Revision as printed (`B`, `3`). */
export const documentRevision = () => text('revision', labels.revision, { maxLength: 20 })

/** Printed number (`D-1042`); a search for the number finds the products that list the file. */
export const documentNumber = () => text('number', labels.number, { maxLength: 60 })

/**
 * Part numbers to which a document applies; empty: all part numbers of the products that list it.
 */
export const documentPartNumbers = () =>
  textarea('part_numbers', labels.partNumbers, { maxLength: 20_000 })

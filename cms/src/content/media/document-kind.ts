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

/** Language of a file; empty for all. */
export const documentLanguage = () => select('language', labels.languageOfTheFile, languageNames)

/** Revision as printed (`B`, `3`). */
export const documentRevision = () => text('revision', labels.revision, { maxLength: 20 })

/** Printed number (`D-1042`); a search for the number finds the products that list the file. */
export const documentNumber = () => text('number', labels.number, { maxLength: 60 })

/**
 * Part numbers to which a document applies; empty: all part numbers of the products that list it.
 */
export const documentPartNumbers = () =>
  textarea('part_numbers', labels.partNumbers, { maxLength: 20_000 })

import type { TextField } from 'payload'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { fieldsTexts } from '#texts/fields.js'
import { text } from './plain.ts'

const { labelOrFigure } = labelsOf(fieldsTexts)

/**
 * True if a value is the same in every language: a size, a thread, a degree of protection (`14/23`,
 * `M12`, `1/0 AWG`), with at most a unit or an abbreviation of three letters beside its digits.
 */
export const isFigure = (value: unknown): boolean =>
  typeof value === 'string' && /\d/.test(value) && !/\p{L}{4}/u.test(value)

/** Name of a choice per language; not required for values that are the same in every language. */
export const choiceLabel = (label: Label): TextField =>
  text('label', label, {
    localized: true,
    validate: (value, { siblingData, req }) =>
      Boolean(value?.trim()) ||
      isFigure(Object(siblingData).value) ||
      textOf(labelOrFigure, req.i18n.language),
  })

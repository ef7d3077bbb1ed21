import type { TextField } from 'payload'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { fieldsTexts } from '#texts/fields.js'
import { text } from './plain.ts'

const labels = labelsOf(fieldsTexts)

const refusal = labels.refusal

/**
 * Digits of an NCM code as typed: `8535.90.00`, `8535 90 00`, `NCM 85359000`. Returns any other
 * text unchanged.
 */
export function tariffDigits(value: string): string {
  const digits = value.replace(/^\s*ncm\s*:?/i, '').replace(/[\s.\-\u2013]/g, '')
  return /^\d{8}$/.test(digits) ? digits : value.trim()
}

/** Mercosur tariff code (NCM), eight digits. */
export const tariffHeading = (): TextField =>
  text('ncm', labels.ncm, {
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? tariffDigits(value) : value)],
    },
    validate: (value, { req }) =>
      !value || /^\d{8}$/.test(tariffDigits(value)) || textOf(refusal, req.i18n.language),
  })

import type { TextField } from 'payload'
import { label, words } from '#src/platform/labels.ts'
import { text } from './plain.ts'

const refusal = label(
  'A NCM tem 8 dígitos, como 8535.90.00.',
  'The NCM has 8 digits, like 8535.90.00.',
  'La NCM tiene 8 dígitos, como 8535.90.00.',
)

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
  text('ncm', label('NCM (8 dígitos)', 'NCM (8 digits)', 'NCM (8 dígitos)'), {
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? tariffDigits(value) : value)],
    },
    validate: (value, { req }) =>
      !value || /^\d{8}$/.test(tariffDigits(value)) || words(refusal, req.i18n.language),
  })

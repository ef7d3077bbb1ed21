import type { TextFieldSingleValidation } from 'payload'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { companyTexts } from '#texts/company.js'

const { shortPostalCode } = labelsOf(companyTexts)

/** States of Brazil, whose postal codes have eight digits. */
const brazilian = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
)

/**
 * Refuses a Brazilian postal code of seven digits, from which a spreadsheet removed the zero in
 * front; without a state the country is not known, and the code is refused as well.
 */
export const checkPostalCode: TextFieldSingleValidation = (value, { siblingData, req }) => {
  const state = String(Object(siblingData).state ?? '')
    .trim()
    .toUpperCase()
  const isShort = /^\d{4}-?\d{3}$/.test(value?.trim() ?? '')
  return isShort && (state === '' || brazilian.has(state))
    ? textOf(shortPostalCode, req.i18n.language)
    : true
}

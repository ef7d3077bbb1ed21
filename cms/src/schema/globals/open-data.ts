import type { Field, TextFieldSingleValidation } from 'payload'
import { email } from '@vitrine/contract/shapes/person'
import { date, text } from '#src/content/fields/plain.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { layoutTexts } from '#texts/layout.js'

const labels = labelsOf(layoutTexts)

/** Maximum length of an address, which is sent in a header of each answer. */
const maxAddress = 500

const isWebAddress = (value: string): boolean =>
  value.length <= maxAddress &&
  URL.canParse(value) &&
  new URL(value).protocol === 'https:' &&
  !/[\s<>"]/.test(value)

const webAddress: TextFieldSingleValidation = (value, { req }) =>
  !value || isWebAddress(value) || textOf(labels.webAddressRefused, req.i18n.language)

const contactAddress: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  isWebAddress(value) ||
  email.safeParse(value).success ||
  textOf(labels.contactAddressRefused, req.i18n.language)

/** What the company states to programs: licence of the data, contact for vulnerabilities. */
export const openDataFields: Field[] = [
  text('license_name', labels.licenseName, {
    maxLength: 120,
    admin: { description: labels.licenseNameHint },
  }),
  text('license_url', labels.licenseUrl, { maxLength: maxAddress, validate: webAddress }),
  text('security_contact', labels.securityContact, {
    maxLength: 254,
    validate: contactAddress,
    admin: { description: labels.securityContactHint },
  }),
  date('security_until', labels.securityUntil, {
    admin: { description: labels.securityUntilHint },
  }),
]

import { email } from '@vitrine/contract/shapes/person'
import type { FieldHook, TextFieldSingleValidation } from 'payload'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { fieldsTexts } from '#texts/fields.js'
import { linkAddress } from './link-address.ts'
import type { text } from './plain.ts'

const labels = labelsOf(fieldsTexts)

type Checked = Pick<NonNullable<Parameters<typeof text>[2]>, 'hooks' | 'validate'>

/** Address of a website with its scheme; undefined for a text that is none. */
export function webAddress(typed: string): string | undefined {
  const address = linkAddress(typed)
  return address !== undefined && /^https?:/i.test(address) ? address : undefined
}

/** E-mail address as it is stored; undefined for a text that is none. */
export function emailAddress(typed: string): string | undefined {
  const { data } = email.safeParse(typed.trim())
  return data
}

/** Field whose text is normalized before its check; an empty one is taken. */
function checkedBy(
  read: (typed: string) => string | undefined,
  refusal: (typeof labels)['notAnEmail'],
): Checked {
  const normalize: FieldHook = ({ value }) =>
    typeof value === 'string' ? (read(value) ?? value.trim()) : value
  const validate: TextFieldSingleValidation = (value, { req }) =>
    !value?.trim() || read(value) !== undefined || textOf(refusal, req.i18n.language)
  return { hooks: { beforeValidate: [normalize] }, validate }
}

/** Refuses what is no e-mail address. */
export const checkedEmail = checkedBy(emailAddress, labels.notAnEmail)

/** Refuses what is no address of a website; `www.example.com` gets its scheme. */
export const checkedWebsite = checkedBy(webAddress, labels.notAWebsite)

/** Refuses a link of another scheme than those of pages, mail and phones. */
export const checkedLink = checkedBy(linkAddress, labels.notAnAddress)

import type { Locale } from '@vitrine/configuration/locales'
import type { MailTexts } from '../templates/mail-content.ts'
import { mailParts } from '../templates/mail-parts.ts'
import type { MailPart } from '../templates/mail-parts.ts'
import type { TemplateName } from '../templates/index.ts'
import { productTexts } from './product-texts.ts'

/** Fingerprints of the product's texts in whose place the company wrote its own, by part. */
type Basis = Partial<Record<string, string>>

/** FNV-1a of a text, 32 bits in hexadecimal: a change is noticed, nobody is kept from forging it. */
function fingerprintOf(text: string): string {
  let hash = 0x81_1c_9d_c5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash.toString(16)
}

/** Fingerprint of the product's text of today. */
export const productBasis = (name: TemplateName, locale: Locale, part: MailPart): string =>
  fingerprintOf(productTexts(name, locale)[part] ?? '')

/** Basis as it is stored: `subject:1a2b3c4d text:5e6f7a8b`. */
export const storedBasis = (basis: Basis): string =>
  Object.entries(basis)
    .map(([part, fingerprint]) => `${part}:${fingerprint}`)
    .join(' ')

export const readBasis = (stored: unknown): Basis =>
  Object.fromEntries(
    (typeof stored === 'string' ? stored : '')
      .split(' ')
      .filter(Boolean)
      .map((each) => each.split(':', 2)),
  )

/** Parts whose text was written in place of another text of the product than today's. */
export function outdatedParts(
  name: TemplateName,
  locale: Locale,
  { texts, basis }: { texts: MailTexts; basis: unknown },
): MailPart[] {
  const written = readBasis(basis)
  return mailParts.filter(
    (part) =>
      texts[part] !== undefined &&
      written[part] !== undefined &&
      written[part] !== productBasis(name, locale, part),
  )
}

/**
 * Basis after a save: of a text that was changed, and of one without a basis, the product's text of
 * today.
 */
export function basisAfter(
  name: TemplateName,
  locale: Locale,
  { texts, former, basis }: { texts: MailTexts; former: MailTexts; basis: unknown },
): string {
  const written = readBasis(basis)
  return storedBasis(
    Object.fromEntries(
      mailParts.flatMap((part) => {
        if (texts[part] === undefined) return []
        const kept = texts[part] === former[part] ? written[part] : undefined
        return [[part, kept ?? productBasis(name, locale, part)]]
      }),
    ),
  )
}

/** Texts among the values of a document in a language. */
export const textsAmong = (values: Readonly<Record<string, unknown>>): MailTexts =>
  Object.fromEntries(
    mailParts.flatMap((part) => {
      const text = values[part]
      return typeof text === 'string' && text.trim() !== '' ? [[part, text]] : []
    }),
  )

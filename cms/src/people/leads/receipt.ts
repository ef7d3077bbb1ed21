import { randomInt } from 'node:crypto'
import type { Locale } from '@vitrine/configuration/locales'
import { receiptsTexts } from '#texts/receipts.js'

/** Forms with a receipt. A suspected bot gets the same receipt. */
export type FormName = 'contact' | 'newsletter' | 'application' | 'request'

/** Alphabet without easily confused characters: no 0, O, 1, I, L. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/**
 * Receipt number such as `261121-K7QF2M`: the date (UTC) and random characters, which reveal no
 * count.
 */
export function makeReceiptNumber(now = new Date()): string {
  const drawn = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
  return `${now.toISOString().slice(2, 10).replaceAll('-', '')}-${drawn}`
}

export const receiptFor = (
  form: FormName,
  receipt: string,
  locale: Locale,
): { receipt: string; message: string } => ({ receipt, message: receiptsTexts[locale][form] })

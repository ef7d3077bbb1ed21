import { randomInt } from 'node:crypto'
import type { Locale } from '@vitrine/configuration/locales'
import { receiptsTexts } from '#texts/receipts.js'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * Receipt of a member's form: the message, and a random number that reveals neither a count nor an
 * account.
 */
export function receiptOf(
  message: 'registered' | 'recovery' | 'confirmation' | 'password',
  locale: Locale,
): { receipt: string; message: string } {
  const receipt = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  return { receipt, message: receiptsTexts[locale][message] }
}

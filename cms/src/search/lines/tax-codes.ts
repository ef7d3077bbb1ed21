import { columnUnit } from './line-words.ts'

/** Tariff code of an invoice line, NCM or HS with at least eight digits: `85369090`, `8536.90.90`. */
const tariffCode = /(?<![a-z0-9.,/-])\d{4}\.?\d{2}\.?\d{2}(?:\.?\d{2})?(?![a-z0-9/-]|[.,]\d)/

/**
 * Operation code of a Brazilian invoice (CFOP): four digits, the first 1 to 7. Codes that end in
 * 00 or 50 are titles of groups, which no invoice has.
 */
export const operationCode = String.raw`[1-7]\.?[1-9](?!00|50)\d{2}`

/** Tax situation (CST, CSOSN), before the operation code: `500`, `0/60`, `0102`. */
const taxSituation = String.raw`\d(?:\/?\d{2}|\d{3})`

const between = String.raw`(?:\s*[;|]\s*|\s+)`
const codes = String.raw`(?:${taxSituation}${between})?${operationCode}`

const afterTariffCode = new RegExp(
  String.raw`(?<=${tariffCode.source}${between})${codes}(?=[\s;|]|$)`,
  'g',
)
const beforeUnit = new RegExp(
  String.raw`(?<![^\s;|])${codes}(?=${between}${columnUnit}${between}\d)`,
  'g',
)

/** Character in place of a code: a blank would make the numbers beside it neighbors of its unit. */
export const taxCodeSign = '_'

/**
 * Folded line of an invoice with signs in place of the codes of the operation and its taxes, which
 * are no quantities. Only lines with a tariff code are invoice lines for certain.
 */
export function withoutTaxCodes(folded: string): string {
  if (!tariffCode.test(folded)) return folded
  const blank = (found: string) => taxCodeSign.repeat(found.length)
  return folded.replace(afterTariffCode, blank).replace(beforeUnit, blank)
}

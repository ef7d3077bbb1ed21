import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** A text, or a number that remains a number. */
export type Cell = string | number

/**
 * Text that a spreadsheet would interpret as a formula (OWASP, CSV injection), also after white
 * space and with full-width signs.
 */
const formula = /^'*\s*[=+\-@＝＋－＠\t\r]/

/**
 * Sign of a formula after another separator or a quote: a program with that separator would begin a
 * cell there.
 */
const innerFormula = /([,;\t|\r\n]"*)(?='*[=+\-@＝＋－＠])/g

/** Escapes formulas with apostrophes, except plain phone and negative numbers. */
function safeCell(text: string): string {
  if (/^-\d+([.,]\d+)*$/.test(text)) return text
  if (/^\+?[\d\s().-]+$/.test(text) && !text.startsWith('-'))
    return text.startsWith('+') ? `'${text}` : text
  const inner = text.replace(innerFormula, "$1'")
  return formula.test(text) ? `'${inner}` : inner
}

/** Text of a cell without the apostrophes of `safeCell`, which restores the original text. */
export const withoutApostrophes = (cell: string): string =>
  cell
    .replace(/([,;\t|\r\n]"*)'(?='*[=+\-@＝＋－＠])/g, '$1')
    .replace(/^'(?='*\s*[=+\-@＝＋－＠])/, '')

/** Separator and decimal sign of a CSV file. */
export interface CsvSigns {
  separator: ',' | ';'
  decimal: '.' | ','
}

/** Signs that Excel expects in a language: semicolons if the comma is the decimal sign. */
export function csvSigns(locale: Locale): CsvSigns {
  const comma = new Intl.NumberFormat(locales[locale].tag).format(1.5).includes(',')
  return comma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' }
}

/**
 * CSV by RFC 4180 with a byte order mark, from which Excel detects UTF-8; by default with
 * semicolons, as Excel expects in Portuguese and Spanish.
 */
export function writeCsv(
  rows: readonly (readonly Cell[])[],
  { separator, decimal }: CsvSigns = { separator: ';', decimal: ',' },
): Uint8Array<ArrayBuffer> {
  const field = (cell: Cell): string => {
    const text = typeof cell === 'number' ? String(cell).replace('.', decimal) : safeCell(cell)
    return /[",;\r\n]/.test(text) && (text.includes(separator) || /["\r\n]/.test(text))
      ? `"${text.replaceAll('"', '""')}"`
      : text
  }
  return new TextEncoder().encode(
    `\uFEFF${rows.map((row) => `${row.map(field).join(separator)}\r\n`).join('')}`,
  )
}

/**
 * Text that a spreadsheet would interpret as a formula (OWASP, CSV injection), also after white
 * space and with full-width signs.
 */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/

/** Escapes formulas with an apostrophe, except plain phone numbers. */
function safeCell(text: string): string {
  if (/^\+?[\d\s().-]+$/.test(text) && !text.startsWith('-'))
    return text.startsWith('+') ? `'${text}` : text
  return formula.test(text) ? `'${text}` : text
}

/**
 * RFC 4180 with semicolons and a byte order mark, as expected by Excel in Portuguese and Spanish.
 */
export function writeCsv(rows: readonly (readonly string[])[]): Buffer {
  const field = (text: string): string => {
    const safe = safeCell(text)
    return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return Buffer.from(`\uFEFF${rows.map((row) => `${row.map(field).join(';')}\r\n`).join('')}`)
}

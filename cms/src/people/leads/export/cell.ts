/**
 * Text that a spreadsheet would interpret as a formula (OWASP, CSV injection), also after white
 * space and with full-width signs.
 */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/

/** Escapes formulas with an apostrophe, except plain phone numbers. */
export function safeCell(text: string): string {
  if (/^\+?[\d\s().-]+$/.test(text) && !text.startsWith('-'))
    return text.startsWith('+') ? `'${text}` : text
  return formula.test(text) ? `'${text}` : text
}

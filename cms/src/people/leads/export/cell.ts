/**
 * What a spreadsheet would take for a formula (OWASP, CSV injection): also behind blanks, and in
 * full-width signs.
 */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/

/**
 * A text that a spreadsheet shows as it is: what looks like a formula gets an apostrophe, except
 * plain phone numbers.
 */
export function safeCell(text: string): string {
  if (/^\+?[\d\s().-]+$/.test(text) && !text.startsWith('-'))
    return text.startsWith('+') ? `'${text}` : text
  return formula.test(text) ? `'${text}` : text
}

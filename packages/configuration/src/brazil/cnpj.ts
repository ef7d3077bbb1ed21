/**
 * Normalizes a CNPJ to its stored form: 12 letters or digits and 2 check digits (alphanumeric since
 * July 2026).
 */
export function readCnpj(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/**
 * True if the check digits of a CNPJ in any notation are right: each character counts as its ASCII
 * code − 48, modulo 11; a repeated digit is invalid.
 */
export function isCnpj(text: string): boolean {
  const cnpj = readCnpj(text)
  if (!/^[A-Z0-9]{12}\d{2}$/.test(cnpj) || /^(.)\1+$/.test(cnpj)) return false
  const first = checkDigit(cnpj.slice(0, 12))
  return cnpj.endsWith(`${first}${checkDigit(cnpj.slice(0, 12) + first)}`)
}

/** Formats a CNPJ as `12.ABC.345/01DE-35`; incomplete input is only trimmed. */
export function formatCnpj(text: string): string {
  const cnpj = readCnpj(text)
  return cnpj.length === 14
    ? cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
    : text.trim()
}

/** Check digit: weights 2 to 9 from the right, repeating. */
function checkDigit(characters: string): number {
  const sum = [...characters]
    .toReversed()
    .reduce(
      (total, character, index) => total + (character.charCodeAt(0) - 48) * (2 + (index % 8)),
      0,
    )
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

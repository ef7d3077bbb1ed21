/** Normalizes a CPF to its stored form: 11 digits. */
export function readCpf(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * True if the check digits of a CPF in any notation are right (modulo 11); a repeated digit is
 * invalid.
 */
export function isCpf(text: string): boolean {
  const cpf = readCpf(text)
  if (!/^\d{11}$/.test(cpf) || /^(.)\1+$/.test(cpf)) return false
  const first = checkDigit(cpf.slice(0, 9))
  return cpf.endsWith(`${first}${checkDigit(cpf.slice(0, 9) + first)}`)
}

/** Formats a CPF as `529.982.247-25`; incomplete input is only trimmed. */
export function formatCpf(text: string): string {
  const cpf = readCpf(text)
  return cpf.length === 11 ? cpf.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4') : text.trim()
}

/** Check digit: weights from 2 upwards from the right. */
function checkDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index + 2), 0)
  const rest = (sum * 10) % 11
  return rest === 10 ? 0 : rest
}

/** A CEP as it is kept: 8 digits. */
export function readCep(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * Whether it can be a CEP: 8 digits, of which the region is one (they begin at 01000-000); there is
 * no check digit.
 */
export function isCep(text: string): boolean {
  return /^(?!00)\d{8}$/.test(readCep(text))
}

/** `01310-100`; what is not whole stays as it was typed. */
export function formatCep(text: string): string {
  const cep = readCep(text)
  return cep.length === 8 ? `${cep.slice(0, 5)}-${cep.slice(5)}` : text.trim()
}

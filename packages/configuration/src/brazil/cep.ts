/** Normalizes a CEP to its stored form: 8 digits. */
export function readCep(text: string): string {
  return text.replace(/\D/g, '')
}

/** True for a possible CEP: 8 digits from 01000-000 on; a CEP has no check digit. */
export function isCep(text: string): boolean {
  return /^(?!00)\d{8}$/.test(readCep(text))
}

/** Formats a CEP as `01310-100`; incomplete input is only trimmed. */
export function formatCep(text: string): string {
  const cep = readCep(text)
  return cep.length === 8 ? `${cep.slice(0, 5)}-${cep.slice(5)}` : text.trim()
}

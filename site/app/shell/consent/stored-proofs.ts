import type { Locale } from '@vitrine/contract/locales'
import type { Preference } from './stored-consent.ts'

/** A choice whose proof the server has not confirmed. */
export interface Proof {
  locale: Locale
  body: { id: string; version: string; accepted: boolean; preferences: Preference[] }
}

const key = 'in:cookies-proofs'
/** Who changes their mind more often while the server is away keeps the last choices. */
const longest = 10

/** What the visitor's browser keeps to be sent, as it was written there. */
export function proofsInLine(): unknown[] {
  try {
    const proofs: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(proofs) ? proofs : []
  } catch {
    return []
  }
}

export function keepProofs(proofs: unknown[]): void {
  try {
    if (proofs.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(proofs.slice(-longest)))
  } catch {
    // storage is shut: there is no line to wait in
  }
}

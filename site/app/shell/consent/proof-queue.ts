import type { Locale } from '@vitrine/configuration/locales'
import type { Preference } from './stored-consent.ts'

/** Choice whose proof the server has not confirmed yet. */
export interface Proof {
  locale: Locale
  body: { id: string; version: string; accepted: boolean; preferences: Preference[] }
}

const key = 'in:cookies-proofs'
/** Maximum queue length; older proofs are dropped. */
const maxLength = 10

/** Queued proofs, unvalidated. */
export function queuedProofs(): unknown[] {
  try {
    const proofs: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(proofs) ? proofs : []
  } catch {
    return []
  }
}

export function storeProofs(proofs: unknown[]): void {
  try {
    if (proofs.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(proofs.slice(-maxLength)))
  } catch {
    // storage is unavailable: proofs cannot be queued
  }
}

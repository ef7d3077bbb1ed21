import type { Locale } from '@vitrine/contract/locales'
import { logFailure } from '#app/errors/log-failure.ts'
import type { Preference, StoredConsent } from './stored-consent.ts'

/** A choice whose proof the server has not confirmed. */
export interface Proof {
  locale: Locale
  body: { id: string; version: string; accepted: boolean; preferences: Preference[] }
}

const key = 'in:cookies-proofs'
/** Who changes their mind more often while the server is away keeps the last choices. */
const longest = 10

/** Puts a choice in line and sends what is in line; the choice holds whatever becomes of it. */
export function proveConsent(
  { id, version, accepted, preferences }: StoredConsent & { version: string },
  locale: Locale,
): void {
  keepProofs([...proofsInLine(), { locale, body: { id, version, accepted, preferences } }])
  sendProofs()
}

/**
 * Sends what is in line, also what an earlier page could not; most pages have nothing to send, and
 * fetch no code for it.
 */
export function sendProofs(): void {
  if (proofsInLine().length === 0) return
  import('./send-proofs.ts')
    .then(({ sendInOrder }) => sendInOrder())
    .catch((error: unknown) =>
      logFailure('O registro do consentimento não pôde ser enviado.', error),
    )
}

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

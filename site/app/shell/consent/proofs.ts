import type { Locale } from '@vitrine/contract/locales'
import { logFailure } from '#app/core/errors/log-failure.ts'
import type { StoredConsent } from './stored-consent.ts'
import { keepProofs, proofsInLine } from './stored-proofs.ts'

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

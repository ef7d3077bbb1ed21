import type { Locale } from '@vitrine/contract/locales'
import { logFailure } from '#app/core/errors/log-failure.ts'
import type { StoredConsent } from './stored-consent.ts'
import { keepProofs, proofsInLine } from './stored-proofs.ts'

/**
 * Queues the proof of a choice and sends the queue; the choice is effective even if sending fails.
 */
export function proveConsent(
  { id, version, accepted, preferences }: StoredConsent & { version: string },
  locale: Locale,
): void {
  keepProofs([...proofsInLine(), { locale, body: { id, version, accepted, preferences } }])
  sendProofs()
}

/**
 * Sends queued proofs, including those of earlier pages; the code is loaded only if the queue is
 * not empty.
 */
export function sendProofs(): void {
  if (proofsInLine().length === 0) return
  import('./send-proofs.ts')
    .then(({ sendInOrder }) => sendInOrder())
    .catch((error: unknown) =>
      logFailure('O registro do consentimento não pôde ser enviado.', error),
    )
}

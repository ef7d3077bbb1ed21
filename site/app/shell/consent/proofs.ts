import type { Locale } from '@vitrine/configuration/locales'
import { logFailure } from '#app/core/errors/log-failure.ts'
import type { StoredConsent } from './stored-consent.ts'
import { storeProofs, queuedProofs } from './proof-queue.ts'

/**
 * Queues the proof of a choice and sends the queue; the choice is effective even if sending fails.
 */
export function queueProof(
  { id, version, accepted, preferences }: StoredConsent & { version: string },
  locale: Locale,
): void {
  storeProofs([...queuedProofs(), { locale, body: { id, version, accepted, preferences } }])
  sendProofs()
}

/**
 * Sends queued proofs, including those of earlier pages; the code is loaded only if the queue is
 * not empty.
 */
export function sendProofs(): void {
  if (queuedProofs().length === 0) return
  import('./send-proofs.ts')
    .then(({ sendQueuedProofs }) => sendQueuedProofs())
    .catch((error: unknown) =>
      logFailure('O registro do consentimento não pôde ser enviado.', error),
    )
}

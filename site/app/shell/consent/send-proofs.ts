import { createClient } from '@vitrine/contract/client'
import { isApiError } from '@vitrine/contract/errors'
import { locales } from '@vitrine/configuration/locales'
import { browserTransport } from '#app/core/api/browser-transport.ts'
import { logFailure } from '#app/core/errors/log-failure.ts'
import { storeProofs, queuedProofs } from './proof-queue.ts'
import type { Proof } from './proof-queue.ts'

/**
 * Sends the queued proofs in order. Stops at a failure that may pass, so that the rest is sent
 * later; a
 * proof that the server rejects as invalid is dropped.
 */
export async function sendQueuedProofs(): Promise<void> {
  const queued = queuedProofs().filter(isProof)
  storeProofs(queued)
  for (const proof of queued) {
    try {
      await createClient({ locale: proof.locale, transport: browserTransport })('consent-record', {
        body: proof.body,
      })
    } catch (error) {
      logFailure('O registro do consentimento não pôde ser enviado.', error)
      if (!isApiError(error) || error.status >= 500 || error.code === 'too-many-requests') return
    }
    storeProofs(
      queuedProofs()
        .filter(isProof)
        .filter(({ body }) => body.id !== proof.body.id),
    )
  }
}

function isProof(value: unknown): value is Proof {
  const { locale, body }: Record<keyof Proof, unknown> = Object(value)
  return (
    typeof locale === 'string' &&
    Object.hasOwn(locales, locale) &&
    typeof Object(body).id === 'string'
  )
}

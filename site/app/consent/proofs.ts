import { createClient } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { browserTransport } from '#app/api/browser-transport.ts'
import { logFailure } from '#app/errors/log-failure.ts'
import type { Preference, StoredConsent } from './stored-consent.ts'

/** A choice whose proof the server has not confirmed. */
interface Proof {
  locale: Locale
  body: { id: string; version: string; accepted: boolean; preferences: Preference[] }
}

const key = 'in:cookies-proofs'
/** Who changes their mind more often while the server is away keeps the last choices. */
const longest = 10

/** Puts a choice in line and sends what is in line; the choice holds whatever becomes of it. */
export async function proveConsent({ id, version, accepted, preferences }: StoredConsent & { version: string }, locale: Locale): Promise<void> {
  write([...read(), { locale, body: { id, version, accepted, preferences } }])
  await sendProofs()
}

/** Sends what an earlier page could not, in order. What the server understood and refused is not sent again. */
export async function sendProofs(): Promise<void> {
  for (const proof of read()) {
    try {
      await createClient({ locale: proof.locale, transport: browserTransport })('consent-record', { body: proof.body })
    } catch (error) {
      logFailure('O registro do consentimento não pôde ser enviado.', error)
      if (!(error instanceof ApiError) || error.status >= 500 || error.code === 'too-many-requests') return
    }
    write(read().filter(({ body }) => body.id !== proof.body.id))
  }
}

function read(): Proof[] {
  try {
    const proofs: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(proofs) ? proofs.filter(isProof) : []
  } catch {
    return []
  }
}

function isProof(value: unknown): value is Proof {
  const { locale, body }: Record<keyof Proof, unknown> = Object(value)
  return typeof locale === 'string' && Object.hasOwn(locales, locale) && typeof Object(body).id === 'string'
}

function write(proofs: Proof[]): void {
  try {
    if (proofs.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(proofs.slice(-longest)))
  } catch {
    // storage is shut: there is no line to wait in
  }
}

import { logFailure } from '#app/core/errors/log-failure.ts'

/** Choice about one item (R3). */
export interface Preference {
  slug: string
  activated: boolean
}

/** Stored consent (R4), with the fields that a proof of consent requires (docs/decisions/0010). */
export interface StoredConsent {
  /** True if everything was accepted; `false` with `preferences` is a choice too. */
  accepted: boolean
  preferences: Preference[]
  /**
   * Version of the text that was shown; a new version requires a new choice. `null`: a record
   * without a version.
   */
  version: string | null
  /** ISO 8601 by the browser's clock; the proof has the server's time. */
  decided_at: string
  /** Random id of the proof, new for each choice. */
  id: string
}

/** localStorage key (R4, R9). */
export const consentKey = 'in:cookies-usage-accepted'

/** Parses the stored consent; invalid text yields `undefined` (R8). */
export function parseConsent(text: string | null): StoredConsent | undefined {
  if (text === null) return undefined
  try {
    const { accepted, preferences, version, decided_at, id }: Record<keyof StoredConsent, unknown> =
      Object(JSON.parse(text))
    if (typeof accepted !== 'boolean' || !Array.isArray(preferences)) return undefined
    return {
      accepted,
      preferences: preferences.filter(isPreference),
      version: wordsOf(version),
      decided_at: wordsOf(decided_at) ?? '',
      id: wordsOf(id) ?? '',
    }
  } catch (error) {
    logFailure('As preferências de cookies guardadas não puderam ser lidas.', error)
    return undefined
  }
}

const wordsOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function isPreference(value: unknown): value is Preference {
  const { slug, activated }: Record<keyof Preference, unknown> = Object(value)
  return typeof slug === 'string' && typeof activated === 'boolean'
}

/** Stored consent; `undefined` if none is stored or storage is unavailable. */
export function readConsent(): StoredConsent | undefined {
  try {
    return parseConsent(localStorage.getItem(consentKey))
  } catch {
    return undefined
  }
}

/** Stores the consent; if storage is unavailable, the choice applies to the current page only. */
export function writeConsent(consent: StoredConsent): void {
  try {
    localStorage.setItem(consentKey, JSON.stringify(consent))
  } catch (error) {
    logFailure('As preferências de cookies não puderam ser guardadas.', error)
  }
}

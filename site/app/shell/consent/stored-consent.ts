import { logFailure } from '#app/core/errors/log-failure.ts'

/** A choice of the visitor's about one item (spec §3 "Stored cookie preference"). */
export interface Preference {
  slug: string
  activated: boolean
}

/**
 * What the browser keeps (spec §4 "Cookie consent"), and below it what the law adds
 * (docs/decisions/0010).
 */
export interface StoredConsent {
  /** Everything was accepted; `false` beside `preferences` is a choice too. */
  accepted: boolean
  preferences: Preference[]
  /**
   * Of the text that was shown; another one asks again. `null`: the specification's bare record,
   * which tells none.
   */
  version: string | null
  /** ISO time by the visitor's clock; the proof bears the server's. */
  decided_at: string
  /** Names the proof, drawn at random for each choice. */
  id: string
}

/** Spec §4, §9 "Storage prefix". */
export const consentKey = 'in:cookies-usage-accepted'

/** Reads what an earlier visit left; what cannot be understood is nothing (spec §8). */
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

/** `undefined` also where the browser keeps nothing for us. */
export function readConsent(): StoredConsent | undefined {
  try {
    return parseConsent(localStorage.getItem(consentKey))
  } catch {
    return undefined
  }
}

/** Storage that is shut is no reason to fail: the choice then holds until the page is left. */
export function writeConsent(consent: StoredConsent): void {
  try {
    localStorage.setItem(consentKey, JSON.stringify(consent))
  } catch (error) {
    logFailure('As preferências de cookies não puderam ser guardadas.', error)
  }
}

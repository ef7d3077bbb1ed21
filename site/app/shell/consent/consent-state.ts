import { useSyncExternalStore } from 'react'
import { consentKey, parseConsent, readConsent, writeConsent } from './stored-consent.ts'
import type { Preference, StoredConsent } from './stored-consent.ts'

interface ConsentState {
  stored: StoredConsent | undefined
  /** Opened or closed by the controller button; `undefined`: shown until there is a choice. */
  notice: boolean | undefined
}

const before: ConsentState = { stored: undefined, notice: undefined }
const listeners = new Set<() => void>()
let state: ConsentState | undefined

function change(next: Partial<ConsentState>): void {
  state = { ...consentState(), ...next }
  for (const listener of listeners) listener()
}

/** What is chosen now. In the browser only. */
export function consentState(): ConsentState {
  return (state ??= { ...before, stored: readConsent() })
}

/** Calls back whenever the choice or the notice changes, in this tab or another. */
export function subscribeConsent(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hearOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', hearOtherTab)
  }
}

function hearOtherTab({ key, newValue }: StorageEvent): void {
  if (key === consentKey || key === null)
    change({ stored: parseConsent(newValue), notice: undefined })
}

/** Nothing is chosen while the page is rendered on the server. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribeConsent, consentState, () => before)
}

/** Shows or hides the notice, whatever was chosen. */
export function showNotice(shown: boolean): void {
  change({ notice: shown })
}

/** Keeps a choice; withdrawing is another one. */
export function decide(choice: {
  accepted: boolean
  preferences: Preference[]
  version: string
}): StoredConsent & { version: string } {
  const stored = { ...choice, decided_at: new Date().toISOString(), id: randomId() }
  writeConsent(stored)
  change({ stored, notice: undefined })
  return stored
}

/**
 * `crypto.randomUUID` exists on secure origins alone; a catalogue on a test host may be served
 * without TLS.
 */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

import { useSyncExternalStore } from 'react'
import { consentKey, parseConsent, readConsent, writeConsent } from './stored-consent.ts'
import type { Preference, StoredConsent } from './stored-consent.ts'

interface ConsentState {
  stored: StoredConsent | undefined
  /** Toggled by the controller button; `undefined`: visible until a choice is stored. */
  notice: boolean | undefined
}

const before: ConsentState = { stored: undefined, notice: undefined }
const listeners = new Set<() => void>()
let state: ConsentState | undefined

function change(next: Partial<ConsentState>): void {
  state = { ...consentState(), ...next }
  for (const listener of listeners) listener()
}

/** Current consent state, in the browser only. */
export function consentState(): ConsentState {
  return (state ??= { ...before, stored: readConsent() })
}

/** Subscribes to changes of the choice or the notice, in all tabs. */
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

/** Consent state; empty on the server. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribeConsent, consentState, () => before)
}

/** Shows or hides the notice, regardless of the choice. */
export function showNotice(shown: boolean): void {
  change({ notice: shown })
}

/** Stores a choice; a withdrawal is a new choice. */
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

/** `crypto.randomUUID` requires a secure context; test hosts may be served over plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

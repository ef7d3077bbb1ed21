import { isAllowed } from '#app/shell/consent/choices.ts'
import { consentState } from '#app/shell/consent/consent-state.ts'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import {
  consentSignals,
  couldTrack,
  isSecretAddress,
  tagsAllowed,
} from '#shared/tracking/google.ts'
import { forgetCookies, runTags, runsMore } from './google-tags.ts'

let running = false

/**
 * Applies the current consent to Google's tags. On addresses with a secret token no tag runs, since
 * tags send the full address.
 */
export function applyConsent(layout: LayoutData['layout']): void {
  if (!couldTrack(layout) || isSecretAddress(location.search)) return
  const { stored } = consentState()
  const signals = consentSignals((slug) => isAllowed(stored, layout.cookies, slug))
  const ids = tagsAllowed(layout, signals)
  if (ids.length === 0 && !running) return
  running = true
  // a loaded tag cannot be removed and still sends pings when denied: the page is reloaded without
  // it
  if (runsMore(ids)) {
    forgetCookies()
    location.reload()
    return
  }
  runTags(ids, signals)
}

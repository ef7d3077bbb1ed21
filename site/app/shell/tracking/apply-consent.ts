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
 * Brings Google's tags to what the visitor allows now. They would tell Google the whole address: on
 * one that is secret none runs.
 */
export function applyConsent(layout: LayoutData['layout']): void {
  if (!couldTrack(layout) || isSecretAddress(location.search)) return
  const { stored } = consentState()
  const signals = consentSignals((slug) => isAllowed(stored, layout.cookies, slug))
  const ids = tagsAllowed(layout, signals)
  if (ids.length === 0 && !running) return
  running = true
  // tags cannot be taken out of a page, and denied ones still send pings: a new page begins without
  // them
  if (runsMore(ids)) {
    forgetCookies()
    location.reload()
    return
  }
  runTags(ids, signals)
}

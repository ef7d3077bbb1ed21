import { isAllowed } from '#app/shell/consent/choices.ts'
import { consentState } from '#app/shell/consent/consent-state.ts'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { consentSignals, mayTrack, hasSecretToken, permittedTags } from '#shared/tracking/google.ts'
import { deleteTagCookies, runTags, hasOtherTags } from './google-tags.ts'

let tagsLoaded = false

/**
 * Applies the current consent to Google's tags. On URLs with a secret token no tag runs, since tags
 * send the full URL.
 */
export function applyConsent(layout: LayoutData['layout']): void {
  if (!mayTrack(layout) || hasSecretToken(location.search)) return
  const { stored } = consentState()
  const signals = consentSignals((slug) => isAllowed(stored, layout.cookies, slug))
  const ids = permittedTags(layout, signals)
  if (ids.length === 0 && !tagsLoaded) return
  tagsLoaded = true
  // a loaded tag cannot be removed and still sends pings when denied: the page is reloaded without
  // it
  if (hasOtherTags(ids)) {
    deleteTagCookies()
    location.reload()
    return
  }
  runTags(ids, signals)
}

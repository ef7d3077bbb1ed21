import { useEffect } from 'react'
import { isAllowed } from '#app/consent/choices.ts'
import { consentState, subscribeConsent } from '#app/consent/consent-state.ts'
import { logFailure } from '#app/errors/log-failure.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'
import { consentSignals, couldTrack, isSecretAddress, tagsAllowed } from './google.ts'

/** Loads Google's tags once the visitor lets them (spec §9, docs/decisions/0010). */
export function Tracking({ layout, preview }: Pick<LayoutData, 'layout' | 'preview'>) {
  useEffect(() => {
    // what the staff look at counts for nobody, and tags tell Google the whole address
    if (preview || !couldTrack(layout) || isSecretAddress(location.search)) return
    const follow = () => void obey(layout).catch((error: unknown) => logFailure('As ferramentas de medição não puderam ser carregadas.', error))
    follow()
    return subscribeConsent(follow)
  }, [layout, preview])
  return null
}

let running = false

/** Brings the tags to what is allowed now. */
async function obey(layout: LayoutData['layout']): Promise<void> {
  const { stored } = consentState()
  const signals = consentSignals((slug) => isAllowed(stored, layout.cookies, slug))
  const ids = tagsAllowed(layout, signals)
  if (ids.length === 0 && !running) return
  running = true
  const { forgetCookies, runTags, runsMore } = await import('./google-tags.ts')
  // tags cannot be taken out of a page, and denied ones still send pings: a new page begins without them
  if (runsMore(ids)) {
    forgetCookies()
    location.reload()
    return
  }
  runTags(ids, signals)
}

import type { Answer } from '@vitrine/contract/client'
import { mailedToken } from '@vitrine/logging/mailed-paths'
import { parseQuery } from '@vitrine/http/query-string'

declare global {
  interface Window {
    /** Queue of commands for Google's tags. */
    dataLayer?: unknown[]
  }
}

type Layout = Pick<Answer<'layout-read'>, 'scripts' | 'environment'>

/** Slugs of the consent items that control Google's tags, as entered by the employees. */
export const consentItems = { measurement: 'google-analytics', advertising: 'google-ads' } as const

/** Formats of the container id and the property id; other values are ignored. */
const containerId = /^GTM-[A-Z0-9]{4,12}$/
const propertyId = /^(G|UA|AW|GT)-[A-Z0-9-]{4,20}$/

/** Ids of the tags that may load with consent; empty: tracking is off (R9). */
export function trackingIds({ scripts, environment }: Layout): {
  container: string | undefined
  property: string | undefined
} {
  const on = scripts.scripts === '1' && environment.environment !== 'homolog'
  const id = (value: string, shape: RegExp) =>
    on && shape.test(value.trim()) ? value.trim() : undefined
  return {
    container: id(scripts.google_tag_manager, containerId),
    property: id(scripts.google_analytics_id, propertyId),
  }
}

/** True if a page may load a tag; then its CSP includes Google's hosts. */
export function mayTrack(layout: Layout): boolean {
  const { container, property } = trackingIds(layout)
  return container !== undefined || property !== undefined
}

/** True if a URL contains a secret token (links in e-mails), which tracking must not receive. */
export function hasSecretToken(search: string): boolean {
  return mailedToken in parseQuery(search.slice(1))
}

type Grant = 'granted' | 'denied'

/** The four signals of Google Consent Mode v2. */
export interface Signals {
  analytics_storage: Grant
  ad_storage: Grant
  ad_user_data: Grant
  ad_personalization: Grant
}

/** Consent signals of the permitted items. */
export function consentSignals(isAllowed: (slug: string) => boolean): Signals {
  const measurement: Grant = isAllowed(consentItems.measurement) ? 'granted' : 'denied'
  const advertising: Grant = isAllowed(consentItems.advertising) ? 'granted' : 'denied'
  return {
    analytics_storage: measurement,
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  }
}

/** Default signals, set before any tag loads. */
export const denied: Signals = consentSignals(() => false)

/**
 * Ids of the tags to load: the property requires the measurement signal; the container requires the
 * measurement or the advertising signal, since its tags check the signals themselves.
 */
export function permittedTags(layout: Layout, signals: Signals): string[] {
  const { container, property } = trackingIds(layout)
  const measures = signals.analytics_storage === 'granted'
  return [
    ...(container !== undefined && (measures || signals.ad_storage === 'granted')
      ? [container]
      : []),
    ...(property !== undefined && measures ? [property] : []),
  ]
}

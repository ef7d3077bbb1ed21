import type { Answer } from '@vitrine/contract/client'
import { mailedToken } from '@vitrine/contract/mailed-paths'

declare global {
  interface Window {
    /** What is said to Google's tags, in order; they read it when they come. */
    dataLayer?: unknown[]
  }
}

type Layout = Pick<Answer<'layout-read'>, 'scripts' | 'environment'>

/**
 * THE items of the consent panel that let Google's tools run, by the slugs that the staff give
 * them.
 */
export const consentItems = { measurement: 'google-analytics', advertising: 'google-ads' } as const

/** A container's and a property's id, as they go into an address: anything else is no id. */
const containerId = /^GTM-[A-Z0-9]{4,12}$/
const propertyId = /^(G|UA|AW|GT)-[A-Z0-9-]{4,20}$/

/**
 * The ids under which tags may load, if the visitor lets them. Empty: nothing ever loads (spec §9
 * "Tracking scripts").
 */
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

/** Whether a page could come to load a tag: then its policy names Google's hosts. */
export function couldTrack(layout: Layout): boolean {
  const { container, property } = trackingIds(layout)
  return container !== undefined || property !== undefined
}

/**
 * Whether an address opens something to whoever has it: the links in our mails do, and are told to
 * nobody.
 */
export function isSecretAddress(search: string): boolean {
  return new URLSearchParams(search).has(mailedToken)
}

type Grant = 'granted' | 'denied'

/** The four signals of Google Consent Mode v2. */
export interface Signals {
  analytics_storage: Grant
  ad_storage: Grant
  ad_user_data: Grant
  ad_personalization: Grant
}

/** What each signal says, by what the visitor allows. */
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

/** The signals before any choice, and set before any tag. */
export const denied: Signals = consentSignals(() => false)

/**
 * Which tags load: the property counts visits; the container may hold both, and each of its tags
 * heeds the signals.
 */
export function tagsAllowed(layout: Layout, signals: Signals): string[] {
  const { container, property } = trackingIds(layout)
  const measures = signals.analytics_storage === 'granted'
  return [
    ...(container !== undefined && (measures || signals.ad_storage === 'granted')
      ? [container]
      : []),
    ...(property !== undefined && measures ? [property] : []),
  ]
}

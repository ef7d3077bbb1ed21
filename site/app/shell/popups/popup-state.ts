import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'

export type Popup = Answer<'home-read'>['popups'][number]

/** What a visitor's browser keeps of the pop-ups of a locale (spec §3 "Popup record"). */
export interface PopupRecord {
  lang: Locale
  closed: boolean
  /** The state of the pop-up that was closed last; empty: none was. */
  updated_at: string
}

/** Spec §4: initially, and for each locale on the first visit. */
export function newRecord(lang: Locale): PopupRecord {
  return { lang, closed: false, updated_at: '' }
}

/** What becomes of the record when a pop-up comes in (spec §4 "Popups per locale"). */
export function receive(
  record: PopupRecord | undefined,
  popup: Pick<Popup, 'lang' | 'updated_at' | 'close'>,
): PopupRecord {
  if (popup.close) return closedBy(popup)
  if (!record) return newRecord(popup.lang)
  return { ...record, closed: record.updated_at === popup.updated_at }
}

/**
 * The visitor closed it, or the staff did for everyone. A pop-up that changes after that is another
 * one.
 */
export function closedBy({ lang, updated_at }: Pick<Popup, 'lang' | 'updated_at'>): PopupRecord {
  return { lang, closed: true, updated_at }
}

/**
 * One record for each locale, one pop-up at a time: the newest that the staff have not closed, else
 * the newest.
 */
export function currentPopup(popups: readonly Popup[], locale: Locale): Popup | undefined {
  const own = popups.filter(({ lang }) => lang === locale)
  return own.find(({ close }) => !close) ?? own[0]
}

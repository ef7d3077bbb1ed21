import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'

export type Popup = Answer<'home-read'>['popups'][number]

/** Cookie record of a locale's pop-ups (R3). */
export interface PopupRecord {
  lang: Locale
  closed: boolean
  /** `updated_at` of the pop-up closed last; empty: none. */
  updated_at: string
}

/** Initial record of a locale (R4). */
export function newRecord(lang: Locale): PopupRecord {
  return { lang, closed: false, updated_at: '' }
}

/** Record after receiving a pop-up (R4). */
export function updatedRecord(
  record: PopupRecord | undefined,
  popup: Pick<Popup, 'lang' | 'updated_at' | 'close'>,
): PopupRecord {
  if (popup.close) return closedRecord(popup)
  if (!record) return newRecord(popup.lang)
  return { ...record, closed: record.updated_at === popup.updated_at }
}

/**
 * Record after closing a pop-up, by the visitor, or by an employee for all visitors. A later change
 * shows it again.
 */
export function closedRecord({
  lang,
  updated_at,
}: Pick<Popup, 'lang' | 'updated_at'>): PopupRecord {
  return { lang, closed: true, updated_at }
}

/** Pop-up of the locale: the newest active one, else the newest. */
export function currentPopup(popups: readonly Popup[], locale: Locale): Popup | undefined {
  const ofLocale = popups.filter(({ lang }) => lang === locale)
  return ofLocale.find(({ close }) => !close) ?? ofLocale[0]
}

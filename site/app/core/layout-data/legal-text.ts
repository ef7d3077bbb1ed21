import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import type { RichText } from '@vitrine/contract/shapes/types'

type Privacy = Answer<'layout-read'>['privacy']

/** Legal texts by their field in the layout response (R3). */
export type LegalName = 'privacy_policy' | 'terms_of_user'

/**
 * Availability of the legal texts in a locale, and the external addresses that may replace them.
 */
export type LegalTexts = Record<LegalName, boolean> &
  Pick<Privacy, 'privacy_policy_link' | 'terms_of_use_link'>

/** Field of each locale's variant (R3). */
const variants = {
  privacy_policy: { br: 'privacy_policy', en: 'privacy_policy_en', es: 'privacy_policy_es' },
  terms_of_user: { br: 'terms_of_user', en: 'terms_of_user_en', es: 'terms_of_user_es' },
} as const

/** Legal text of the locale, or null. */
export function legalText(privacy: Privacy, name: LegalName, locale: Locale): RichText | null {
  return privacy[variants[name][locale]]
}

/** Availability of the legal texts, without their content. */
export function legalTexts(privacy: Privacy, locale: Locale): LegalTexts {
  return {
    privacy_policy: legalText(privacy, 'privacy_policy', locale) !== null,
    terms_of_user: legalText(privacy, 'terms_of_user', locale) !== null,
    privacy_policy_link: privacy.privacy_policy_link,
    terms_of_use_link: privacy.terms_of_use_link,
  }
}

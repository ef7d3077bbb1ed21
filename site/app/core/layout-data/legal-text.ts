import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import { localeField } from '@vitrine/contract/shapes/locale-fields'
import type { RichText } from '@vitrine/contract/shapes/types'

type Privacy = Answer<'layout-read'>['privacy']

/** Legal texts by their field in the layout response (R3). */
export type LegalName = 'privacy_policy' | 'terms_of_user'

/** Availability of the legal texts in a locale, and the external URLs that may replace them. */
export type LegalTexts = Record<LegalName, boolean> &
  Pick<Privacy, 'privacy_policy_link' | 'terms_of_use_link'>

/** Legal text of the locale, or null. */
export function legalText(privacy: Privacy, name: LegalName, locale: Locale): RichText | null {
  return privacy[localeField(name, locale)]
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

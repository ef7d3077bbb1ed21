import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import type { RichText } from '@vitrine/contract/shapes/types'

type Privacy = Answer<'layout-read'>['privacy']

/** The legal texts, as the layout names them (spec §3 "Layout data"). */
export type LegalName = 'privacy_policy' | 'terms_of_user'

/**
 * Which legal texts a locale has, and the outside addresses that the staff may lead to in their
 * place.
 */
export type LegalTexts = Record<LegalName, boolean> &
  Pick<Privacy, 'privacy_policy_link' | 'terms_of_use_link'>

/** The variant follows the locale: en and es have fields of their own (spec §3). */
const variants = {
  privacy_policy: { br: 'privacy_policy', en: 'privacy_policy_en', es: 'privacy_policy_es' },
  terms_of_user: { br: 'terms_of_user', en: 'terms_of_user_en', es: 'terms_of_user_es' },
} as const

/** A legal text in the locale; null where there is none. */
export function legalText(privacy: Privacy, name: LegalName, locale: Locale): RichText | null {
  return privacy[variants[name][locale]]
}

/** What the shell must know of the legal texts. */
export function legalTexts(privacy: Privacy, locale: Locale): LegalTexts {
  return {
    privacy_policy: legalText(privacy, 'privacy_policy', locale) !== null,
    terms_of_user: legalText(privacy, 'terms_of_user', locale) !== null,
    privacy_policy_link: privacy.privacy_policy_link,
    terms_of_use_link: privacy.terms_of_use_link,
  }
}

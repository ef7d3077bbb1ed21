import { countryPack } from '@vitrine/configuration/country-pack'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { siteModules } from '@vitrine/configuration/modules'
import type { PayloadRequest } from 'payload'
import type { Layout } from '#src/platform/payload-types.ts'
import { legalTemplatesTexts } from '#texts/legal-templates.js'
import {
  necessaryCookies,
  privacySections,
  richTextOf,
  termsSections,
  withoutKnownGaps,
} from './legal-templates.ts'
import type { LegalFacts } from './legal-templates.ts'
import { readSetUpFacts } from './read-facts.ts'

type LegalText = NonNullable<Layout['privacy']>['privacy_policy']
type CookieCategories = NonNullable<NonNullable<Layout['cookies']>['cookies_complete']>

/**
 * Category of the necessary cookies in a locale. Reuses the ids of rows that exist, because all
 * locales share the rows.
 */
function cookieCategories(locale: Locale, [row]: CookieCategories): CookieCategories {
  const idOf = (stored: { id?: string | null } | undefined) => (stored?.id ? { id: stored.id } : {})
  return [
    {
      ...idOf(row),
      category: 'necessary',
      categoryLabel: legalTemplatesTexts[locale].cookies.necessary,
      items: necessaryCookies(locale, siteModules).map((item) => ({
        ...idOf(row?.items?.find(({ slug }) => slug === item.slug)),
        ...item,
        optional: false,
        activated: true,
      })),
    },
  ]
}

/**
 * Writes privacy policy, terms of use and the cookie notice with the necessary cookies from the
 * templates, in each locale that has neither the text nor a link. In existing texts, fills the
 * placeholders `[[…]]` whose data is known now; the launch checklist reports the remaining ones.
 * Returns the number of texts written.
 */
export async function fillLegalTexts(req: PayloadRequest): Promise<number> {
  const { payload } = req
  const facts = await readSetUpFacts(payload)
  const layoutIn = (locale: Locale) =>
    payload.findGlobal({ slug: 'layout', locale, depth: 0, overrideAccess: true })
  const { cookies: before } = await layoutIn(defaultLocale)
  const listsCookies = (before?.cookies_complete ?? []).length > 0
  let written = 0
  for (const locale of localeCodes) {
    const { gaps, notice } = legalTemplatesTexts[locale]
    const { privacy: own, cookies: ownCookies } = await layoutIn(locale)
    const known = facts.company[locale]
    const of: LegalFacts = {
      company: known.company || `[[${gaps.company}]]`,
      address: known.address || `[[${gaps.address}]]`,
      email: known.email || `[[${gaps.email}]]`,
      country: countryPack,
      modules: siteModules,
    }
    const filled = (text: LegalText) =>
      facts.fillable.includes(locale) && text ? withoutKnownGaps(text, locale, known) : undefined
    const texts = {
      privacy_policy: facts.privacy.includes(locale)
        ? filled(own?.privacy_policy)
        : richTextOf(privacySections(locale, of)),
      terms_of_user: facts.terms.includes(locale)
        ? filled(own?.terms_of_user)
        : richTextOf(termsSections(locale, of)),
    }
    const privacy = Object.fromEntries(Object.entries(texts).filter(([, text]) => text))
    const lacksNotice = facts.emptyNotices.includes(locale)
    const count = Object.keys(privacy).length + (lacksNotice ? 1 : 0)
    if (count === 0) continue
    const cookies = {
      ...(lacksNotice ? { cookies_notification_text: notice } : {}),
      ...(listsCookies
        ? {}
        : { cookies_complete: cookieCategories(locale, ownCookies?.cookies_complete ?? []) }),
    }
    await payload.updateGlobal({
      slug: 'layout',
      locale,
      depth: 0,
      data: { privacy, cookies },
      overrideAccess: true,
      req,
    })
    written += count
  }
  return written
}

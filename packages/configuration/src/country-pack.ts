import site from './chosen.ts'
import type { CountryPack } from './site-configuration.ts'

/** Country pack of the site; texts select by it. */
export const countryPack: CountryPack = site.country ?? 'none'

/** ISO 3166-1 code of the company's country; empty for none. */
export const homeCountry = countryPack === 'brazil' ? 'BR' : ''

/**
 * Legal deadline of the answer to a data subject, days: 15 by the LGPD (art. 19), a month by the
 * GDPR (art. 12).
 */
export const privacyAnswerDays = countryPack === 'brazil' ? 15 : 30

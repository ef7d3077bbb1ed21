import { localeCodes, locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { routePath } from '#app/routes/table.ts'

/** The flag that stands for a locale (spec §2: Brazil, English, Spanish). */
const countries = { br: 'br', en: 'us', es: 'es' } as const satisfies Record<Locale, string>

/** The links of the language switcher: each the home of its locale, by a full page load (spec §2). */
export function languageItems() {
  return localeCodes.map((code) => ({ label: locales[code].title, href: routePath('home', code), country: countries[code], lang: locales[code].tag }))
}

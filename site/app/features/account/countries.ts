import { countryCodes } from '@vitrine/configuration/countries'
import { homeCountry } from '@vitrine/configuration/country-pack'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/**
 * All countries by name in the locale, the company's own first. Call it in a loader: the names of
 * `Intl.DisplayNames` differ between server and browser.
 */
export function countries(locale: Locale): { value: string; label: string }[] {
  const { tag } = locales[locale]
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const all = countryCodes.map((value) => ({ value, label: names.of(value) ?? value }))
  return all.toSorted(
    (a, b) =>
      Number(b.value === homeCountry) - Number(a.value === homeCountry) ||
      a.label.localeCompare(b.label, tag),
  )
}

import { localeCodes, locales, localesOtherThan } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { flags } from '#app/ui/elements/flag.tsx'
import type { Languages } from '#app/ui/frame/site-header/language-switcher.tsx'
import { usePathsByLocale } from '#app/core/head/head-elements.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { languagesTexts } from '#texts/languages.js'
import { routePath } from '#shared/routes/table.ts'
import { storeLocale } from '#shared/i18n/locale-cookie.ts'

/**
 * Links of the language switcher: the home page of each launched locale, with a document load (R2).
 * Undefined if only one language is launched.
 */
export function useLanguages(launched: readonly Locale[]): Languages | undefined {
  const { shell } = useTexts(pageTexts)
  const locale = useLocale()
  if (launched.length < 2) return undefined
  return {
    label: shell.languages.label,
    current: locales[locale].tag,
    items: launched.map((code) => ({
      label: locales[code].title,
      short: locales[code].abbr,
      href: routePath('home', code),
      country: countries?.[localeCodes.indexOf(code)],
      lang: locales[code].tag,
      onChoose: () => storeLocale(code),
    })),
  }
}

/** Links to the current page in its other languages (the switcher links to home pages, R2). */
export function useSamePageLinks() {
  const locale = useLocale()
  const pathsByLocale = usePathsByLocale()
  return localesOtherThan(locale).flatMap((code) => {
    const href = pathsByLocale[code]
    if (href === undefined) return []
    return [
      {
        label: languagesTexts[code].samePage,
        href,
        lang: locales[code].tag,
        onChoose: () => storeLocale(code),
      },
    ]
  })
}

/**
 * Countries of the languages' tags, for their flags (R2): `br` of `pt-BR`. Undefined if a language
 * has no flag, so that all languages look alike.
 */
export function flaggedCountries(tags: readonly string[]): string[] | undefined {
  const countries = tags.map((tag) => new Intl.Locale(tag).region?.toLowerCase() ?? '')
  return countries.every((country) => flags.includes(country)) ? countries : undefined
}

const countries = flaggedCountries(localeCodes.map((code) => locales[code].tag))

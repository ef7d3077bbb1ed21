import { localeCodes, locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import type { Languages } from '#app/ui/frame/site-header/language-switcher.tsx'
import { useCounterparts } from '#app/core/head/head-elements.tsx'
import { useLocale, useMessages } from '#app/core/i18n/language.ts'
import { samePage } from '#shared/texts/same-page.ts'
import { routePath } from '#shared/routes/table.ts'
import { rememberLocale } from '#shared/i18n/locale-cookie.ts'

/** Flag of each locale (R2). */
const countries = { br: 'br', en: 'us', es: 'es' } as const satisfies Record<Locale, string>

/** Links of the language switcher: the home of each locale, with a document load (R2). */
export function useLanguages(): Languages {
  const { shell } = useMessages()
  return {
    label: shell.languages.label,
    current: locales[useLocale()].tag,
    items: localeCodes.map((code) => ({
      label: locales[code].title,
      short: locales[code].abbr,
      href: routePath('home', code),
      country: countries[code],
      lang: locales[code].tag,
      onChoose: () => rememberLocale(code),
    })),
  }
}

/**
 * Links to the current page in its other languages (the switcher links to a language's home, R2).
 */
export function useSamePageLinks() {
  const locale = useLocale()
  const counterparts = useCounterparts()
  return localeCodes.flatMap((code) => {
    const href = counterparts[code]
    if (code === locale || href === undefined) return []
    return [
      {
        label: samePage[code],
        href,
        lang: locales[code].tag,
        onChoose: () => rememberLocale(code),
      },
    ]
  })
}

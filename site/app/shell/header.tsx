import { useLocation } from 'react-router'
import { locales, localeCodes } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { Logo } from '#app/design/logo/logo.tsx'
import { SiteHeader } from '#app/design/site-header/site-header.tsx'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'
import { routePath } from '#app/routes/table.ts'
import { BurgerMenu } from './burger-menu/burger-menu.tsx'
import { mainNavigation } from './navigation.ts'
import { SearchBar } from './search-bar/search-bar.tsx'

/** The flag that stands for a locale (spec §2: Brazil, English, Spanish). */
const countries = { br: 'br', en: 'us', es: 'es' } as const satisfies Record<Locale, string>

/** The links of the language switcher: each the home of its locale, by a full page load (spec §2). */
export function languageItems() {
  return localeCodes.map((code) => ({ label: locales[code].title, href: routePath('home', code), country: countries[code], lang: locales[code].tag }))
}

/** The public header: logo, navigation, search, languages, burger menu (spec §2 "Public header"). */
export function Header({ data }: { data: LayoutData }) {
  const locale = useLocale()
  const { shell } = useMessages()
  const { pathname } = useLocation()
  return (
    <SiteHeader
      logoHref={routePath('home', locale)}
      logoLabel={shell.home}
      logo={<Logo name={data.layout.others.company_name.split(' ')[0]?.toLowerCase() ?? ''} />}
      navigationLabel={shell.navigation}
      nav={mainNavigation(locale, shell.nav, pathname)}
      searchSlot={<SearchBar />}
      languages={{ label: shell.languages.label, current: locale, items: languageItems() }}
      menuSlot={<BurgerMenu data={data} />}
    />
  )
}

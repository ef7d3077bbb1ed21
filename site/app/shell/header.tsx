import { useLocation } from 'react-router'
import { Logo } from '#app/design/logo/logo.tsx'
import { SiteHeader } from '#app/design/site-header/site-header.tsx'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'
import { routePath } from '#app/routes/table.ts'
import { BurgerMenu } from './burger-menu/burger-menu.tsx'
import { languageItems } from './languages.ts'
import { mainNavigation } from './navigation.ts'
import { SearchBar } from './search-bar/search-bar.tsx'

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

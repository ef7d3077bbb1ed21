import { useLocation } from 'react-router'
import { Logo } from '#app/ui/elements/logo.tsx'
import { HeaderButton } from '#app/ui/frame/site-header/header-button.tsx'
import { SiteHeader } from '#app/ui/frame/site-header/site-header.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { routePath } from '#shared/routes/table.ts'
import { useLanguages } from './languages.ts'
import { Menu } from './menu.tsx'
import { withCurrent } from '#app/core/layout-data/navigation.ts'
import { SearchBar } from './search/search-bar.tsx'

/** Public header: logo, navigation, search, languages, menu (R2). */
export function Header({ data }: { data: LayoutData }) {
  const locale = useLocale()
  const { shell } = useTexts(pageTexts)
  const { pathname } = useLocation()
  const name = data.layout.others.company_name
  return (
    <SiteHeader
      logoHref={routePath('home', locale)}
      logoLabel={`${name}: ${shell.home}`}
      logo={<Logo brand={data.brand} />}
      navLabel={shell.navigation}
      nav={withCurrent(
        data.menus.main.filter(({ place }) => place !== 'narrow'),
        pathname,
      )}
      searchSlot={
        <>
          <SearchBar />
          <HeaderButton icon="list" label={shell.list.open} href={routePath('parts-list', locale)}>
            {/* written by `list-controller` */}
            <span data-list-count />
          </HeaderButton>
        </>
      }
      languages={useLanguages(data.layout.others.languages)}
      menuSlot={<Menu data={data} />}
    />
  )
}

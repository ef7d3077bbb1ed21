import type { Brand } from '#shared/page/appearance.ts'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Logo } from '#app/ui/elements/logo.tsx'
import { HeaderButton } from '#app/ui/frame/site-header/header-button.tsx'
import { HeaderMenu } from '#app/ui/frame/site-header/header-menu.tsx'
import { SiteHeader } from '#app/ui/frame/site-header/site-header.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { routePath } from '#shared/routes/table.ts'
import { screenPath } from '#shared/routes/screen-path.ts'
import { logoutConfirmation } from '#app/features/account/logout-confirmation.ts'
import { useModal } from '#app/core/modals/use-modal.ts'
import { systemNavigation } from '#app/core/layout-data/navigation.ts'

export interface SystemHeaderProps {
  brand: Brand
  companyName: string
  admin: boolean
  /** Path of a screen; replaced in tests. */
  pathOf?: typeof screenPath
}

/**
 * Header of the restricted area (R2): navigation, and a log-out that asks for confirmation if
 * JavaScript runs.
 */
export function SystemHeader({
  brand,
  companyName,
  admin,
  pathOf = screenPath,
}: SystemHeaderProps) {
  const locale = useLocale()
  const { shell } = useTexts(pageTexts)
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  const { ask } = useModal()
  const { system } = shell
  const nav = systemNavigation(locale, system, pathname, { admin, pathOf })
  const logoutPath = pathOf('logout', locale)
  const leave = async (event: MouseEvent, to: string) => {
    event.preventDefault()
    if (
      await ask({
        type: 'warning',
        title: system.confirmTitle,
        message: system.confirmText,
        confirmLabel: system.leave,
      })
    )
      await navigate(to, { state: logoutConfirmation })
  }
  return (
    <SiteHeader
      logoHref={routePath('home', locale)}
      logoLabel={`${companyName}: ${shell.home}`}
      logo={<Logo brand={brand} />}
      navLabel={system.navigation}
      nav={nav}
      searchSlot={
        logoutPath === undefined ? undefined : (
          <HeaderButton
            icon="log-out"
            labelled
            label={system.leave}
            href={logoutPath}
            onClick={(event) => void leave(event, logoutPath)}
          />
        )
      }
      menuSlot={
        <HeaderMenu key={key} label={shell.menu.open} navLabel={shell.menu.title} nav={nav} />
      }
    />
  )
}

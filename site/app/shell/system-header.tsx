import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Logo } from '#app/ui/elements/logo.tsx'
import { HeaderButton } from '#app/ui/frame/site-header/header-button.tsx'
import { HeaderMenu } from '#app/ui/frame/site-header/header-menu.tsx'
import { SiteHeader } from '#app/ui/frame/site-header/site-header.tsx'
import { useLocale, useMessages } from '#app/core/i18n/language.ts'
import { routePath } from '#shared/routes/table.ts'
import { screenPath } from '#shared/routes/screen-path.ts'
import { leaving } from '#app/features/account/leaving.ts'
import { useModal } from '#app/core/modals/use-modal.ts'
import { systemNavigation } from '#app/core/layout-data/navigation.ts'
import { shortName } from '#app/core/layout-data/short-name.ts'

export interface SystemHeaderProps {
  companyName: string
  admin: boolean
  /** The table's paths, unless a test has others. */
  pathOf?: typeof screenPath
}

/**
 * The header of the restricted area (spec §2): its two entries, and the way out, which asks first.
 * Without JavaScript it does not ask.
 */
export function SystemHeader({ companyName, admin, pathOf = screenPath }: SystemHeaderProps) {
  const locale = useLocale()
  const messages = useMessages()
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  const { ask } = useModal()
  const { shell } = messages
  const { system } = shell
  const nav = systemNavigation(locale, messages, pathname, { admin, pathOf })
  const wayOut = pathOf('logout', locale)
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
      await navigate(to, { state: leaving })
  }
  return (
    <SiteHeader
      logoHref={routePath('home', locale)}
      logoLabel={`${companyName}: ${shell.home}`}
      logo={<Logo name={shortName(companyName)} />}
      navLabel={system.navigation}
      nav={nav}
      searchSlot={
        wayOut === undefined ? undefined : (
          <HeaderButton
            icon="log-out"
            labelled
            label={system.leave}
            href={wayOut}
            onClick={(event) => void leave(event, wayOut)}
          />
        )
      }
      menuSlot={
        <HeaderMenu key={key} label={shell.menu.open} navLabel={shell.menu.title} nav={nav} />
      }
    />
  )
}

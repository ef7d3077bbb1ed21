import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Logo } from '#app/design/logo/logo.tsx'
import { HeaderButton } from '#app/design/site-header/header-button.tsx'
import { HeaderMenu } from '#app/design/site-header/header-menu.tsx'
import { SiteHeader } from '#app/design/site-header/site-header.tsx'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { routePath } from '#app/routes/table.ts'
import { screenPath } from '#app/routes/screen-path.ts'
import { leaving } from './leaving.ts'
import { useModal } from './modals/use-modal.ts'
import { systemNavigation } from './navigation.ts'
import { shortName } from './short-name.ts'

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

import { useState } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '#app/design/dialog/dialog.tsx'
import { Flag } from '#app/design/flag/flag.tsx'
import { Icon } from '#app/design/icon/icon.tsx'
import { Link } from '#app/design/link/link.tsx'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'
import { languageItems } from '../languages.ts'
import { mainNavigation, portugueseNavigation } from '../navigation.ts'
import styles from './burger-menu.module.css'

/** The menu of small screens (spec §2): navigation, languages, legal links when they exist, social links. Without JavaScript the button leads to the footer's links. */
export function BurgerMenu({ data }: { data: LayoutData }) {
  const locale = useLocale()
  const { shell } = useMessages()
  const location = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === location.key
  const social = Object.entries(data.layout.social_network).filter(([, url]) => url !== '')
  const items = [...mainNavigation(locale, shell.nav, location.pathname), ...portugueseNavigation(locale, shell.nav, location.pathname)]
  return (
    <>
      <a
        className={styles.opener}
        href="#rodape"
        role="button"
        aria-expanded={open}
        onClick={(event) => {
          event.preventDefault()
          setOpenAt(location.key)
        }}
      >
        <Icon name="menu" />
        <span className="visually-hidden">{shell.menu.open}</span>
      </a>
      <Dialog open={open} onClose={() => setOpenAt(undefined)} title={shell.menu.title} closeLabel={shell.menu.close} variant="side">
        <nav aria-label={shell.navigation}>
          <ul className={styles.items}>
            {items.map(({ label, href, current }) => (
              <li key={href}>
                <Link href={href} aria-current={current ? 'page' : undefined} onClick={() => setOpenAt(undefined)}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.languages} aria-label={shell.languages.label}>
          {languageItems().map(({ label, href, country, lang }) => (
            <li key={lang}>
              <a href={href} lang={lang} hrefLang={lang}>
                <Flag country={country} /> {label}
              </a>
            </li>
          ))}
        </ul>
        {social.length > 0 ? (
          <ul className={styles.social} aria-label={shell.footer.social}>
            {social.map(([network, url]) => <li key={network}><a href={url} rel="noreferrer">{network}</a></li>)}
          </ul>
        ) : null}
      </Dialog>
    </>
  )
}

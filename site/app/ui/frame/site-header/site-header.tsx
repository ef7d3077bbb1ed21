import type { ReactNode } from 'react'
import { Link } from '#app/ui/elements/link.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import type { Languages } from './language-switcher.tsx'
import { NavGroup } from './nav-group.tsx'
import type { NavItem } from './nav-item.ts'
import styles from './site-header.module.css'

export type SiteHeaderProps = {
  logoHref: string
  logo: ReactNode
  /** Accessible name of the home link: "Company: home page". */
  logoLabel: string
  nav: NavItem[]
  navLabel: string
  /** A `HeaderButton` linked to the search page. */
  searchSlot?: ReactNode
  languages?: Languages | undefined
  /** The `HeaderMenu` of narrow screens. */
  menuSlot?: ReactNode
}

export function SiteHeader({
  logoHref,
  logo,
  logoLabel,
  nav,
  navLabel,
  searchSlot,
  languages,
  menuSlot,
}: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Link className={styles.home} href={logoHref} aria-label={logoLabel}>
          {logo}
        </Link>
        <nav className={styles.nav} aria-label={navLabel}>
          <ul className={styles.items}>
            {nav.map((item) => (
              <li key={item.href}>
                {item.below && item.below.length > 0 ? (
                  <NavGroup item={item} itemClass={styles.item} />
                ) : (
                  <Link
                    className={styles.item}
                    href={item.href}
                    aria-current={item.current ? 'page' : undefined}
                  >
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          {searchSlot}
          {languages && (
            <div className={styles.wide}>
              <LanguageSwitcher {...languages} />
            </div>
          )}
          {menuSlot && <div className={styles.narrow}>{menuSlot}</div>}
        </div>
      </div>
    </header>
  )
}

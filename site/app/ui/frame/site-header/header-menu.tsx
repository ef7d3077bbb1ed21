import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { LanguageList } from './language-switcher.tsx'
import type { Languages } from './language-switcher.tsx'
import type { NavItem } from './nav-item.ts'
import { useLightDismiss } from './use-light-dismiss.ts'
import styles from './header-menu.module.css'

export type HeaderMenuProps = {
  label: string
  navLabel: string
  nav: NavItem[]
  /** Privacy and terms. */
  legal?: { label: string; href: string }[] | undefined
  languages?: Languages | undefined
  /** Social links. */
  children?: ReactNode
}

/** Mobile menu as a native `details`: opens without JavaScript. */
export function HeaderMenu({
  label,
  navLabel,
  nav,
  legal = [],
  languages,
  children,
}: HeaderMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useLightDismiss(ref)
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={styles.burger}>
        <span className={styles.closed}>
          <Icon name="menu" />
        </span>
        <span className={styles.opened}>
          <Icon name="close" />
        </span>
        <span className="visually-hidden">{label}</span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label={navLabel}>
          <ul>
            {nav.map((item) => (
              <li key={item.href} className={styles.line}>
                <Link
                  className={styles.item}
                  href={item.href}
                  aria-current={item.current ? 'page' : undefined}
                >
                  {item.label}
                  <Icon name="arrow-right" size="small" />
                </Link>
                {item.below && item.below.length > 0 && (
                  <ul className={styles.below}>
                    {item.below.map((link) => (
                      <li key={link.href}>
                        <Link className={styles.small} href={link.href}>
                          {link.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {languages && (
          <nav className={styles.languages} aria-label={languages.label}>
            <LanguageList items={languages.items} current={languages.current} />
          </nav>
        )}
        {children}
        {legal.length > 0 && (
          <ul className={styles.legal}>
            {legal.map((link) => (
              <li key={link.href}>
                <Link className={styles.small} href={link.href}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}

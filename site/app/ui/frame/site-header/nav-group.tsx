import { useRef } from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import type { NavItem } from './nav-item.ts'
import { useLightDismiss } from './use-light-dismiss.ts'
import styles from './nav-group.module.css'

/** Entry of the bar with entries below it: a native `details`, which opens without JavaScript. */
export function NavGroup({ item, itemClass }: { item: NavItem; itemClass: string | undefined }) {
  const ref = useRef<HTMLDetailsElement>(null)
  useLightDismiss(ref)
  const { label, href, current, below = [] } = item
  return (
    <details ref={ref} name="nav">
      <summary className={itemClass} aria-current={current ? 'true' : undefined}>
        {label}
        <Icon name="chevron-down" size="small" />
      </summary>
      <ul className={styles.panel}>
        {[{ label, href }, ...below].map((entry: NavBelow) => (
          <li key={entry.href}>
            {entry.image && <Picture image={entry.image} sizes="16rem" ratio="16/9" />}
            <Link className={styles.head} href={entry.href}>
              {entry.label}
            </Link>
            {entry.text && <p>{entry.text}</p>}
            {entry.below && entry.below.length > 0 && (
              <ul>
                {entry.below.map((link) => (
                  <li key={link.href}>
                    <Link className={styles.link} href={link.href}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

type NavBelow = Partial<NonNullable<NavItem['below']>[number]> & { label: string; href: string }

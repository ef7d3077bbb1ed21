import type { ReactNode } from 'react'
import { Link } from '#app/ui/elements/link.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import styles from './hero.module.css'

export type HeroProps = {
  /** Totals: `1.536 códigos · 124 famílias`. */
  label?: string | undefined
  title: string
  lead?: string | undefined
  search?: ReactNode
  /** Example searches. */
  tries?: { label: string; links: { label: string; href: string }[] } | undefined
  /** Picture of the hero, a `MarkedPicture`. */
  picture?: ReactNode
}

export function Hero({ label, title, lead, search, tries, picture }: HeroProps) {
  return (
    <div className={`grid ${styles.hero}`}>
      <div className={styles.words}>
        {label && <Label>{label}</Label>}
        {title && <h1 className={styles.title}>{title}</h1>}
        {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
        {search}
        {tries && (
          <ul className={styles.tries} aria-label={tries.label}>
            {tries.links.map((link) => (
              <li key={link.href}>
                <Link className={styles.try} href={link.href}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  )
}

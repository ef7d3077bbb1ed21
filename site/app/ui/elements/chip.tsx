import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './chip.module.css'

export type ChipLinkProps = {
  href: string
  children: ReactNode
  selected?: boolean | undefined
  /** Shows a cross; `label` then names the action ("Remover Furo: M10"). */
  removable?: boolean | undefined
  label?: string | undefined
}

/** Applied filter or view choice. A link, since its state is part of the URL. */
export function ChipLink({
  href,
  children,
  selected = false,
  removable = false,
  label,
}: ChipLinkProps) {
  return (
    <Link
      href={href}
      className={styles.chip}
      data-selected={selected || undefined}
      aria-current={selected ? 'true' : undefined}
      aria-label={label}
    >
      {children}
      {removable && <Icon name="close" size="small" />}
    </Link>
  )
}

export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.row} aria-label={label}>
      {children}
    </nav>
  )
}

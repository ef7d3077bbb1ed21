import type { ReactNode } from 'react'
import styles from './layout.module.css'

export function Stack({
  gap = 'medium',
  children,
}: {
  gap?: 'small' | 'medium' | 'large' | undefined
  children: ReactNode
}) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  )
}

export function Cluster({
  children,
  between = false,
}: {
  children: ReactNode
  between?: boolean | undefined
}) {
  return (
    <div className={styles.cluster} data-between={between || undefined}>
      {children}
    </div>
  )
}

export type ColumnsProps = {
  /**
   * Sidebar of three (of twelve) columns on the left; on narrow screens above the content, unless
   * `asideOn` is `wide`.
   */
  aside: ReactNode
  /** `wide`: from 992 px only; narrower screens use a sheet. */
  asideOn?: 'all' | 'wide' | undefined
  side?: 'left' | 'right' | undefined
  children: ReactNode
}

export function Columns({ aside, asideOn = 'all', side = 'left', children }: ColumnsProps) {
  return (
    <div className={styles.columns} data-aside-on={asideOn} data-side={side}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.main}>{children}</div>
    </div>
  )
}

/** Two columns, 7 : 5: picture and text. */
export function Split({
  first,
  second,
  shares = '7:5',
  gap = 'wide',
}: {
  first: ReactNode
  second: ReactNode
  shares?: '7:5' | '5:7' | '6:6' | undefined
  /** `column`: cards of equal height side by side. */
  gap?: 'wide' | 'column' | undefined
}) {
  return (
    <div className={styles.split} data-shares={shares} data-gap={gap}>
      <div>{first}</div>
      <div>{second}</div>
    </div>
  )
}

/**
 * Form with related content: at its right on wide screens, above it on narrow ones, in document
 * order.
 */
export function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div className={styles.besideAside}>{aside}</div>
      <div>{children}</div>
    </div>
  )
}

/** White surface with a border. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}

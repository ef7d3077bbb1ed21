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
   * Filters, a contents column: three of twelve, at the left; above on a narrow screen unless
   * `asideOn` says otherwise.
   */
  aside: ReactNode
  /** `wide`: only from 992 px; narrower screens have a sheet for it. */
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

/** Two halves of a page: the picture and what is said of it (7 : 5, as on a product). */
export function Split({
  first,
  second,
  shares = '7:5',
  gap = 'wide',
}: {
  first: ReactNode
  second: ReactNode
  shares?: '7:5' | '5:7' | '6:6' | undefined
  /** `column`: cards side by side, of one height. */ gap?: 'wide' | 'column' | undefined
}) {
  return (
    <div className={styles.split} data-shares={shares} data-gap={gap}>
      <div>{first}</div>
      <div>{second}</div>
    </div>
  )
}

/** A white work surface in a hairline frame. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}

import type { ReactNode } from 'react'
import styles from './tag.module.css'

export type LabelTone =
  | 'faint'
  | 'accent'
  | 'ink'
  | 'on-ink'
  | 'accent-on-ink'
  | 'success'
  | 'warning'
  | 'error'

/** Small label in monospaced capitals. */
export function Label({
  children,
  tone = 'faint',
  framed = false,
}: {
  children: ReactNode
  tone?: LabelTone | undefined
  framed?: boolean | undefined
}) {
  return (
    <span className={styles.label} data-tone={tone} data-framed={framed || undefined}>
      {children}
    </span>
  )
}

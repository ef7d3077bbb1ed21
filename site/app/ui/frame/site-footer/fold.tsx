import type { ReactNode } from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import styles from './fold.module.css'

/**
 * Footer content in a `details`, collapsed on phones; opens without JavaScript. Wider screens show
 * the content without a summary.
 */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span>{title}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import styles from './fold.module.css'

/**
 * Part of the footer that a phone folds, natively: it opens without scripts. Wider screens show its
 * content, without a summary.
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

import type { ReactNode } from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  summary: ReactNode
  /** Monospaced text at the right, such as a count. */
  meta?: string | undefined
  open?: boolean | undefined
  name?: string | undefined
  children: ReactNode
}

/** Disclosures with the same `name` are exclusive. */
export function Disclosure({ summary, meta, open, name, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        {meta && <span className={styles.meta}>{meta}</span>}
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

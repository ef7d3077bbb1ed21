import type { ReactNode } from 'react'
import styles from './key-values.module.css'

export type KeyValuesProps = {
  items: { label: string; value: ReactNode }[]
  /** Typeface of the values: `mono` (default) for numbers, `text` for prose. */
  values?: 'mono' | 'text' | undefined
}

export function KeyValues({ items, values = 'mono' }: KeyValuesProps) {
  return (
    <dl className={styles.list} data-values={values}>
      {items.map((item) => (
        <div key={item.label} className={styles.row}>
          <dt className={styles.key}>{item.label}</dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}

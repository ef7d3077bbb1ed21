import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  title: string
  /** Explanation and next step. */
  text?: ReactNode
  /** Large figure: a status ("404") or the searched code. */
  figure?: string | undefined
  level?: 1 | 2 | 3 | undefined
  /** Actions: a search form, links. */
  children?: ReactNode
}

/** Empty state in a frame with corner marks. */
export function EmptyState({ title, text, figure, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.sheet}>
      {figure && <p className={styles.figure}>{figure}</p>}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.way}>{children}</div>}
    </div>
  )
}

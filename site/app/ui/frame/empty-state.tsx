import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  title: string
  /** What happened and what to do next. */
  text?: ReactNode
  /** In mono, large: a status ("404"), the code that was sought. */
  figure?: string | undefined
  level?: 1 | 2 | 3 | undefined
  /** The way on: a search form, links. */
  children?: ReactNode
}

/**
 * An empty sheet with its corner marks: the frame says that nothing is broken, there is just
 * nothing on it.
 */
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

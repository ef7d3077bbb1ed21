import type { ReactNode } from 'react'
import type { Trail } from './trail.ts'
import { TrailNav } from './trail-nav.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  trail: Trail
  title: string
  /** What the page is, in a sentence or two. */
  lead?: string | undefined
  /** Beside or below the words: a date, a form. */
  children?: ReactNode
}

/** How a page begins: where it stands, its name, what it is. */
export function PageHeader({ trail, title, lead, children }: PageHeaderProps) {
  return (
    <>
      <TrailNav trail={trail} />
      <header className={styles.header}>
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
        {children}
      </header>
    </>
  )
}

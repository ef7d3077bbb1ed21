import type { ReactNode } from 'react'
import type { BreadcrumbItems } from './page-breadcrumbs.tsx'
import { PageBreadcrumbs } from './page-breadcrumbs.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  breadcrumbs: BreadcrumbItems
  title: string
  /** What the page is, in a sentence or two. */
  lead?: string | undefined
  /** Beside or below the words: a date, a form. */
  children?: ReactNode
}

/** How a page begins: where it stands, its name, what it is. */
export function PageHeader({ breadcrumbs, title, lead, children }: PageHeaderProps) {
  return (
    <>
      <PageBreadcrumbs breadcrumbs={breadcrumbs} />
      <header className={styles.header}>
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
        {children}
      </header>
    </>
  )
}

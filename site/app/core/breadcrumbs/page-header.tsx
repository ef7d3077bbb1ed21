import type { ReactNode } from 'react'
import type { BreadcrumbItems } from './page-breadcrumbs.tsx'
import { PageBreadcrumbs } from './page-breadcrumbs.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  breadcrumbs: BreadcrumbItems
  title: string
  /** Summary of the page, one or two sentences. */
  lead?: string | undefined
  /** Content below the lead: a date, a form. */
  children?: ReactNode
}

/** Breadcrumbs, title and lead of a page. */
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

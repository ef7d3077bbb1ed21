import type { ReactNode } from 'react'
import type { OutdatedTexts, RichText as Text } from '@vitrine/contract/shapes/types'
import { Contents } from '#app/ui/content/contents.tsx'
import { KeyValues } from '#app/ui/content/key-values.tsx'
import { Columns } from '#app/ui/frame/layout.tsx'
import { RichText } from '#app/ui/content/rich-text.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'
import { OutdatedNote } from './outdated-note.tsx'
import { PrintHeader } from './print-header.tsx'
import { Share } from './share.tsx'
import type { BreadcrumbItems } from '#app/core/breadcrumbs/page-breadcrumbs.tsx'
import { PageBreadcrumbs } from '#app/core/breadcrumbs/page-breadcrumbs.tsx'
import { useCurrentHeading } from './use-current-heading.ts'
import styles from './reading-page.module.css'

interface ReadingPageProps {
  breadcrumbs: BreadcrumbItems
  /** Label above the title: the category or section. */
  label?: string | undefined
  title: string
  lead?: string | undefined
  path: string
  /** Entries of the title block: date, reading time. */
  facts?: { label: string; value: ReactNode }[]
  text: Text
  /** Set if a safety text of the page is outdated. */
  outdated?: OutdatedTexts
  /** Picture before the text. */
  cover?: ReactNode
  /** True to show the share links. */
  shared?: boolean
  /** Date shown in print, ISO 8601. */
  printedOf?: string | undefined
  /** Content after the text, in its column: files, video. */
  after?: ReactNode
  /** Content below both columns. */
  children?: ReactNode
}

/** Minimum number of headings for a table of contents. */
const minHeadings = 2

/**
 * Article layout: title block and contents on the left, text in a narrow column, related content
 * below.
 */
export function ReadingPage({
  breadcrumbs,
  label,
  title,
  lead,
  path,
  facts = [],
  text,
  outdated = null,
  cover,
  shared = true,
  printedOf,
  after,
  children,
}: ReadingPageProps) {
  const { reading } = useTexts(pageTexts)
  const layout = useLayoutData()
  const current = useCurrentHeading(text.headings.map(({ id }) => id))
  const contents = text.headings.length >= minHeadings
  return (
    <div className="wrap">
      <PageBreadcrumbs breadcrumbs={breadcrumbs} />
      {printedOf === undefined ? null : <PrintHeader path={path} updatedAt={printedOf} />}
      <article>
        <header className={styles.header}>
          {label ? <Label tone="accent">{label}</Label> : null}
          <h1>{title}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
        </header>
        <Columns
          aside={
            <div className={styles.aside}>
              {facts.length > 0 ? <KeyValues items={facts} /> : null}
              {shared ? <Share title={title} url={(layout?.origin ?? '') + path} /> : null}
              {contents ? (
                <Contents
                  label={reading.contents}
                  headings={text.headings}
                  currentId={current ?? text.headings[0]?.id}
                />
              ) : null}
            </div>
          }
        >
          <div className={styles.main}>
            <OutdatedNote texts={outdated} />
            {cover}
            {text.html === '' ? null : <RichText html={text.html} />}
            {after}
          </div>
        </Columns>
      </article>
      {children ? <div className={`no-print ${styles.related}`}>{children}</div> : null}
    </div>
  )
}

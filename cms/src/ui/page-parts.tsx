import Link from 'next/link'
import type { ReactNode } from 'react'

interface HeadProps {
  title: ReactNode
  /** What stands above the title: where the page belongs. */
  above?: ReactNode
  /** Sentence below the title. */
  below?: ReactNode
  /** Figures and actions. */
  children?: ReactNode
}

/** Head of a page. */
export const PageHead = ({ title, above, below, children }: HeadProps): ReactNode => (
  <header className="ui-page__head">
    <div>
      {above === undefined ? null : <p className="ui-small">{above}</p>}
      <h1>{title}</h1>
      {below === undefined ? null : <p className="ui-small">{below}</p>}
    </div>
    {children}
  </header>
)

/** List that an entry belongs to, as a link, and the entry's name or state. */
export const Breadcrumb = ({
  title,
  path,
  children,
}: {
  title: string
  path: string
  children: ReactNode
}): ReactNode => (
  <>
    <Link href={path} prefetch={false}>
      {title}
    </Link>{' '}
    / {children}
  </>
)

interface ScrollAreaProps {
  className?: string
  /** Its name, or the id of the heading that names it. */
  label?: string
  labelledBy?: string
  isBusy?: boolean
  children: ReactNode
}

/** Region that scrolls, also by keys. */
export const ScrollArea = ({
  className,
  label,
  labelledBy,
  isBusy,
  children,
}: ScrollAreaProps): ReactNode => (
  <section
    className={className}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need keyboard access
    tabIndex={0}
    aria-label={label}
    aria-labelledby={labelledBy}
    aria-busy={isBusy}
  >
    {children}
  </section>
)

/** What stands in place of an empty list. */
export const Empty = ({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string | undefined
  children?: ReactNode
}): ReactNode => (
  <div className="ui-empty">
    <h2>{title}</h2>
    {hint === undefined ? null : <p>{hint}</p>}
    {children}
  </div>
)

/** Link to the next page of a list; undefined where there is none. */
interface PageLink {
  text: string
  href: string
}

/** Links to the pages before and after; `children` stands between them. */
export const Pager = ({
  before,
  after,
  children,
}: {
  before: PageLink | undefined
  after: PageLink | undefined
  children?: ReactNode
}): ReactNode => (
  <p className="ui-pager">
    {before ? <Link href={before.href}>{before.text}</Link> : null}
    {children}
    {after ? <Link href={after.href}>{after.text}</Link> : null}
  </p>
)

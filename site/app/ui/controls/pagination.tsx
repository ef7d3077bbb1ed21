import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { pagesShown } from './pages-shown.ts'
import styles from './pagination.module.css'

export type PaginationLabels = {
  /** Accessible name: "Páginas". */
  label: string
  previous: string
  next: string
  /** "Página 3". */
  page: (values: { page: number }) => string
}

export type PaginationProps = {
  page: number
  lastPage: number
  hrefOf: (page: number) => string
  labels: PaginationLabels
}

export function Pagination({ page, lastPage, hrefOf, labels }: PaginationProps) {
  if (lastPage <= 1) return null
  return (
    <nav className={styles.pagination} aria-label={labels.label}>
      {page > 1 && (
        <Link className={styles.step} href={hrefOf(page - 1)} rel="prev">
          <Icon name="arrow-left" size="small" />
          <span>{labels.previous}</span>
        </Link>
      )}
      <ol className={styles.pages}>
        {pagesShown(page, lastPage).map((shown) =>
          typeof shown === 'number' ? (
            <li key={shown}>
              <Link
                className={styles.page}
                href={hrefOf(shown)}
                aria-label={labels.page({ page: shown })}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            </li>
          ) : (
            <li key={shown} className={styles.gap} aria-hidden="true">
              …
            </li>
          ),
        )}
      </ol>
      {page < lastPage && (
        <Link className={styles.step} data-next href={hrefOf(page + 1)} rel="next">
          <span>{labels.next}</span>
          <Icon name="arrow-right" size="small" />
        </Link>
      )}
    </nav>
  )
}

import type { ReactNode } from 'react'
import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { SearchForm } from '#app/ui/controls/search-form.tsx'
import { useLocale, useMessages } from '#app/core/i18n/language.ts'
import { queryNames } from '#shared/routes/query-names.ts'
import { hiddenFields, listPath, sortNames } from './list-query.ts'
import type { ListQuery, SortName } from './list-query.ts'
import styles from './list-toolbar.module.css'

interface ListToolbarProps {
  /** The page's path, without its query. */
  path: string
  list: ListQuery
  total: number
  /** How many there are, in words. */
  count: string
  search: { label: string; placeholder: string }
  /** What an order is called here, where it is called otherwise than in other lists. */
  sortLabels?: Partial<Record<SortName, string>> | undefined
  /** Whether there is anything to sort. */
  sortable?: boolean | undefined
  /** Beside the order: the view. */
  children?: ReactNode
}

/** Above a list: search, count, order. All of it links and a GET form. */
export function ListToolbar({
  path,
  list,
  total,
  count,
  search,
  sortLabels,
  sortable = total > 1,
  children,
}: ListToolbarProps) {
  const locale = useLocale()
  const { listing } = useMessages()
  return (
    <div className={styles.toolbar}>
      <SearchForm
        action={path}
        name={queryNames.search[locale]}
        defaultValue={list.search}
        label={search.label}
        placeholder={search.placeholder}
        submitLabel={listing.search.submit}
        hidden={hiddenFields(list, ['search'], locale)}
      />
      <p className={styles.count} role="status">
        {count}
      </p>
      {sortable ? (
        <div className={styles.choices}>
          <ChipRow label={listing.sort.label}>
            {sortNames.map((sort) => (
              <ChipLink
                key={sort}
                href={listPath(path, list, { sort }, locale)}
                selected={sort === list.sort}
              >
                {sortLabels?.[sort] ?? listing.sort[sort]}
              </ChipLink>
            ))}
          </ChipRow>
        </div>
      ) : null}
      {sortable && children ? <div className={styles.view}>{children}</div> : null}
    </div>
  )
}

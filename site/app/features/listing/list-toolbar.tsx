import type { ReactNode } from 'react'
import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { SearchForm } from '#app/ui/controls/search-form.tsx'
import { SuggestingForm } from '#app/features/suggestions/suggesting-form.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { queryNames } from '#shared/routes/query-names.ts'
import { hiddenFields, listPath, sortNames } from './list-query.ts'
import type { ListQuery, SortName } from './list-query.ts'
import styles from './list-toolbar.module.css'

interface ListToolbarProps {
  /** Path of the page, without its query. */
  path: string
  list: ListQuery
  total: number
  /** Number of results, as text. */
  count: string
  search: { label: string; placeholder: string }
  /** Labels of sort orders that differ from the default ones. */
  sortLabels?: Partial<Record<SortName, string>> | undefined
  /** True to show the sort order. */
  sortable?: boolean | undefined
  /** True to suggest products while typing. */
  suggesting?: boolean | undefined
  /** Content beside the order: the view switch. */
  children?: ReactNode
}

/** Search, count and order above a list, as links and a GET form. */
export function ListToolbar({
  path,
  list,
  total,
  count,
  search,
  sortLabels,
  sortable = total > 1,
  suggesting = false,
  children,
}: ListToolbarProps) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const Form = suggesting ? SuggestingForm : SearchForm
  return (
    <div className={styles.toolbar}>
      <Form
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

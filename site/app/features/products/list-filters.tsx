import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { formatQuery, queryOf } from '@vitrine/contract/query-string'
import type { Facet } from '@vitrine/contract/shapes/types'
import { Button } from '#app/ui/elements/button.tsx'
import { Dialog } from '#app/ui/controls/dialog.tsx'
import { AppliedFilters, Facets } from '#app/ui/controls/facets.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { queryNames } from '#shared/routes/query-names.ts'
import { hiddenFields, listPath } from '#app/features/listing/list-query.ts'
import type { ListQuery } from '#app/features/listing/list-query.ts'
import styles from './list-filters.module.css'

interface ListFiltersProps {
  path: string
  list: ListQuery
  facets: Facet[]
  children: (parts: { aside: ReactNode; applied: ReactNode }) => ReactNode
}

/** Filters of a list (a sidebar, or a sheet on phones) and the applied filters above the results. */
export function ListFilters({ path, list, facets, children }: ListFiltersProps) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const navigate = useNavigate()
  const [sheet, setSheet] = useState(false)
  const facetsWithChoice = facets.filter(
    (facet) => facet.options.length > 1 || facet.options.some((option) => option.active),
  )
  if (facetsWithChoice.length === 0) return children({ aside: null, applied: null })

  const form = (submitOnChange: boolean) => (
    <Facets
      facets={facetsWithChoice}
      action={path}
      name={queryNames.filter[locale]}
      hidden={hiddenFields(list, ['filter'], locale)}
      submitLabel={listing.filters.apply}
      submitOnChange={submitOnChange}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        setSheet(false)
        void navigate(path + formQuery(event.currentTarget), { preventScrollReset: true })
      }}
    />
  )
  const applied = facetsWithChoice.flatMap((facet) =>
    facet.options
      .filter((option) => option.active)
      .map((option) => ({
        label: `${facet.label}: ${option.label}${facet.unit === null ? '' : ` ${facet.unit}`}`,
        href: listPath(
          path,
          list,
          { filter: list.filter.filter((value) => value !== `${facet.key}:${option.value}`) },
          locale,
        ),
      })),
  )
  return children({
    aside: (
      <>
        <div className={styles.opener}>
          <Button variant="secondary" icon="filter" wide onClick={() => setSheet(true)}>
            {listing.filters.open}
            {applied.length > 0 ? ` (${applied.length})` : ''}
          </Button>
          <Dialog
            open={sheet}
            onClose={() => setSheet(false)}
            title={listing.filters.title}
            closeLabel={listing.filters.close}
            variant="sheet"
          >
            {sheet ? form(false) : null}
          </Dialog>
        </div>
        <section className={styles.column} aria-label={listing.filters.title}>
          {form(true)}
        </section>
      </>
    ),
    applied: (
      <AppliedFilters
        label={listing.filters.active}
        items={applied}
        remove={listing.filters.remove}
        clear={{ label: listing.filters.clear, href: listPath(path, list, { filter: [] }, locale) }}
      />
    ),
  })
}

/** Query string of a form's values. */
function formQuery(form: HTMLFormElement): string {
  return formatQuery(
    queryOf(
      [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      ),
    ),
  )
}

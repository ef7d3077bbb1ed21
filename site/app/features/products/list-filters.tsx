import { useState } from 'react'
import type { ComponentType, FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '@vitrine/contract/client'
import type { Facet } from '@vitrine/contract/shapes/types'
import { importOnce, importOrReload } from '#app/core/errors/chunk-reload.ts'
import { Button } from '#app/ui/elements/button.tsx'
import { AppliedFilters, Facets } from '#app/ui/controls/facets.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { filtersTexts } from '#texts/filters.js'
import { intervalNames } from '#shared/routes/interval-names.ts'
import { queryNames } from '#shared/routes/query-names.ts'
import { hiddenFields, listPath } from '#app/features/listing/list-query.ts'
import type { ListQuery } from '#app/features/listing/list-query.ts'
import type { FilterSheet } from './filter-sheet.tsx'
import styles from './list-filters.module.css'

const importFilterForm = importOnce(() => import('./filter-form.ts'))

interface ListFiltersProps {
  path: string
  list: ListQuery
  scope: { category?: string; subcategory?: string }
  products: Pick<Answer<'products-list'>, 'facets' | 'chosen' | 'part_number_count'>
  children: (parts: { aside: ReactNode; applied: ReactNode }) => ReactNode
}

/** Filters of a list (a sidebar, or a sheet on phones) and the applied filters above the results. */
export function ListFilters({ path, list, scope, products, children }: ListFiltersProps) {
  const locale = useLocale()
  const texts = useTexts(filtersTexts)
  const navigate = useNavigate()
  const [Sheet, setSheet] = useState<ComponentType<Parameters<typeof FilterSheet>[0]>>()
  const [open, setOpen] = useState(false)
  const [times, setTimes] = useState(0)
  const facets = products.facets.filter(
    ({ options, range }) =>
      options.length > 1 || range !== null || options.some((option) => option.active),
  )
  const applied = products.chosen.map(({ filter, label }) => ({
    label,
    href: listPath(path, list, { filter: list.filter.filter((other) => other !== filter) }, locale),
  }))
  const form = {
    facets,
    action: path,
    name: queryNames.filter[locale],
    intervals: { names: intervalNames[locale], labels: texts },
    hidden: [
      ...hiddenFields(list, ['filter'], locale),
      ...list.filter
        .filter((filter) => !isInForm(filter, facets))
        .map((value) => ({ name: queryNames.filter[locale], value })),
    ],
    submitLabel: texts.apply,
    onSubmit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const sent = new FormData(event.currentTarget)
      setOpen(false)
      const { filtersOfForm } = await importFilterForm()
      const filter = filtersOfForm(sent, locale)
      await navigate(listPath(path, list, { filter }, locale), { preventScrollReset: true })
    },
  }
  return children({
    aside:
      facets.length === 0 ? null : (
        <>
          <div className={styles.opener}>
            <Button
              variant="secondary"
              icon="filter"
              wide
              onClick={async () => {
                const code = await importOrReload(() => import('./filter-sheet.tsx'))
                setSheet(() => code.FilterSheet)
                setTimes(times + 1)
                setOpen(true)
              }}
            >
              {texts.open}
              {applied.length > 0 ? ` (${applied.length})` : ''}
            </Button>
            {Sheet ? (
              <Sheet
                key={times}
                open={open}
                onClose={() => setOpen(false)}
                list={list}
                scope={scope}
                partNumbers={products.part_number_count}
                form={form}
              />
            ) : null}
          </div>
          <section className={styles.column} aria-label={texts.title}>
            <Facets {...form} submitOnChange />
          </section>
        </>
      ),
    applied: (
      <AppliedFilters
        label={texts.active}
        items={applied}
        remove={texts.remove}
        clear={{ label: texts.clear, href: listPath(path, list, { filter: [] }, locale) }}
      />
    ),
  })
}

/** True if the form of the facets has a field for a filter; other filters are hidden fields. */
function isInForm(filter: string, facets: readonly Facet[]): boolean {
  return facets.some(
    ({ key, options, range }) =>
      options.some(({ value }) => filter === `${key}:${value}`) ||
      (range !== null && filter.startsWith(`${key}:`) && filter.includes('~')),
  )
}

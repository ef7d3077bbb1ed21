'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { useBulkUpload, useModal, usePreferences, useStepNav } from '@payloadcms/ui'
import { FilterButton } from '#src/admin/filters/filter-button.tsx'
import { chipsOf, FilterChips } from '#src/admin/filters/filter-chips.tsx'
import { callAddress } from '#src/admin/panel/call.ts'
import { gridOf } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import { listParameters, listSorts, noFilters } from '#src/staff-index/list-state.ts'
import type { ListColumn, ListSort } from '#src/staff-index/list-state.ts'
import type { PastedCodes } from '#src/staff-index/pasted-codes.ts'
import { Options } from '#src/ui/options.tsx'
import { gridLinkTexts } from '#texts/grid-link.js'
import { Button } from '#src/ui/button.tsx'
import { Segments } from '#src/ui/choices.tsx'
import { filtersTexts } from '#texts/filters.js'
import { listsTexts } from '#texts/lists.js'
import type { ListData } from './list-data.ts'
import { EmptyList } from './empty-list.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ListSearch } from './list-search.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { ListTable } from './list-table.tsx'
import { ListTabs } from './list-tabs.tsx'
import { PictureWall } from './picture-wall.tsx'
import { useListKeys } from './use-list-keys.ts'
import { shownDocuments } from './shown-documents.ts'
import { useListNavigation } from './use-list-navigation.ts'
import type { ListNavigation } from './use-list-navigation.ts'
import { useTicks } from './use-ticks.ts'
import './lists.css'
import './list-bar.css'

// loaded when it is opened
const ListFilter = lazy(async () => ({
  default: (await import('./list-filter.tsx')).ListFilter,
}))

// loaded with the first list of codes
const CodesNote = lazy(async () => ({
  default: (await import('#src/admin/filters/codes-note.tsx')).CodesNote,
}))

// loaded with the first tick
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }))

/**
 * Header of a list: title, number of documents, and the actions for the whole list. `above`:
 * Payload's components above the list.
 */
function ListHead({ data, above }: { data: ListData; above: ReactNode }) {
  const labels = useTexts(listsTexts)
  const { open: openGrid } = useTexts(gridLinkTexts)
  const { names, paths, rights, collection } = data
  const bulkUpload = useBulkUpload()
  const { openModal } = useModal()
  const query = {
    ...Object.fromEntries(listParameters(data.state)),
    collection,
    locale: data.locale,
  }
  return (
    <header className="ui-head">
      <h1>{names.plural}</h1>
      <span className="ui-mono" role="status">
        {(data.isMore ? labels.ofAllMore : labels.ofAll)({ total: data.total, all: data.all })}
        {data.columns.includes('part-numbers')
          ? ` · ${(data.isMore ? labels.partNumbersMore : labels.partNumbers)({ count: data.partNumbers })}`
          : null}
        {data.within === null ? null : `, ${labels.within({ count: data.within })}`}
      </span>
      <div className="ui-head__actions">
        {above}
        {data.state.missing !== null && data.total > 0 ? (
          <a className="ui-button" href={callAddress('completeness.begin-work', { query })}>
            {labels.work}
          </a>
        ) : null}
        {paths.trash === null ? null : (
          <Link className="ui-button ui-button--quiet" href={paths.trash} prefetch={false}>
            {labels.trash}
          </Link>
        )}
        {paths.hasGrid ? (
          <Link className="ui-button" href={gridOf(shownDocuments(data))} prefetch={false}>
            {openGrid}
          </Link>
        ) : null}
        {paths.hasExport ? <ExportMenu data={data} /> : null}
        {paths.isUpload && rights.create ? (
          <Button
            onClick={() => {
              bulkUpload.setCollectionSlug(collection)
              openModal(bulkUpload.drawerSlug)
            }}
          >
            {labels.uploadSeveral}
          </Button>
        ) : null}
        {rights.create ? (
          <Link className="ui-button ui-button--main" href={paths.create} prefetch={false}>
            <ListIcon name="plus" />
            {names.create}
          </Link>
        ) : null}
      </div>
    </header>
  )
}

/**
 * Columns to show: those in the URL, otherwise those stored in the account's preferences, otherwise
 * all.
 */
function useColumns(data: ListData, navigation: ListNavigation) {
  const { getPreference, setPreference } = usePreferences()
  const [chosen, setChosen] = useState<readonly ListColumn[]>()
  const key = `list-columns-${data.collection}`
  useEffect(() => {
    void getPreference<unknown>(key).then((stored) => {
      if (Array.isArray(stored)) setChosen(data.columns.filter((column) => stored.includes(column)))
    })
  }, [data.columns, getPreference, key])
  const shown = data.columns.filter((column) =>
    (data.state.columns ?? chosen ?? data.columns).includes(column),
  )
  const toggle = (column: ListColumn): void => {
    const next = data.columns.filter((each) =>
      each === column ? !shown.includes(each) : shown.includes(each),
    )
    setChosen(next)
    void setPreference(key, next)
    if (data.state.columns !== null)
      navigation.open({ columns: null, page: data.state.page }, 'replace')
  }
  return { shown, toggle }
}

function ColumnMenu({
  data,
  shown,
  toggle,
}: {
  data: ListData
  shown: readonly ListColumn[]
  toggle: (column: ListColumn) => void
}) {
  const labels = useTexts(listsTexts)
  const names: Record<ListColumn, string> = {
    family: labels.columns.family,
    parent: data.names.parent,
    'part-numbers': labels.columns.partNumbers,
    languages: labels.columns.languages,
    complete: labels.columns.complete,
    site: labels.columns.site,
    changed: labels.columns.changed,
  }
  return (
    <>
      <Button look="quiet" className="list-menu--columns" popoverTarget="list-columns">
        {labels.columnsTitle}
        <ListIcon name="down" />
      </Button>
      <fieldset id="list-columns" popover="auto" className="ui-popover ui-popover--columns">
        <legend className="ui-hidden">{labels.columnsTitle}</legend>
        {data.columns.map((column) => (
          <label key={column}>
            <input
              type="checkbox"
              checked={shown.includes(column)}
              onChange={() => toggle(column)}
            />
            {names[column]}
          </label>
        ))}
      </fieldset>
    </>
  )
}

function OrderMenu({ data, navigation }: { data: ListData; navigation: ListNavigation }) {
  const labels = useTexts(listsTexts)
  const { state, columns } = data
  const names: Record<ListSort, string> = {
    changed: labels.columns.changed,
    title: labels.columns.title,
    'part-numbers': labels.columns.partNumbers,
    complete: labels.columns.complete,
  }
  const offered = listSorts.filter(
    (sort) => sort === 'changed' || sort === 'title' || columns.includes(sort),
  )
  return (
    <label className="list-order">
      <span className="ui-hidden">{labels.order}</span>
      <select
        value={state.sort}
        onChange={({ target }) => {
          const sort = offered.find((each) => each === target.value) ?? 'changed'
          navigation.open({ sort, isDescending: sort === 'changed' || sort === 'part-numbers' })
        }}
      >
        <Options of={offered.map((sort) => [sort, names[sort]])} />
      </select>
    </label>
  )
}

/** Client page of a collection's list. */
export function ListPage({ data, above }: { data: ListData; above: ReactNode }) {
  const labels = useTexts(listsTexts)
  const filters = useTexts(filtersTexts)
  const { rows, state, paths, names } = data
  const [isFiltering, setIsFiltering] = useState(false)
  const [pasted, setPasted] = useState<PastedCodes>()
  const navigation = useListNavigation(paths.list, state)
  const ticks = useTicks(data)
  const table = useRef<HTMLTableElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const { setStepNav } = useStepNav()
  const columns = useColumns(data, navigation)
  useEffect(() => setStepNav([{ label: names.plural }]), [setStepNav, names.plural])
  const { tick, untick } = ticks
  useListKeys({
    table,
    search,
    tick,
    untick,
    filter: () => setIsFiltering(!isFiltering),
    takeOut: () => {
      const last = chipsOf(data, state).at(-1)
      if (last) navigation.open(last.without)
    },
  })
  const shown = { data, navigation, ticked: ticks.ids, onTick: tick }
  return (
    <main className="list" data-collection={data.collection}>
      <ListHead data={data} above={above} />
      <ListTabs data={data} navigation={navigation} />
      <div className="ui-bar list-bar" hidden={data.all === 0}>
        <ListSearch data={data} navigation={navigation} field={search} onPasted={setPasted} />
        <FilterChips offer={data} state={state} hrefOf={navigation.hrefOf} />
        <FilterButton isOpen={isFiltering} onToggle={() => setIsFiltering(!isFiltering)} />
        {data.isNarrowed && !isFiltering ? (
          <Link
            className="ui-button ui-button--quiet"
            href={navigation.hrefOf(noFilters)}
            prefetch={false}
          >
            {filters.clear}
          </Link>
        ) : null}
        <span className="ui-bar__end">
          <OrderMenu data={data} navigation={navigation} />
          {state.layout === 'rows' ? <ColumnMenu data={data} {...columns} /> : null}
          {data.collection === 'media' ? (
            <Segments
              label={labels.layout.title}
              choices={(['rows', 'pictures'] as const).map((layout) => ({
                text: labels.layout[layout],
                href: navigation.hrefOf({ layout, page: state.page }),
                isCurrent: state.layout === layout,
              }))}
            />
          ) : null}
        </span>
      </div>
      {isFiltering ? (
        <Suspense>
          <ListFilter data={data} navigation={navigation} onClose={() => setIsFiltering(false)} />
        </Suspense>
      ) : null}
      {state.codes.length > 0 ? (
        <Suspense>
          <CodesNote codes={state.codes} unknown={data.unknown} pasted={pasted} />
        </Suspense>
      ) : null}
      {data.isNear ? (
        <p className="list-near" role="status">
          {filters.near({ text: state.text })}
        </p>
      ) : null}
      <div className="list-scroll" aria-busy={navigation.isLoading}>
        {rows.length === 0 ? (
          <EmptyList data={data} navigation={navigation} />
        ) : state.layout === 'pictures' ? (
          <PictureWall {...shown} table={table} />
        ) : (
          <ListTable {...shown} columns={columns.shown} onTickAll={ticks.tickPage} table={table} />
        )}
      </div>
      {ticks.rows.length === 0 ? null : (
        <Suspense>
          <BulkBar
            data={data}
            rows={ticks.rows}
            onTickEvery={ticks.tickEvery}
            onUntick={untick}
            onDone={() => {
              untick()
              navigation.refresh()
            }}
          />
        </Suspense>
      )}
      {data.all === 0 ? null : <ListFoot data={data} navigation={navigation} />}
    </main>
  )
}

import { useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { FilterPanel } from '#src/admin/filters/filter-panel.tsx'
import { useDocumentKeys } from '#src/admin/panel/use-document-keys.ts'
import { gridOf } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import { noFilters, viewQuery } from '#src/staff-index/list-state.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import { Button } from '#src/ui/button.tsx'
import { filterPanelTexts } from '#texts/filter-panel.js'
import { filtersTexts } from '#texts/filters.js'
import { gridLinkTexts } from '#texts/grid-link.js'
import { listsTexts } from '#texts/lists.js'
import type { ListData } from './list-data.ts'
import { shownDocuments } from './shown-documents.ts'
import type { ListNavigation } from './use-list-navigation.ts'

/**
 * State of a list with the changes whose rows are still loading: the next change is one of what is
 * shown, not of the rows.
 */
function useChanged(
  loaded: ListState,
  navigation: ListNavigation,
): { state: ListState; change: (change: Partial<ListState>) => void } {
  const [changed, setChanged] = useState({ of: loaded, state: loaded })
  const state = navigation.isLoading || changed.of === loaded ? changed.state : loaded
  return {
    state,
    change: (change) => {
      const next = { ...state, page: 1, ...change }
      setChanged({ of: loaded, state: next })
      navigation.open(next, 'replace')
    },
  }
}

const shownOf = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))

/** Filter builder of a list, with what it selects and where to take it. */
export function ListFilter({
  data,
  navigation,
  onClose,
}: {
  data: ListData
  navigation: ListNavigation
  onClose: () => void
}): ReactNode {
  const labels = useTexts(listsTexts)
  const filters = useTexts(filtersTexts)
  const panel = useTexts(filterPanelTexts)
  const { open: openGrid } = useTexts(gridLinkTexts)
  const [isCopied, setIsCopied] = useState(false)
  const { paths, collection } = data
  const { state, change } = useChanged(data.state, navigation)
  useDocumentKeys(({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) onClose()
  })
  return (
    <FilterPanel
      offer={data}
      state={state}
      shown={shownOf(viewQuery(data.state))}
      onChange={(changed) => {
        setIsCopied(false)
        change(changed)
      }}
    >
      <span role="status">
        <strong>
          {(data.isMore ? labels.ofAllMore : labels.ofAll)({ total: data.total, all: data.all })}
        </strong>{' '}
        {data.within === null ? null : (
          <span className="ui-mono">
            {labels.partNumbers({ count: data.partNumbers })},{' '}
            {labels.within({ count: data.within })}
          </span>
        )}
      </span>
      {paths.hasGrid ? (
        <Link className="ui-button" href={gridOf(shownDocuments(data))} prefetch={false}>
          {collection === 'products' && state.codes.length === 0 && !data.isMore
            ? panel.openParts({ count: data.within ?? data.partNumbers })
            : openGrid}
        </Link>
      ) : null}
      <Button
        look="quiet"
        onClick={() => {
          void navigator.clipboard.writeText(window.location.href).then(() => setIsCopied(true))
        }}
      >
        {isCopied ? panel.copied : panel.copy}
      </Button>
      {data.isNarrowed ? (
        <Link
          className="ui-button ui-button--quiet"
          href={navigation.hrefOf(noFilters)}
          prefetch={false}
        >
          {filters.clear}
        </Link>
      ) : null}
    </FilterPanel>
  )
}

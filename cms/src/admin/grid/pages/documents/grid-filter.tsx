import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { FilterButton } from '#src/admin/filters/filter-button.tsx'
import { chipsOf, FilterChips } from '#src/admin/filters/filter-chips.tsx'
import { useCall } from '#src/admin/panel/use-call.ts'
import { useDocumentKeys } from '#src/admin/panel/use-document-keys.ts'
import { gridOf } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import type { GridAnswer } from '#src/staff-index/grid-shapes.ts'
import { isNarrowed, noFilters, parseListState } from '#src/staff-index/list-state.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import type { PastedCodes } from '#src/staff-index/pasted-codes.ts'
import { Button } from '#src/ui/button.tsx'
import { filtersTexts } from '#texts/filters.js'
import { gridTexts } from '#texts/grid.js'
import { filteredBy } from './grid-address.ts'

// loaded when they are needed
const FilterPanel = lazy(async () => ({
  default: (await import('#src/admin/filters/filter-panel.tsx')).FilterPanel,
}))
const CodesNote = lazy(async () => ({
  default: (await import('#src/admin/filters/codes-note.tsx')).CodesNote,
}))

interface Options {
  collection: string
  locale: string
  language: string
  selection: URLSearchParams
  answer: GridAnswer | undefined
  /** True while rows of other parameters are read. */
  isLoading: boolean
  /** Codes that were pasted last. */
  pasted: PastedCodes | undefined
  /** Opens the grid of other parameters. */
  open: (selection: URLSearchParams) => void
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=grid], dialog') !== null

/**
 * Filters of the documents and part numbers that a grid reads, by the builder of the lists; they stand in the address.
 * What the menus of columns filter are the rows that were read, with edits that no server knows.
 */
export function useGridFilter({
  collection,
  locale,
  language,
  selection,
  answer,
  isLoading,
  pasted,
  open,
}: Options): { chips: ReactNode; panel: ReactNode } {
  const labels = useTexts(gridTexts)
  const filters = useTexts(filtersTexts)
  const [isOpen, setOpen] = useState(false)
  const state = parseListState(selection)
  const isFiltered = isNarrowed(state)
  // their choices are named
  const values = selection.get('value')
  const { data: offer } = useCall(
    'filters.offer',
    isOpen || isFiltered
      ? { query: { collection, locale, ...(values === null ? {} : { value: values }) } }
      : undefined,
    { language },
  )
  const change = (changed: Partial<ListState>): void =>
    open(filteredBy(selection, { ...state, ...changed }))
  useDocumentKeys((event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && isOpen) setOpen(false)
    else if (event.key.toLowerCase() === 'f' && !isTyping(event)) {
      event.preventDefault()
      setOpen(!isOpen)
    }
  })
  return {
    chips: (
      <>
        {offer ? (
          <FilterChips
            offer={offer}
            state={state}
            hrefOf={(changed) => gridOf(filteredBy(selection, { ...state, ...changed }))}
          />
        ) : null}
        <FilterButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </>
    ),
    panel: (
      <Suspense>
        {isOpen && offer ? (
          <div className="grid-page__filter">
            <FilterPanel
              offer={offer}
              state={state}
              shown={isLoading ? undefined : Object.fromEntries(selection)}
              onChange={change}
            >
              <strong role="status">
                {answer ? labels.figures({ shown: answer.rows.length, total: answer.total }) : ''}
              </strong>
              {chipsOf(offer, state).length > 0 ? (
                <Button look="quiet" onClick={() => change(noFilters)}>
                  {filters.clear}
                </Button>
              ) : null}
            </FilterPanel>
          </div>
        ) : null}
        {state.codes.length > 0 && answer ? (
          <CodesNote codes={state.codes} unknown={answer.unknown} pasted={pasted} />
        ) : null}
      </Suspense>
    ),
  }
}

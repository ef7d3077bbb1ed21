import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import type { ChoiceCounts } from '#src/staff-index/list-shapes.ts'
import { listQuery, parseListState } from '#src/staff-index/list-state.ts'
import { filterPanelTexts } from '#texts/filter-panel.js'
import { chipsOf } from './filter-chips.tsx'
import type { RowProps } from './filter-offer.ts'

/** Filters that narrow what is found, each with the documents that it leaves; one press adds it. */
export function Suggestions({
  offer,
  state,
  onChange,
  of,
}: Pick<RowProps, 'offer' | 'state' | 'onChange'> & {
  of: ChoiceCounts['suggestions']
}): ReactNode {
  const labels = useTexts(filterPanelTexts)
  const shown = of.flatMap(({ query, count, choice }) => {
    const [named] = chipsOf(offer, parseListState(new URLSearchParams(query)))
    return named ? [{ query, count, text: `${named.name} ${choice ?? named.value}` }] : []
  })
  if (shown.length === 0) return null
  return (
    <span className="filter-suggestions" role="group" aria-label={labels.suggestions}>
      <span aria-hidden="true">{labels.suggestions}:</span>
      {shown.map(({ query, count, text }) => (
        <button
          key={query}
          type="button"
          onClick={() =>
            onChange({
              ...parseListState(new URLSearchParams(`${listQuery(state).slice(1)}&${query}`)),
              page: 1,
            })
          }
        >
          {text} <span className="ui-mono">{count.toLocaleString(offer.language)}</span>
        </button>
      ))}
    </span>
  )
}

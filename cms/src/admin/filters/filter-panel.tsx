'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useCall } from '#src/admin/panel/use-call.ts'
import { useTexts } from '#src/platform/language.ts'
import { isNamed } from '#src/search/words/fold.ts'
import type { FilterOffer } from '#src/staff-index/list-shapes.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import type { ValueFilter } from '#src/staff-index/value-filters.ts'
import { PressedSegments } from '#src/ui/choices.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { filterPanelTexts } from '#texts/filter-panel.js'
import { filtersTexts } from '#texts/filters.js'
import { filterKinds } from './filter-rows.tsx'
import type { RowProps, ShownParameters } from './filter-offer.ts'
import { Suggestions } from './suggestions.tsx'
import { ValueRow } from './value-row.tsx'
import './filter-panel.css'

/** Attributes that are listed before a search narrows them. */
const shownAttributes = 12

interface PanelProps {
  offer: FilterOffer
  state: ListState
  /** Parameters of the rows that are shown; undefined while others are read. */
  shown: ShownParameters | undefined
  onChange: (change: Partial<ListState>) => void
  /** Number of what the filters select, and further actions. */
  children: ReactNode
}

/** Filter of the panel: a kind of filter, or an attribute of part numbers. */
interface Entry {
  key: string
  group: 'catalogue' | 'values' | 'state'
  name: string
  isOn: boolean
  off: Partial<ListState>
  on?: Partial<ListState>
  row: ReactNode
}

const valueKey = (key: string): string => `value ${key}`

/** All filters that a list has. */
function entriesOf(
  { offer, state, onChange, counts, shown }: RowProps,
  labels: (typeof filtersTexts)['br'],
): Entry[] {
  const others = (key: string): ValueFilter[] => state.values.filter((each) => each.key !== key)
  return [
    ...filterKinds
      .filter(({ isOffered }) => isOffered(offer))
      .map(({ key, group, name, isOn, off, on, Row }) => ({
        key,
        group,
        name: name(offer, labels),
        isOn: isOn(state),
        off,
        ...(on === undefined ? {} : { on }),
        row: <Row {...{ offer, state, onChange, counts, shown }} />,
      })),
    ...offer.attributes.map((attribute): Entry => {
      const filter = state.values.find(({ key }) => key === attribute.key)
      return {
        key: valueKey(attribute.key),
        group: 'values',
        name: attribute.label,
        isOn: filter !== undefined,
        off: { values: others(attribute.key) },
        row: (
          <ValueRow
            offer={offer}
            attribute={attribute}
            filter={filter}
            shown={shown}
            onChange={(next) =>
              onChange({ values: [...others(attribute.key), ...(next ? [next] : [])] })
            }
          />
        ),
      }
    }),
  ]
}

/** Whether all filters are met or one of them. */
function Match({ offer, state, onChange, counts }: Omit<RowProps, 'shown'>): ReactNode {
  const panel = useTexts(filterPanelTexts)
  const label = panel.match({ name: offer.names.plural })
  return (
    <div className="filter-panel__match">
      <span aria-hidden="true">{label}</span>
      <PressedSegments
        label={label}
        chosen={state.isAny ? 'any' : 'all'}
        choices={[
          ['all', panel.allOf],
          ['any', panel.anyOf],
        ]}
        onChoose={(chosen) => onChange({ isAny: chosen === 'any' })}
      />
      <Suggestions
        offer={offer}
        state={state}
        onChange={onChange}
        of={state.isAny ? [] : (counts?.suggestions ?? [])}
      />
    </div>
  )
}

/** Numbers of the choices within what is shown; the former ones stand until the next are read. */
function useCounts(
  { collection, locale, language, columns }: FilterOffer,
  shown: PanelProps['shown'],
) {
  const [counted, setCounted] = useState(shown)
  if (shown && JSON.stringify(shown) !== JSON.stringify(counted)) setCounted(shown)
  // an account that reads published documents alone is offered no choices with counts
  const { data: counts } = useCall(
    'filters.counts',
    columns.includes('changed') && counted
      ? { query: { ...counted, collection, locale } }
      : undefined,
    { language },
  )
  return { counted, counts }
}

/**
 * Filter builder, in the flow above a list: what can be filtered at the left, the filters that are on at
 * the right; the list follows each change.
 */
export function FilterPanel({ offer, state, shown, onChange, children }: PanelProps): ReactNode {
  const labels = useTexts(filtersTexts)
  const panel = useTexts(filterPanelTexts)
  const [text, setText] = useState('')
  // filters without a value yet, in the order in which they were added
  const [added, setAdded] = useState<readonly string[]>([])
  const { counted, counts } = useCounts(offer, shown)
  const entries = entriesOf({ offer, state, onChange, counts, shown: counted }, labels)
  const rows = entries
    .filter(({ key, isOn }) => isOn || added.includes(key))
    .toSorted((one, other) => added.indexOf(one.key) - added.indexOf(other.key))
  const offered = entries.filter(({ name }) => isNamed(name, text))
  const listed = offered.filter(
    ({ group, isOn }, at) =>
      group !== 'values' ||
      isOn ||
      text.trim() !== '' ||
      offered.slice(0, at).filter((each) => each.group === 'values').length < shownAttributes,
  )
  const add = ({ key, on, isOn }: Entry): void => {
    if (on && !isOn) onChange(on)
    // rendered and focused before the next key, which goes into the field of the new row
    flushSync(() => {
      if (!added.includes(key)) setAdded([...added, key])
      setText('')
    })
    document
      .querySelector<HTMLElement>(`[data-filter="${CSS.escape(key)}"] :is(input, select, button)`)
      ?.focus()
  }
  const remove = ({ key, off, isOn }: Entry): void => {
    setAdded(added.filter((each) => each !== key))
    if (isOn) onChange(off)
  }
  const groups = { catalogue: panel.catalogue, values: panel.values, state: panel.state }
  return (
    <section className="filter-panel ui-controls" aria-label={panel.title}>
      <div className="filter-panel__fields">
        <input
          type="search"
          aria-label={panel.find}
          placeholder={
            offer.attributes.length > 0
              ? panel.findAmong({ count: offer.attributes.length })
              : panel.find
          }
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            const [first] = listed
            if (event.key !== 'Enter' || !first) return
            event.preventDefault()
            add(first)
          }}
        />
        {(['catalogue', 'values', 'state'] as const).map((group) => {
          const ofGroup = listed.filter((each) => each.group === group)
          return ofGroup.length === 0 ? null : (
            <div key={group} role="group" aria-label={groups[group]}>
              <h3>{groups[group]}</h3>
              {ofGroup.map((entry) => (
                <button
                  key={entry.key}
                  type="button"
                  aria-pressed={entry.isOn}
                  onClick={() => add(entry)}
                >
                  {entry.name}
                </button>
              ))}
            </div>
          )
        })}
        {listed.length === 0 ? <p className="ui-small">{panel.noOption}</p> : null}
      </div>
      <div className="filter-panel__rows">
        <Match offer={offer} state={state} onChange={onChange} counts={counts} />
        {rows.length === 0 ? <p className="ui-small">{panel.begin}</p> : null}
        {rows.map((entry) => (
          <div key={entry.key} className="filter-row" data-filter={entry.key}>
            <span className="filter-row__name">{entry.name}</span>
            <span className="filter-row__value">{entry.row}</span>
            <button
              type="button"
              className="filter-row__remove"
              aria-label={labels.remove({ name: entry.name })}
              onClick={() => remove(entry)}
            >
              <ListIcon name="remove" />
            </button>
          </div>
        ))}
      </div>
      <div className="filter-panel__foot">{children}</div>
    </section>
  )
}

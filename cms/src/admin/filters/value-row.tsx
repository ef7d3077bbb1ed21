import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import type { AttributeValues, FilterAttribute, FilterOffer } from '#src/staff-index/list-shapes.ts'
import { numberIn, parseValueFilters, valueFiltersText } from '#src/staff-index/value-filters.ts'
import type { ValueFilter } from '#src/staff-index/value-filters.ts'
import { Options } from '#src/ui/options.tsx'
import { filterPanelTexts } from '#texts/filter-panel.js'
import type { ShownParameters } from './filter-offer.ts'
import { barsOf } from './histogram.ts'
import { SearchedChoice } from './searched-choice.tsx'

/** Pause in typing after which a bound counts, ms. */
const pauseMs = 400

function useValues(
  { collection, locale, language }: FilterOffer,
  key: string,
  unit: string,
  shown: ShownParameters,
): AttributeValues | undefined {
  const [values, setValues] = useState<AttributeValues>()
  // the filter itself does not narrow its values
  const { value = '', ...others } = shown
  const otherValues = valueFiltersText(
    parseValueFilters([value]).filter((filter) => filter.key !== key),
  )
  const within = JSON.stringify({
    ...others,
    ...(otherValues === '' ? {} : { value: otherValues }),
  })
  useEffect(() => {
    const stop = new AbortController()
    const query = { ...JSON.parse(within), collection, locale, key, unit }
    void call('filters.values', { query }, { language, signal: stop.signal }).then(({ data }) => {
      if (data && !stop.signal.aborted) setValues(data)
    })
    return () => stop.abort()
  }, [collection, locale, language, key, unit, within])
  return values
}

type Range = Extract<ValueFilter, { unit: string }>

/** Distribution of the values, with those of the range marked. */
function Histogram({ values, range }: { values: AttributeValues; range: Range }): ReactNode {
  const labels = useTexts(filterPanelTexts)
  const language = useLanguage()
  const { bars, within } = barsOf(values.numbers, range)
  const [first, last] = [values.numbers[0], values.numbers.at(-1)]
  if (!first || !last) return <span className="ui-small">{labels.noValues}</span>
  return (
    <span className="filter-histogram">
      <span className="filter-histogram__bars" aria-hidden="true">
        {bars.map(({ height, isWithin }, at) => (
          <i key={at} data-within={isWithin} style={{ height: `${height}%` }} />
        ))}
      </span>
      <span className="ui-mono">{labels.partsWithin({ count: within })}</span>
      <span className="ui-small">
        {labels.span({
          from: first.number.toLocaleString(language),
          to: last.number.toLocaleString(language),
        })}
      </span>
    </span>
  )
}

/** Bound of a range: counts when typing pauses; what is no number is said at once. */
export function Bound({
  label,
  value,
  onChange,
}: {
  label: string
  value: number | null
  onChange: (value: number | null) => void
}): ReactNode {
  const language = useLanguage()
  const written = value === null ? '' : value.toLocaleString(language, { useGrouping: false })
  const [typed, setTyped] = useState<string>()
  const text = typed ?? written
  const number = numberIn(text)
  const isWrong = text.trim() !== '' && number === null
  useEffect(() => {
    if (typed === undefined || isWrong || number === value) return undefined
    const timer = setTimeout(() => onChange(number), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, isWrong, number, value, onChange])
  return (
    <input
      type="text"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={isWrong}
      placeholder={label}
      value={text}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (!isWrong && number !== value) onChange(number)
        if (!isWrong) setTyped(undefined)
      }}
    />
  )
}

/** Row of a filter by an attribute: a range with its unit, or values to choose. */
export function ValueRow({
  offer,
  attribute,
  filter,
  shown,
  onChange,
}: {
  offer: FilterOffer
  attribute: FilterAttribute
  filter: ValueFilter | undefined
  shown: ShownParameters | undefined
  onChange: (filter: ValueFilter | undefined) => void
}): ReactNode {
  const labels = useTexts(filterPanelTexts)
  const { key, label, units } = attribute
  const [unit, setUnit] = useState(
    filter !== undefined && 'unit' in filter ? filter.unit : (units?.[0] ?? ''),
  )
  const values = useValues(offer, key, unit, shown ?? {})
  if (units === null) {
    const chosen = filter !== undefined && 'choices' in filter ? filter.choices : []
    return (
      <SearchedChoice
        label={label}
        options={(values?.choices ?? []).map(({ value, label: name, parts }) => ({
          value,
          label: name,
          count: parts,
        }))}
        chosen={chosen}
        onChange={(choices) => onChange(choices.length === 0 ? undefined : { key, choices })}
      />
    )
  }
  const range: Range =
    filter !== undefined && 'unit' in filter ? filter : { key, from: null, to: null, unit }
  const change = (changed: Partial<Range>): void => {
    const next = { ...range, ...changed }
    onChange(next.from === null && next.to === null ? undefined : next)
  }
  return (
    <span className="filter-range">
      <Bound label={labels.from} value={range.from} onChange={(from) => change({ from })} />
      <span>{labels.to}</span>
      <Bound label={labels.upTo} value={range.to} onChange={(to) => change({ to })} />
      {units.length > 0 ? (
        <select
          aria-label={labels.unit}
          value={unit}
          onChange={({ target }) => {
            setUnit(target.value)
            change({ unit: target.value })
          }}
        >
          <Options of={units.map((each) => [each, each])} />
        </select>
      ) : null}
      {values ? <Histogram values={values} range={range} /> : null}
    </span>
  )
}

import Link from 'next/link'
import type { ReactNode } from 'react'
import { locales } from '@vitrine/configuration/locales'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts } from '#src/platform/language.ts'
import { anyValue, ownAuthor } from '#src/staff-index/list-state.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import type { ValueFilter } from '#src/staff-index/value-filters.ts'
import { Chip } from '#src/ui/chip.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { filtersTexts } from '#texts/filters.js'
import { listsTexts } from '#texts/lists.js'
import type { FilterOffer, Option } from './filter-offer.ts'

export interface ActiveFilter {
  key: string
  name: string
  value: string
  /** Change of the state that removes the filter. */
  without: Partial<ListState>
}

const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

const listOf = (options: readonly Option[], values: readonly (string | number)[]): string =>
  values.map((value) => labelOf(options, String(value))).join(', ')

/** Range or values of a filter by an attribute: `70–240 mm²`, `≥ 70 mm²`, `Cobre, Alumínio`. */
function valueText(filter: ValueFilter, language: string): string {
  if ('choices' in filter) return filter.choices.join(', ')
  const { from, to, unit } = filter
  const say = (number: number): string => number.toLocaleString(language)
  const range =
    from === null
      ? `≤ ${say(to ?? 0)}`
      : to === null
        ? `≥ ${say(from)}`
        : from === to
          ? say(from)
          : `${say(from)}–${say(to)}`
  return unit === '' ? range : `${range} ${unit}`
}

/** Active filters of a state, with labels in the panel's language. */
export function chipsOf(offer: FilterOffer, state: ListState): ActiveFilter[] {
  const { language } = offer
  const labels = textsIn(filtersTexts, language)
  const { states } = textsIn(listsTexts, language)
  const chip = (
    key: string,
    name: string,
    value: string,
    without: Partial<ListState>,
  ): ActiveFilter => ({ key, name, value, without })
  const day = (value: string): string =>
    new Date(`${value}T12:00:00Z`).toLocaleDateString(language, { timeZone: 'UTC' })
  const chips: (ActiveFilter | false)[] = [
    state.parents.length > 0 &&
      chip('parent', offer.names.parent, listOf(offer.parents, state.parents), { parents: [] }),
    state.families.length > 0 &&
      chip('family', labels.family, state.families.join(', '), { families: [] }),
    ...state.values.map((filter) =>
      chip(
        `value ${filter.key}`,
        offer.attributes.find(({ key }) => key === filter.key)?.label ?? filter.key,
        valueText(filter, language),
        { values: state.values.filter(({ key }) => key !== filter.key) },
      ),
    ),
    state.having.length > 0 &&
      chip('with', labels.having, listOf(offer.parts, state.having), { having: [] }),
    state.without.length > 0 &&
      chip('without', labels.without, listOf(offer.parts, state.without), { without: [] }),
    state.site.length > 0 &&
      chip('site', labels.site, state.site.map((each) => states[each]).join(', '), { site: [] }),
    state.state !== null &&
      chip(
        'state',
        state.language === null ? labels.anyLanguage : locales[state.language].title,
        states[state.state],
        { state: null, language: null },
      ),
    state.missing !== null &&
      chip(
        'missing',
        labels.missing,
        state.missing === anyValue ? labels.anyFact : labelOf(offer.facts, state.missing),
        { missing: null },
      ),
    state.purpose !== null &&
      offer.purposes.length > 0 &&
      chip('for', labels.forUse, labelOf(offer.purposes, state.purpose), { purpose: null }),
    state.authors.length > 0 &&
      chip(
        'author',
        labels.author,
        state.authors
          .map((id) => (id === ownAuthor ? labels.me : labelOf(offer.authors, String(id))))
          .join(', '),
        { authors: [] },
      ),
    state.days !== null &&
      chip('days', labels.changed, labels.lastDays({ count: state.days }), { days: null }),
    state.since !== null && chip('since', labels.since, day(state.since), { since: null }),
    state.until !== null && chip('until', labels.until, day(state.until), { until: null }),
    state.isScheduled &&
      chip('scheduled', labels.scheduled, labels.withSchedule, { isScheduled: false }),
    state.isUnused && chip('unused', labels.unused, labels.withoutUse, { isUnused: false }),
    state.isEqual && chip('equal', labels.equal, labels.withEqual, { isEqual: false }),
  ]
  return chips.filter((each) => each !== false)
}

/** Active filters, each with a link to the list without it. */
export function FilterChips({
  offer,
  state,
  hrefOf,
}: {
  offer: FilterOffer
  state: ListState
  hrefOf: (change: Partial<ListState>) => string
}): ReactNode {
  const labels = useTexts(filtersTexts)
  return chipsOf(offer, state).map(({ key, name, value, without }) => (
    <Chip key={key} name={name} value={value}>
      <Link href={hrefOf(without)} prefetch={false} aria-label={labels.remove({ name })}>
        <ListIcon name="remove" />
      </Link>
    </Chip>
  ))
}

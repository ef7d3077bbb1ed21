import Link from 'next/link'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { locales } from '@vitrine/configuration/locales'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts } from '#src/platform/language.ts'
import type { FilterAttribute, FilterOffer, Option } from '#src/staff-index/list-shapes.ts'
import { anyValue, isOfAny, ownAuthor, today } from '#src/staff-index/list-state.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import type { ValueFilter } from '#src/staff-index/value-filters.ts'
import { Chip } from '#src/ui/chip.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { filtersTexts } from '#texts/filters.js'
import { listsTexts } from '#texts/lists.js'

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
function valueText(
  filter: ValueFilter,
  attribute: FilterAttribute | undefined,
  language: string,
): string {
  if ('choices' in filter) return listOf(attribute?.choices ?? [], filter.choices)
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

/** Codes that a chip names. */
const namedCodes = 2

function codesText(codes: readonly string[], language: string): string {
  const { moreCodes } = textsIn(filtersTexts, language)
  const named = codes.slice(0, namedCodes).join(', ')
  const count = codes.length - namedCodes
  return count > 0 ? moreCodes({ codes: named, count }) : named
}

const chip = (
  key: string,
  name: string,
  value: string,
  without: Partial<ListState>,
): ActiveFilter => ({ key, name, value, without })

/** Days of the last change. */
function dayChips({ days, since, until }: ListState, language: string): ActiveFilter[] {
  const labels = textsIn(filtersTexts, language)
  const day = (value: string): string =>
    new Date(`${value}T12:00:00Z`).toLocaleDateString(language, { timeZone: 'UTC' })
  const isToday = since === today
  return [
    ...(days === null
      ? []
      : [chip('days', labels.changed, labels.lastDays({ count: days }), { days: null })]),
    ...(since === null
      ? []
      : [
          chip(
            'since',
            isToday ? labels.changed : labels.since,
            isToday ? labels.today : day(since),
            { since: null },
          ),
        ]),
    ...(until === null ? [] : [chip('until', labels.until, day(until), { until: null })]),
  ]
}

/** Active filters of a state, with labels in the panel's language. */
export function chipsOf(offer: FilterOffer, state: ListState): ActiveFilter[] {
  const { language } = offer
  const labels = textsIn(filtersTexts, language)
  const { states } = textsIn(listsTexts, language)
  const chips: (ActiveFilter | false)[] = [
    state.codes.length > 0 &&
      chip('codes', labels.codes, codesText(state.codes, language), { codes: [] }),
    state.parents.length > 0 &&
      chip('parent', offer.names.parent, listOf(offer.parents, state.parents), { parents: [] }),
    state.families.length > 0 &&
      chip('family', labels.family, state.families.join(', '), { families: [] }),
    ...state.values.map((filter) => {
      const attribute = offer.attributes.find(({ key }) => key === filter.key)
      return chip(
        `value ${filter.key}`,
        attribute?.label ?? filter.key,
        valueText(filter, attribute, language),
        { values: state.values.filter(({ key }) => key !== filter.key) },
      )
    }),
    state.having.length > 0 &&
      chip('with', labels.having, listOf(offer.parts, state.having), { having: [] }),
    state.without.length > 0 &&
      chip('without', labels.without, listOf(offer.parts, state.without), { without: [] }),
    state.site.length > 0 &&
      chip('site', labels.site, state.site.map((each) => states[each]).join(', '), { site: [] }),
    state.states.length > 0 &&
      chip(
        'state',
        state.language === null ? labels.anyLanguage : locales[state.language].title,
        state.states.map((each) => states[each]).join(', '),
        { states: [], language: null },
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
    ...dayChips(state, language),
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
  const chips = chipsOf(offer, state)
  // codes narrow in either case
  const first = chips.findIndex(({ key }) => key !== 'codes')
  return chips.map(({ key, name, value, without }, at) => (
    <Fragment key={key}>
      {at > first && isOfAny(state) ? <span className="ui-small">{labels.or}</span> : null}
      <Chip name={name} value={value}>
        <Link href={hrefOf(without)} prefetch={false} aria-label={labels.remove({ name })}>
          <ListIcon name="remove" />
        </Link>
      </Chip>
    </Fragment>
  ))
}

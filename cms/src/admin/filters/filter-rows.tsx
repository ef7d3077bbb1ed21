import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { isPurpose } from '#src/platform/collections/row.ts'
import { anyValue, ownAuthor, siteStates, today } from '#src/staff-index/list-state.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import { Options } from '#src/ui/options.tsx'
import { filterPanelTexts } from '#texts/filter-panel.js'
import { filtersTexts } from '#texts/filters.js'
import { listsTexts } from '#texts/lists.js'
import type { FilterOffer } from '#src/staff-index/list-shapes.ts'
import { counted } from './filter-offer.ts'
import type { CountedOption, RowProps } from './filter-offer.ts'
import { LanguageRow } from './language-row.tsx'
import { Marks, toggled } from './marks.tsx'
import { SearchedChoice } from './searched-choice.tsx'

const ParentRow = ({ offer, state, onChange, counts }: RowProps): ReactNode => (
  <SearchedChoice
    label={offer.names.parent}
    options={counted(offer.parents, counts?.parents)}
    chosen={state.parents.map(String)}
    onChange={(chosen) => onChange({ parents: chosen.map(Number) })}
  />
)

function FamilyRow({ state, onChange }: RowProps): ReactNode {
  const labels = useTexts(filtersTexts)
  const panel = useTexts(filterPanelTexts)
  const send = (text: string): void =>
    onChange({ families: [...new Set(text.split(/[\s,;]+/).filter(Boolean))] })
  return (
    <input
      type="text"
      key={state.families.join()}
      aria-label={labels.family}
      placeholder={panel.families}
      defaultValue={state.families.join(', ')}
      maxLength={400}
      onBlur={({ target }) => send(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') send(currentTarget.value)
      }}
    />
  )
}

const partsRow = (name: 'having' | 'without') =>
  function PartsRow({ offer, state, onChange, counts }: RowProps): ReactNode {
    const labels = useTexts(filtersTexts)
    return (
      <SearchedChoice
        label={labels[name]}
        options={counted(offer.parts, counts?.[name])}
        chosen={state[name]}
        onChange={(chosen) => onChange({ [name]: chosen })}
      />
    )
  }

function SiteRow({ state, onChange, counts }: RowProps): ReactNode {
  const labels = useTexts(filtersTexts)
  const { states } = useTexts(listsTexts)
  return (
    <Marks
      label={labels.site}
      options={siteStates.map((each) => [each, states[each], counts && (counts.site[each] ?? 0)])}
      chosen={state.site}
      onPress={(value) => onChange({ site: toggled(state.site, value) })}
    />
  )
}

function MissingRow({ offer, state, onChange, counts }: RowProps): ReactNode {
  const labels = useTexts(filtersTexts)
  const panel = useTexts(filterPanelTexts)
  const choices = (options: readonly CountedOption[]): [string, string][] =>
    options.map(({ value, label, count }) => [
      value,
      count === undefined ? label : `${label} (${count})`,
    ])
  const facts = [{ value: anyValue, label: labels.anyFact }, ...offer.facts]
  return (
    <>
      <select
        aria-label={labels.missing}
        value={state.missing ?? ''}
        onChange={({ target: { value } }) => onChange({ missing: value === '' ? null : value })}
      >
        <Options none={panel.choose} of={choices(counted(facts, counts?.missing))} />
      </select>
      {offer.purposes.length > 0 ? (
        <select
          aria-label={labels.forUse}
          value={state.purpose ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ purpose: isPurpose(value) ? value : null })
          }
        >
          <Options none={labels.anyPurpose} of={choices(offer.purposes)} />
        </select>
      ) : null}
    </>
  )
}

function AuthorRow({ offer, state, onChange, counts }: RowProps): ReactNode {
  const labels = useTexts(filtersTexts)
  return (
    <SearchedChoice
      label={labels.author}
      options={counted([{ value: ownAuthor, label: labels.me }, ...offer.authors], counts?.authors)}
      chosen={state.authors.map(String)}
      onChange={(chosen) =>
        onChange({
          authors: chosen.map((value) => (value === ownAuthor ? value : Number(value))),
        })
      }
    />
  )
}

/** Numbers of days that are offered. */
const dayChoices = [1, 7, 30, 90, 365] as const

function ChangedRow({ state, onChange }: RowProps): ReactNode {
  const labels = useTexts(filtersTexts)
  const panel = useTexts(filterPanelTexts)
  const offered = [...new Set([...dayChoices, ...(state.days === null ? [] : [state.days])])]
  return (
    <>
      <select
        aria-label={labels.changed}
        value={state.since === today ? today : (state.days ?? '')}
        onChange={({ target: { value } }) =>
          onChange({
            days: value === '' || value === today ? null : Number(value),
            since: value === today ? today : null,
            until: null,
          })
        }
      >
        <Options
          none={panel.anyDays}
          of={[
            [today, labels.today],
            ...offered.map((days): [number, string] => [days, labels.lastDays({ count: days })]),
          ]}
        />
      </select>
      {(['since', 'until'] as const).map((name) => (
        <label key={name} className="filter-day">
          {labels[name]}
          <input
            type="date"
            value={state[name] === today ? '' : (state[name] ?? '')}
            onChange={({ target: { value } }) =>
              onChange({ [name]: value === '' ? null : value, days: null })
            }
          />
        </label>
      ))}
    </>
  )
}

/** Filter that is on or off; the row itself turns it on. */
const Said = (name: 'withSchedule' | 'withoutUse' | 'withEqual') => (): ReactNode => (
  <FlagText name={name} />
)

const FlagText = ({ name }: { name: 'withSchedule' | 'withoutUse' | 'withEqual' }): ReactNode => (
  <span>{useTexts(filtersTexts)[name]}</span>
)

/** Filter other than by an attribute. */
export interface FilterKind {
  key: string
  group: 'catalogue' | 'state'
  name: (offer: FilterOffer, labels: (typeof filtersTexts)['br']) => string
  isOffered: (offer: FilterOffer) => boolean
  isOn: (state: ListState) => boolean
  /** Change that takes the filter out. */
  off: Partial<ListState>
  /** Change that begins with the filter, if it has one value alone. */
  on?: Partial<ListState>
  Row: (props: RowProps) => ReactNode
}

/** Filters of all lists, in the order in which they are offered. */
export const filterKinds: readonly FilterKind[] = [
  {
    key: 'parent',
    group: 'catalogue',
    name: ({ names }) => names.parent,
    isOffered: ({ parents }) => parents.length > 0,
    isOn: ({ parents }) => parents.length > 0,
    off: { parents: [] },
    Row: ParentRow,
  },
  {
    key: 'family',
    group: 'catalogue',
    name: (_, labels) => labels.family,
    isOffered: ({ columns }) => columns.includes('family'),
    isOn: ({ families }) => families.length > 0,
    off: { families: [] },
    Row: FamilyRow,
  },
  {
    key: 'with',
    group: 'catalogue',
    name: (_, labels) => labels.having,
    isOffered: ({ parts }) => parts.length > 0,
    isOn: ({ having }) => having.length > 0,
    off: { having: [] },
    Row: partsRow('having'),
  },
  {
    key: 'without',
    group: 'catalogue',
    name: (_, labels) => labels.without,
    isOffered: ({ parts }) => parts.length > 0,
    isOn: ({ without }) => without.length > 0,
    off: { without: [] },
    Row: partsRow('without'),
  },
  {
    key: 'missing',
    group: 'state',
    name: (_, labels) => labels.missing,
    isOffered: ({ facts }) => facts.length > 0,
    isOn: ({ missing }) => missing !== null,
    off: { missing: null, purpose: null },
    Row: MissingRow,
  },
  {
    key: 'language',
    group: 'state',
    name: (_, labels) => labels.language,
    isOffered: ({ columns }) => columns.includes('languages'),
    isOn: ({ states }) => states.length > 0,
    off: { states: [], language: null },
    Row: LanguageRow,
  },
  {
    key: 'site',
    group: 'state',
    name: (_, labels) => labels.site,
    isOffered: ({ columns }) => columns.includes('site'),
    isOn: ({ site }) => site.length > 0,
    off: { site: [] },
    Row: SiteRow,
  },
  {
    key: 'changed',
    group: 'state',
    name: (_, labels) => labels.changed,
    isOffered: ({ columns }) => columns.includes('changed'),
    isOn: ({ days, since, until }) => days !== null || since !== null || until !== null,
    off: { days: null, since: null, until: null },
    Row: ChangedRow,
  },
  {
    key: 'author',
    group: 'state',
    name: (_, labels) => labels.author,
    isOffered: ({ columns }) => columns.includes('changed'),
    isOn: ({ authors }) => authors.length > 0,
    off: { authors: [] },
    Row: AuthorRow,
  },
  {
    key: 'scheduled',
    group: 'state',
    name: (_, labels) => labels.scheduled,
    isOffered: ({ columns }) => columns.includes('site'),
    isOn: ({ isScheduled }) => isScheduled,
    off: { isScheduled: false },
    on: { isScheduled: true },
    Row: Said('withSchedule'),
  },
  {
    key: 'unused',
    group: 'state',
    name: (_, labels) => labels.unused,
    isOffered: ({ collection }) => collection === 'media' || collection === 'files',
    isOn: ({ isUnused }) => isUnused,
    off: { isUnused: false },
    on: { isUnused: true },
    Row: Said('withoutUse'),
  },
  {
    key: 'equal',
    group: 'state',
    name: (_, labels) => labels.equal,
    isOffered: ({ collection }) => collection === 'media' || collection === 'files',
    isOn: ({ isEqual }) => isEqual,
    off: { isEqual: false },
    on: { isEqual: true },
    Row: Said('withEqual'),
  },
]

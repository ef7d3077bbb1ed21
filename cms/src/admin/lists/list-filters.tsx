'use client'

import { useId, useRef } from 'react'
import type { RefObject } from 'react'
import Link from 'next/link'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import {
  anyValue,
  languageStates,
  ownAuthor,
  parseListState,
  siteStates,
} from '#src/staff-index/list-state.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts } from '#src/platform/language.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Options } from '#src/ui/options.tsx'
import { listsTexts } from '#texts/lists.js'
import type { ListData, Option } from './list-data.ts'
import { ListIcon } from '#src/ui/list-icon.tsx'
import type { ListNavigation } from './use-list-navigation.ts'
import './list-filters.css'

interface ActiveFilter {
  key: string
  name: string
  value: string
  /** Change of the list state that removes the filter. */
  without: Partial<ListState>
}

const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

/** Active filters of a list, with labels in the panel's language. */
export function chipsOf(data: ListData): ActiveFilter[] {
  const { state, language } = data
  const labels = textsIn(listsTexts, language)
  const chip = (
    key: string,
    name: string,
    value: string,
    without: Partial<ListState>,
  ): ActiveFilter => ({
    key,
    name,
    value,
    without,
  })
  const day = (value: string): string =>
    new Date(`${value}T12:00:00Z`).toLocaleDateString(language, { timeZone: 'UTC' })
  const chips: (ActiveFilter | false)[] = [
    state.parents.length > 0 &&
      chip(
        'parent',
        data.names.parent,
        state.parents.map((id) => labelOf(data.parents, String(id))).join(', '),
        { parents: [] },
      ),
    state.site.length > 0 &&
      chip('site', labels.filters.site, state.site.map((each) => labels.states[each]).join(', '), {
        site: [],
      }),
    state.state !== null &&
      chip(
        'state',
        state.language === null ? labels.filters.anyLanguage : locales[state.language].title,
        labels.states[state.state],
        { state: null, language: null },
      ),
    state.missing !== null &&
      chip(
        'missing',
        labels.filters.missing,
        state.missing === anyValue ? labels.filters.anyFact : labelOf(data.facts, state.missing),
        { missing: null },
      ),
    state.purpose !== null &&
      data.purposes.length > 0 &&
      chip('for', labels.filters.for, labelOf(data.purposes, state.purpose), {
        purpose: null,
      }),
    state.authors.length > 0 &&
      chip(
        'author',
        labels.filters.author,
        state.authors
          .map((id) => (id === ownAuthor ? labels.filters.me : labelOf(data.authors, String(id))))
          .join(', '),
        { authors: [] },
      ),
    state.since !== null && chip('since', labels.filters.since, day(state.since), { since: null }),
    state.until !== null && chip('until', labels.filters.until, day(state.until), { until: null }),
    state.isScheduled &&
      chip('scheduled', labels.filters.scheduled, labels.filters.withSchedule, {
        isScheduled: false,
      }),
    state.isUnused &&
      chip('unused', labels.filters.unused, labels.filters.withoutUse, {
        isUnused: false,
      }),
    state.isEqual &&
      chip('equal', labels.filters.equal, labels.filters.withEqual, { isEqual: false }),
  ]
  return chips.filter((each) => each !== false)
}

/** Search field; by code, file or title, as the list is. */
export function ListSearch({
  data: { columns, paths, state },
  navigation,
  field,
}: {
  data: ListData
  navigation: ListNavigation
  field: RefObject<HTMLInputElement | null>
}) {
  const { search } = useTexts(listsTexts)
  return (
    <SearchBox
      label={
        columns.includes('part-numbers')
          ? search.codes
          : paths.isUpload
            ? search.files
            : search.titles
      }
      value={state.text}
      field={field}
      onSearch={(text) => navigation.open({ text }, 'replace')}
    />
  )
}

function Choice({
  name,
  label,
  options,
  value,
  none,
}: {
  name: string
  label: string
  options: readonly Option[]
  value: string | number | null | undefined
  none: string
}) {
  const id = useId()
  return (
    <div className="list-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value ?? ''}>
        <Options none={none} of={options.map((option) => [option.value, option.label])} />
      </select>
    </div>
  )
}

function Ticks({
  name,
  label,
  options,
  value,
}: {
  name: string
  label: string
  options: readonly Option[]
  value: readonly (string | number)[]
}) {
  return (
    <fieldset className="list-ticks">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={value.map(String).includes(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Form fields of the filters that the list supports. */
function FilterFields({ data }: { data: ListData }) {
  const labels = useTexts(listsTexts)
  const { state, columns } = data
  const none = labels.filters.none
  const ofStates = (states: typeof languageStates): Option[] =>
    states.map((each) => ({ value: each, label: labels.states[each] }))
  return (
    <>
      {data.parents.length > 0 ? (
        <Ticks
          name="parent"
          label={data.names.parent}
          options={data.parents}
          value={state.parents}
        />
      ) : null}
      {columns.includes('site') ? (
        <Ticks
          name="site"
          label={labels.filters.site}
          options={ofStates(siteStates)}
          value={state.site}
        />
      ) : null}
      {columns.includes('languages') ? (
        <div className="ui-popover__pair">
          <Choice
            name="state"
            label={labels.filters.languageState}
            options={ofStates(languageStates)}
            value={state.state}
            none={none}
          />
          <Choice
            name="language"
            label={labels.filters.language}
            options={localeCodes.map((code) => ({ value: code, label: locales[code].title }))}
            value={state.language}
            none={labels.filters.anyLanguage}
          />
        </div>
      ) : null}
      {data.facts.length > 0 ? (
        <div className={data.purposes.length > 0 ? 'ui-popover__pair' : undefined}>
          <Choice
            name="missing"
            label={labels.filters.missing}
            options={[{ value: anyValue, label: labels.filters.anyFact }, ...data.facts]}
            value={state.missing}
            none={none}
          />
          {data.purposes.length > 0 ? (
            <Choice
              name="for"
              label={labels.filters.for}
              options={data.purposes}
              value={state.purpose}
              none={none}
            />
          ) : null}
        </div>
      ) : null}
      <Choice
        name="author"
        label={labels.filters.author}
        options={[{ value: ownAuthor, label: labels.filters.me }, ...data.authors]}
        value={state.authors[0]}
        none={none}
      />
      <div className="ui-popover__pair">
        <label>
          {labels.filters.since}
          <input type="date" name="since" defaultValue={state.since ?? ''} />
        </label>
        <label>
          {labels.filters.until}
          <input type="date" name="until" defaultValue={state.until ?? ''} />
        </label>
      </div>
    </>
  )
}

/** Button and popover with the form of all filters. */
export function FilterPopover({
  data,
  navigation,
}: {
  data: ListData
  navigation: ListNavigation
}) {
  const labels = useTexts(listsTexts)
  const { state } = data
  const popover = useRef<HTMLFormElement>(null)
  const apply = (form: HTMLFormElement): void => {
    const parameters = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string') parameters.append(name, value)
    const {
      sort: _1,
      isDescending: _2,
      page: _3,
      size: _4,
      columns: _5,
      layout: _6,
      text: _7,
      ...filters
    } = parseListState(parameters)
    popover.current?.hidePopover()
    const { isScheduled, isUnused, isEqual } = state
    navigation.open({ ...filters, isScheduled, isUnused, isEqual })
  }
  return (
    <>
      <button type="button" className="ui-chip ui-chip--new" popoverTarget="list-filters">
        <ListIcon name="plus" />
        {labels.filters.add}
      </button>
      <form
        id="list-filters"
        ref={popover}
        popover="auto"
        className="ui-popover ui-popover--filters"
        aria-label={labels.filters.title}
        key={JSON.stringify(state)}
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
      >
        <FilterFields data={data} />
        <p className="ui-popover__actions">
          <Button type="submit" look="main">
            {labels.filters.apply}
          </Button>
        </p>
      </form>
    </>
  )
}

/** Active filters, each with a link to the list without it. */
export function FilterChips({ data, navigation }: { data: ListData; navigation: ListNavigation }) {
  const labels = useTexts(listsTexts)
  return chipsOf(data).map(({ key, name, value, without }) => (
    <Chip key={key} name={name} value={value}>
      <Link
        href={navigation.hrefOf(without)}
        prefetch={false}
        aria-label={labels.filters.remove({ name })}
      >
        <ListIcon name="remove" />
      </Link>
    </Chip>
  ))
}

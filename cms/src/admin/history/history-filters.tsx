import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { isLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import { useId, useMemo, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { useTexts } from '#src/platform/language.ts'
import { Options } from '#src/ui/options.tsx'
import { historyTexts } from '#texts/history.js'
import { Chip } from '#src/ui/chip.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { historyPageTexts } from '#texts/history-page.js'
import { fieldOptions } from './field-options.ts'
import type { FieldOption } from './field-options.ts'
import type { HistoryContext } from './history-context.ts'
import type { AddressFilter } from './history-query.ts'
import type { Address } from './use-address.ts'

export interface FilterOption {
  value: string
  name: string
}

interface ChoiceProps {
  name: string
  value: string | undefined
  /** Text of the choice without a filter. */
  every: string
  options: readonly FilterOption[]
  onChange: (value: string) => void
}

/** Filter with a choice, in the form of a chip. */
export function ChoiceChip({ name, value = '', every, options, onChange }: ChoiceProps): ReactNode {
  const id = useId()
  return (
    <span className="history-chip" data-on={value !== '' || undefined}>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <Options none={every} of={options.map((option) => [option.value, option.name])} />
      </select>
    </span>
  )
}

/** First and last day, in the form of a chip. */
export function DatesChip({ address }: { address: Address }) {
  const { filters: labels } = useTexts(historyPageTexts)
  const id = useId()
  const { from, to } = address.query.filters
  const day = (name: 'from' | 'to', value: string | undefined, label: string): ReactNode => (
    <>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        type="date"
        id={`${id}-${name}`}
        key={value ?? ''}
        defaultValue={value ?? ''}
        onBlur={({ target }) => {
          if (target.value !== (value ?? '')) address.filter({ [name]: target.value })
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
    </>
  )
  return (
    <span className="history-chip" data-on={Boolean(from ?? to) || undefined}>
      {day('from', from, labels.from)}
      {day('to', to, labels.to)}
    </span>
  )
}

/** Fields of the chosen kind of document; none without one. */
function useFields(slug: string | undefined): FieldOption[] {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  return useMemo(() => {
    const entity = [...config.collections, ...config.globals].find((each) => each.slug === slug)
    const nameOf = (label: unknown): string => {
      if (label === undefined || label === false) return ''
      const name = getTranslation(label as Parameters<typeof getTranslation>[0], i18n)
      return typeof name === 'string' ? name : ''
    }
    const options = fieldOptions(entity?.fields ?? [], nameOf)
    return options.toSorted((one, other) => one.name.localeCompare(other.name, i18n.language))
  }, [config, i18n, slug])
}

/** Button and popover of the rarer filters: field, part number, language. */
function MoreFilters({ address }: { address: Address }): ReactNode {
  const { filters: labels } = useTexts(historyPageTexts)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { collection, field = '', part = '', locale = '' } = address.query.filters
  const fields = useFields(collection)
  const apply = (): void => {
    const data = new FormData(form.current ?? undefined)
    const given = (name: AddressFilter): string => String(data.get(name) ?? '').trim()
    form.current?.hidePopover()
    address.filter({ field: given('field'), part: given('part'), locale: given('locale') })
  }
  return (
    <>
      <button
        type="button"
        className="ui-chip ui-chip--new history__more"
        popoverTarget={`${id}-more`}
      >
        <ListIcon name="plus" />
        {labels.more}
      </button>
      <form
        id={`${id}-more`}
        ref={form}
        popover="auto"
        className="ui-popover ui-popover--filters"
        aria-label={labels.more}
        key={`${collection} ${field} ${part} ${locale}`}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <label>
          {labels.field}
          <select name="field" defaultValue={field} disabled={fields.length === 0}>
            <Options
              none={fields.length === 0 ? labels.chooseKind : labels.anyField}
              of={fields.map(({ path, name }) => [path, name])}
            />
          </select>
        </label>
        <label>
          {labels.part}
          <input name="part" defaultValue={part} autoComplete="off" />
        </label>
        <label>
          {labels.language}
          <select name="locale" defaultValue={locale}>
            <Options
              none={labels.anyLanguage}
              of={localeCodes.map((code) => [code, locales[code].title])}
            />
          </select>
        </label>
        <p className="ui-popover__actions">
          <Button type="submit" look="main">
            {labels.apply}
          </Button>
        </p>
      </form>
    </>
  )
}

interface Chip {
  filter: AddressFilter
  name: string
  value: string
}

/** Filters that no field of the bar shows, each with a button that removes it. */
function Chips({ address }: { address: Address }): ReactNode {
  const { filters: labels } = useTexts(historyPageTexts)
  const { collection, document, field, part, locale } = address.query.filters
  const fields = useFields(collection)
  const chips: (Chip | undefined)[] = [
    document === undefined
      ? undefined
      : { filter: 'document', name: labels.document, value: document },
    field === undefined
      ? undefined
      : {
          filter: 'field',
          name: labels.field,
          value: fields.find(({ path }) => path === field)?.name ?? field,
        },
    part === undefined ? undefined : { filter: 'part', name: labels.part, value: part },
    locale === undefined || !isLocale(locale)
      ? undefined
      : { filter: 'locale', name: labels.language, value: locales[locale].title },
  ]
  return chips.map((chip) =>
    chip === undefined ? null : (
      <Chip key={chip.filter} name={chip.name} value={chip.value}>
        <button
          type="button"
          aria-label={labels.remove({ name: chip.name })}
          onClick={() => address.filter({ [chip.filter]: '' })}
        >
          <ListIcon name="remove" />
        </button>
      </Chip>
    ),
  )
}

interface FiltersProps {
  context: HistoryContext
  address: Address
  search: RefObject<HTMLInputElement | null>
}

/** Search and filters of the changes. */
export function HistoryFilters({ context, address, search }: FiltersProps): ReactNode {
  const { filters: labels } = useTexts(historyPageTexts)
  const { causes } = useTexts(historyTexts)
  const { people, kinds } = context
  const { author, collection, kind } = address.query.filters
  return (
    <div className="ui-bar history__bar" role="group" aria-label={labels.name}>
      <SearchBox
        isLeftByKeys
        label={labels.search}
        value={address.query.filters.search ?? ''}
        field={search}
        onSearch={(text) => address.filter({ search: text }, 'replace')}
      />
      <ChoiceChip
        name={labels.person}
        value={author}
        every={labels.everyone}
        options={people.map(({ id, name }) => ({ value: String(id), name }))}
        onChange={(value) => address.filter({ author: value })}
      />
      <ChoiceChip
        name={labels.document}
        value={collection}
        every={labels.every}
        options={kinds.map(({ slug, name }) => ({ value: slug, name }))}
        onChange={(value) => address.filter({ collection: value, document: '', field: '' })}
      />
      <DatesChip address={address} />
      <ChoiceChip
        name={labels.cause}
        value={kind}
        every={labels.anyCause}
        options={Object.entries(causes).map(([value, label]) => ({ value, name: label }))}
        onChange={(value) => address.filter({ kind: value })}
      />
      <MoreFilters address={address} />
      <Chips address={address} />
    </div>
  )
}

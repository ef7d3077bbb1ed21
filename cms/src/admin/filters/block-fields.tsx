import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useFormFields,
  useLocale,
} from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { FoundParts, OfferedFilter } from '#src/content/blocks/found-parts.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { Options } from '#src/ui/options.tsx'
import { blockFiltersTexts } from '#texts/block-filters.js'
import { linesOf, readLines, withoutLine, writeLines } from './block-lines.ts'
import type { BlockFilter } from './block-lines.ts'
import { SearchedChoice } from './searched-choice.tsx'
import { Bound } from './value-row.tsx'
import './filter-panel.css'
import './block-fields.css'

/** Pause after which what a block finds is read again, ms. */
const pauseMs = 400

/** What the block of a field chooses its part numbers by, as parameters of the call. */
function useChoice(path: string): string {
  const block = path.slice(0, path.lastIndexOf('.'))
  return useFormFields(([fields]) => {
    const valueOf = (name: string): unknown => fields[`${block}.${name}`]?.value
    const one = (name: string) => {
      const value = valueOf(name)
      return typeof value === 'number' || typeof value === 'string' ? { [name]: `${value}` } : {}
    }
    const products = valueOf('products')
    return JSON.stringify({
      ...one('category'),
      ...one('subcategory'),
      ...(Array.isArray(products) && products.length > 0 ? { products: products.join() } : {}),
      ...one('filters'),
    })
  })
}

function useFoundParts(path: string): FoundParts | undefined {
  const language = useLanguage()
  const { code: locale } = useLocale()
  const choice = useChoice(path)
  const [found, setFound] = useState<FoundParts>()
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const query = { ...JSON.parse(choice), locale }
      void call('blocks.found', { query }, { language, signal: stop.signal }).then(({ data }) => {
        if (data && !stop.signal.aborted) setFound(data)
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [choice, locale, language])
  return found
}

interface RowProps {
  filter: BlockFilter
  onChange: (filter: Pick<BlockFilter, 'interval' | 'values'> | undefined) => void
}

/** A filter: bounds of a number, or values to choose. */
function FilterRow({ filter: { offered, interval, values }, onChange }: RowProps): ReactNode {
  const texts = useTexts(blockFiltersTexts)
  const language = useLanguage()
  const { label, unit, range, options } = offered
  const change = (bound: { from?: number | null; to?: number | null }): void => {
    const next = { from: interval?.from ?? null, to: interval?.to ?? null, ...bound }
    onChange({ interval: next.from === null && next.to === null ? undefined : next, values })
  }
  return (
    <div className="filter-row" role="group" aria-label={label}>
      <span className="filter-row__name">{label}</span>
      <span className="filter-row__value">
        {range ? (
          <span className="filter-range">
            <Bound
              label={texts.from}
              value={interval?.from ?? null}
              onChange={(from) => change({ from })}
            />
            <Bound
              label={texts.to}
              value={interval?.to ?? null}
              onChange={(to) => change({ to })}
            />
            <span className="ui-small">
              {`${unit ?? ''} ${range.min.toLocaleString(language)} – ${range.max.toLocaleString(language)}`}
            </span>
          </span>
        ) : (
          <SearchedChoice
            label={label}
            options={options}
            chosen={values}
            onChange={(chosen) => onChange({ interval, values: chosen })}
          />
        )}
      </span>
      <button
        type="button"
        className="filter-row__remove"
        aria-label={texts.remove({ name: label })}
        onClick={() => onChange(undefined)}
      >
        <ListIcon name="remove" />
      </button>
    </div>
  )
}

/** Filters of a block: chosen by name, with what they find today. */
const BlockFilters: TextareaFieldClientComponent = ({ field, path: fieldPath }) => {
  const texts = useTexts(blockFiltersTexts)
  const { value, setValue, showError, path, disabled } = useField<string | null>({
    potentiallyStalePath: fieldPath,
  })
  const found = useFoundParts(path)
  const [begun, setBegun] = useState<string>()
  const text = value ?? ''
  const offered: readonly OfferedFilter[] = found?.filters ?? []
  const { filters, unknown } = readLines(text, offered)
  const started = offered.find(
    ({ key }) => key === begun && !filters.some((filter) => filter.offered.key === key),
  )
  const shown = started
    ? [...filters, { offered: started, interval: undefined, values: [] }]
    : filters
  const others = offered.filter(({ key }) => !shown.some((filter) => filter.offered.key === key))
  return (
    <fieldset className="field-type block-filters" disabled={disabled}>
      <FieldLabel as="span" label={field.label ?? ''} path={path} />
      <FieldError path={path} showError={showError} />
      {shown.map((filter) => (
        <FilterRow
          key={filter.offered.key}
          filter={filter}
          onChange={(changed) => {
            if (!changed) setBegun(undefined)
            setValue(writeLines(text, filter.offered.key, changed) || null)
          }}
        />
      ))}
      {(found ? unknown : []).map((line) => (
        <p key={line} className="block-filters__unknown">
          {texts.unknown({ line })}
          <button
            type="button"
            className="filter-row__remove"
            aria-label={texts.remove({ name: line })}
            onClick={() => setValue(withoutLine(text, line) || null)}
          >
            <ListIcon name="remove" />
          </button>
        </p>
      ))}
      <div className="block-filters__foot ui-field">
        {others.length > 0 ? (
          <select aria-label={texts.add} value="" onChange={({ target }) => setBegun(target.value)}>
            <Options
              of={[['', texts.add], ...others.map(({ key, label }) => [key, label] as const)]}
            />
          </select>
        ) : null}
        <span role="status">
          {found ? texts.found({ parts: found.partNumbers, products: found.products }) : null}
        </span>
      </div>
    </fieldset>
  )
}

/** Columns of a block's table, in the order in which they are chosen. */
const BlockColumns: TextareaFieldClientComponent = ({ field, path: fieldPath }) => {
  const texts = useTexts(blockFiltersTexts)
  const { value, setValue, showError, path, disabled } = useField<string | null>({
    potentiallyStalePath: fieldPath,
  })
  const found = useFoundParts(path)
  const label = typeof field.label === 'string' ? field.label : ''
  return (
    <fieldset className="field-type block-filters" disabled={disabled}>
      <FieldLabel as="span" label={field.label ?? ''} path={path} />
      <FieldError path={path} showError={showError} />
      <div className="ui-field">
        <SearchedChoice
          label={label}
          options={found?.columns ?? []}
          chosen={linesOf(value ?? '')}
          onChange={(chosen) => setValue(chosen.join('\n') || null)}
        />
      </div>
      <FieldDescription
        path={path}
        description={found?.columns.length === 0 ? texts.choose : texts.ofSubcategory}
      />
    </fieldset>
  )
}

/** Filters or columns of a block, by the name of the field. */
export const BlockList: TextareaFieldClientComponent = (props) =>
  props.field.name === 'columns' ? <BlockColumns {...props} /> : <BlockFilters {...props} />

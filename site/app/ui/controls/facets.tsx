import { useEffect, useRef } from 'react'
import type { FormEvent } from 'react'
import type { Facet } from '@vitrine/contract/shapes/types'
import { ChoiceLook } from '#app/ui/elements/choice-look.tsx'
import { Button } from '#app/ui/elements/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { Disclosure } from './disclosure.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import styles from './facets.module.css'

export type FacetsProps = {
  id?: string | undefined
  facets: Facet[]
  action: string
  /** Query parameter; a checkbox submits `key:value`. */
  name: string
  /** Query parameters and labels of an interval's fields. */
  intervals: {
    names: { key: string; from: string; to: string }
    labels: { range: (values: { label: string }) => string; from: string; to: string }
  }
  /** Rest of the list's query: search, order, view. */
  hidden?: { name: string; value: string }[] | undefined
  /** Undefined if the button is outside the form. */
  submitLabel: string | undefined
  onChange?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** Replaces the native submit, on the button or on a change. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /**
   * True to submit on each change of a checkbox, and when a changed number field loses the focus.
   */
  submitOnChange?: boolean | undefined
}

export function Facets({
  id,
  facets,
  action,
  name,
  intervals,
  hidden = [],
  submitLabel,
  onChange,
  onSubmit,
  submitOnChange = false,
}: FacetsProps) {
  const form = useRef<HTMLFormElement>(null)
  /** Fields changed since the form was last sent. */
  const typed = useRef(new Set<EventTarget>())
  useEffect(() => {
    if (submitOnChange && form.current && facets.length > 0)
      resetFields(form.current, typed.current)
  }, [facets, submitOnChange])
  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      action={action}
      method="get"
      onSubmit={(event) => {
        typed.current.clear()
        onSubmit?.(event)
      }}
      onChange={(event) => {
        onChange?.(event)
        const { target } = event
        typed.current.add(target)
        if (submitOnChange && target instanceof HTMLInputElement && target.type === 'checkbox')
          form.current?.requestSubmit()
      }}
    >
      {hidden.map((field) => (
        <input
          key={`${field.name}=${field.value}`}
          type="hidden"
          name={field.name}
          value={field.value}
        />
      ))}
      {facets.map((facet, index) => {
        const { key, label, unit, options, range } = facet
        const active =
          options.filter((option) => option.active).length +
          Number(range !== null && (range.from ?? range.to) !== null)
        return (
          <Disclosure
            key={key}
            summary={unit ? `${label} (${unit})` : label}
            meta={active > 0 ? String(active) : undefined}
            open={index < 3 || active > 0}
          >
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lists scroll, and their values may all be disabled */}
            <fieldset tabIndex={0}>
              <legend className="visually-hidden">{label}</legend>
              {range && (
                <IntervalFields
                  label={label}
                  facetKey={key}
                  range={range}
                  automatic={submitOnChange}
                  {...intervals}
                />
              )}
              {options.map((option) => (
                <label key={option.value} className={styles.option}>
                  <input
                    type="checkbox"
                    name={name}
                    value={`${key}:${option.value}`}
                    defaultChecked={option.active}
                    disabled={option.count === 0 && !option.active}
                  />
                  <span className={styles.name}>
                    <ChoiceLook look={option} />
                    {option.label}
                  </span>
                  <span className={styles.count}>{option.count}</span>
                </label>
              ))}
            </fieldset>
          </Disclosure>
        )
      })}
      {submitLabel && (
        <div className={styles.submit} data-automatic={submitOnChange || undefined}>
          <Button type="submit" variant="secondary" size="small" wide>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  )
}

/**
 * Resets the fields to the URL's filters after a navigation. A number field keeps its text while it
 * is edited; React does not update its default while it has the focus.
 */
function resetFields(form: HTMLFormElement, typed: ReadonlySet<EventTarget>) {
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'checkbox') field.checked = field.defaultChecked
    else if (field.type === 'number' && field !== document.activeElement && !typed.has(field))
      field.value = field.defaultValue
  }
}

/**
 * Minimum and maximum of a numeric attribute; the placeholders are its lowest and highest value.
 */
function IntervalFields({
  label,
  facetKey,
  range,
  automatic,
  names,
  labels,
}: FacetsProps['intervals'] & {
  label: string
  facetKey: string
  range: NonNullable<Facet['range']>
  automatic: boolean
}) {
  return (
    <div className={styles.interval} role="group" aria-label={labels.range({ label })}>
      <input type="hidden" name={names.key} value={facetKey} />
      {(
        [
          ['from', range.min],
          ['to', range.max],
        ] as const
      ).map(([end, limit]) => (
        <label key={end}>
          {labels[end]}
          <input
            type="number"
            step="any"
            inputMode="decimal"
            name={names[end]}
            placeholder={String(limit)}
            defaultValue={range[end] ?? ''}
            onBlur={({ currentTarget: { value, form } }) => {
              if (automatic && value !== String(range[end] ?? '')) form?.requestSubmit()
            }}
          />
        </label>
      ))}
    </div>
  )
}

export type AppliedFiltersProps = {
  /** Accessible name of the row: "Filtros aplicados". */
  label: string
  items: { label: string; href: string }[]
  /** "Remover Furo: M10". */
  remove: (values: { label: string }) => string
  clear?: { label: string; href: string } | undefined
}

export function AppliedFilters({ label, items, remove, clear }: AppliedFiltersProps) {
  if (items.length === 0) return null
  return (
    <ChipRow label={label}>
      {items.map((item) => (
        <ChipLink key={item.href} href={item.href} removable label={remove({ label: item.label })}>
          {item.label}
        </ChipLink>
      ))}
      {clear && items.length > 1 && (
        <span className={styles.clear}>
          <TextLink href={clear.href}>{clear.label}</TextLink>
        </span>
      )}
    </ChipRow>
  )
}

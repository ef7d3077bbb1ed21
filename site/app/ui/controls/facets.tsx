import { useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import type { Facet } from '@vitrine/contract/shapes/types'
import { Button } from '#app/ui/elements/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { Disclosure } from './disclosure.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import styles from './facets.module.css'

export type FacetsProps = {
  facets: Facet[]
  action: string
  /** Query name; a checkbox submits `key:value`. */
  name: string
  /** Rest of the list's query: search, order, view. */
  hidden?: { name: string; value: string }[] | undefined
  submitLabel: string
  /** Replaces the native submit, on the button or on a change. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** False in a sheet, which is applied once. */
  submitOnChange?: boolean | undefined
  /** Content above the groups. */
  children?: ReactNode
}

export function Facets({
  facets,
  action,
  name,
  hidden = [],
  submitLabel,
  onSubmit,
  submitOnChange = true,
  children,
}: FacetsProps) {
  const form = useRef<HTMLFormElement>(null)
  const automatic = useHydrated() && submitOnChange
  return (
    <form
      ref={form}
      className={styles.form}
      action={action}
      method="get"
      onSubmit={onSubmit}
      onChange={() => automatic && form.current?.requestSubmit()}
    >
      {hidden.map((field) => (
        <input
          key={`${field.name}=${field.value}`}
          type="hidden"
          name={field.name}
          value={field.value}
        />
      ))}
      {children}
      {facets.map((facet, index) => {
        const active = facet.options.filter((option) => option.active).length
        return (
          <Disclosure
            key={facet.key}
            summary={facet.unit ? `${facet.label} (${facet.unit})` : facet.label}
            meta={active > 0 ? String(active) : undefined}
            open={index < 4 || active > 0}
          >
            <fieldset>
              <legend className="visually-hidden">{facet.label}</legend>
              {facet.options.map((option) => (
                <label
                  key={option.value}
                  className={styles.option}
                  data-none={(option.count === 0 && !option.active) || undefined}
                >
                  {/* keyed by its state: the address determines it after each navigation */}
                  <input
                    key={String(option.active)}
                    type="checkbox"
                    name={name}
                    value={`${facet.key}:${option.value}`}
                    defaultChecked={option.active}
                  />
                  <span className={styles.name}>{option.label}</span>
                  <span className={styles.count}>{option.count}</span>
                </label>
              ))}
            </fieldset>
          </Disclosure>
        )
      })}
      <div className={styles.submit} data-automatic={automatic || undefined}>
        <Button type="submit" variant="secondary" size="small" wide>
          {submitLabel}
        </Button>
      </div>
    </form>
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

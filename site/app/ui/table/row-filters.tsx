import { useId } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { ChipLink } from '#app/ui/elements/chip.tsx'
import { Icon } from '#app/ui/elements/icon.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import styles from './row-filters.module.css'

type RowFiltersProps = {
  /** Native selects; `value`: the option that is chosen, empty for all. */
  filters: {
    key: string
    label: string
    value: string
    options: { value: string; label: string }[]
  }[]
  /** Filters that no select shows, each with the address without it. */
  others: { label: string; filter: string; href: string }[]
  /** Address of the page, with its fragment. */
  action: string
  /** Query name of the selects. */
  name: string
  /** Address without filters; undefined when there are none. */
  clear: string | undefined
  labels: {
    all: string
    filter: string
    clear: string
    remove: (values: { label: string }) => string
  }
  onChoose: (key: string, value: string) => void
}

/** Filters of a table, as a GET form of selects styled as chips; JavaScript applies each choice. */
export function RowFilters({
  filters,
  others,
  action,
  name,
  clear,
  labels,
  onChoose,
}: RowFiltersProps) {
  const id = useId()
  if (filters.length === 0 && others.length === 0) return null
  return (
    <form className={styles.form} action={action} method="get">
      {others.map(({ label, filter, href }) => (
        <span key={filter}>
          <input type="hidden" name={name} value={filter} />
          <ChipLink href={href} removable selected label={labels.remove({ label })}>
            {label}
          </ChipLink>
        </span>
      ))}
      {filters.map((filter, index) => (
        <span
          key={filter.key}
          className={styles.chip}
          data-active={filter.value !== '' || undefined}
        >
          <label htmlFor={`${id}${index}`}>{filter.label}:</label>
          <select
            id={`${id}${index}`}
            className={styles.select}
            name={name}
            value={filter.value}
            onChange={(event) => onChoose(filter.key, event.target.value)}
          >
            <option value="">{labels.all}</option>
            {filter.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="small" />
        </span>
      ))}
      <span className={styles.submit}>
        <Button type="submit" variant="secondary" size="small">
          {labels.filter}
        </Button>
      </span>
      {clear && <TextLink href={clear}>{labels.clear}</TextLink>}
    </form>
  )
}

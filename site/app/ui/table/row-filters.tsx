import { useId } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import styles from './row-filters.module.css'

type RowFiltersProps = {
  /** Native selects; `chosen`: filter of the selected option, empty for all rows. */
  filters: {
    label: string
    chosen: string
    options: { filter: string; label: string }[]
  }[]
  /** Active filters that no select shows, each with the URL without it. */
  others: { label: string; filter: string; href: string }[]
  /** URL of the page, with its fragment. */
  action: string
  /** Query parameter of the selects. */
  name: string
  /** URL without filters; undefined if no filter is active. */
  clear: string | undefined
  labels: {
    all: string
    filter: string
    clear: string
    remove: (values: { label: string }) => string
  }
  /** Replaces the active filter of a select (`before`) by another; an empty string means none. */
  onChoose: (before: string, filter: string) => void
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
          <Link
            href={href}
            className={styles.chip}
            data-active
            aria-label={labels.remove({ label })}
          >
            {label}
            <Icon name="close" size="small" />
          </Link>
        </span>
      ))}
      {filters.map((filter, index) => (
        <span
          key={filter.label}
          className={styles.chip}
          data-active={filter.chosen !== '' || undefined}
        >
          <label htmlFor={`${id}${index}`}>{filter.label}:</label>
          <select
            id={`${id}${index}`}
            className={styles.select}
            name={name}
            value={filter.chosen}
            onChange={(event) => onChoose(filter.chosen, event.target.value)}
          >
            <option value="">{labels.all}</option>
            {filter.options.map((option) => (
              <option key={option.filter} value={option.filter}>
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

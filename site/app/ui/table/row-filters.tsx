import { useId } from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import styles from './row-filters.module.css'

export type RowFilter = {
  label: string
  options: { value: string; label: string }[]
  match: (rowId: string, value: string) => boolean
}

type RowFiltersProps = {
  filters: RowFilter[]
  chosen: Record<string, string>
  allLabel: string
  onChoose: (label: string, value: string) => void
}

/** Filters as native selects styled as chips. */
export function RowFilters({ filters, chosen, allLabel, onChoose }: RowFiltersProps) {
  const id = useId()
  return filters.map((filter, index) => (
    <span
      key={filter.label}
      className={styles.chip}
      data-active={Boolean(chosen[filter.label]) || undefined}
    >
      <label htmlFor={`${id}${index}`}>{filter.label}:</label>
      <select
        id={`${id}${index}`}
        className={styles.select}
        value={chosen[filter.label] ?? ''}
        onChange={(event) => onChoose(filter.label, event.target.value)}
      >
        <option value="">{allLabel}</option>
        {filter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" />
    </span>
  ))
}

import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { filtersTexts } from '#texts/filters.js'
import './filter-button.css'

/** Button that opens and closes the filter builder; F is its key. */
export function FilterButton({
  isOpen,
  onToggle,
}: {
  isOpen: boolean
  onToggle: () => void
}): ReactNode {
  const labels = useTexts(filtersTexts)
  return (
    <button
      type="button"
      className="ui-chip filter-button"
      aria-expanded={isOpen}
      aria-keyshortcuts="F"
      onClick={onToggle}
    >
      <ListIcon name="plus" />
      {labels.open}
      <kbd aria-hidden="true">F</kbd>
    </button>
  )
}

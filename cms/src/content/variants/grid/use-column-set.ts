import { usePreferences } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'
import {
  allColumns,
  columnSetOf,
  moveColumn,
  orderColumns,
  toggleColumn,
} from '#src/content/sheet/columns.ts'
import type { ColumnSet } from '#src/content/sheet/columns.ts'
import type { Declared } from '#src/content/variants/declaration.ts'

/**
 * Columns that the person chose for a grid, and their order: a preference of the person, by the
 * keys of the attributes, whatever the subcategory is. `hidden`: columns that an address hides in
 * place of the preference.
 */
export function useColumnSet(
  field: string,
  attributes: readonly Declared[],
  hidden?: readonly string[],
) {
  const { getPreference, setPreference } = usePreferences()
  const [set, setSet] = useState<ColumnSet>(hidden ? { hidden, order: [] } : allColumns)
  const isGiven = hidden !== undefined
  const key = `grid-columns-${field}`
  useEffect(() => {
    if (isGiven) return
    void getPreference<unknown>(key).then((stored) => setSet(columnSetOf(stored)))
  }, [getPreference, key, isGiven])
  const store = (next: ColumnSet): void => {
    setSet(next)
    void setPreference(key, next)
  }
  const ordered = useMemo(() => orderColumns(attributes, set), [attributes, set])
  const shown = useMemo(
    () => ordered.filter(({ key: own }) => !set.hidden.includes(own)),
    [ordered, set],
  )
  return {
    ordered,
    shown,
    isHidden: (attribute: string): boolean => set.hidden.includes(attribute),
    toggle: (attribute: string): void => store(toggleColumn(set, attribute)),
    move: (attribute: string, step: 1 | -1): void =>
      store(
        moveColumn(
          set,
          ordered.map(({ key: own }) => own),
          { key: attribute, step },
        ),
      ),
    showAll: (): void => store(allColumns),
    /** Shows a column until the page is left, such as one with an error. */
    reveal: (attribute: string): void =>
      setSet({ ...set, hidden: set.hidden.filter((own) => own !== attribute) }),
  }
}

export type GridColumns = ReturnType<typeof useColumnSet>

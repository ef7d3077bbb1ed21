import { usePreferences } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'
import {
  allColumns,
  columnSetOf,
  isHiddenIn,
  moveColumn,
  orderColumns,
  toggleColumn,
} from '#src/admin/grid/core/columns.ts'
import type { ColumnSet } from '#src/admin/grid/core/columns.ts'
import type { Declared } from '#src/content/variants/declaration.ts'

/**
 * Columns that the person chose for a grid, and their order: a preference of the person, by the
 * keys of the attributes, whatever the subcategory is. `given`: columns of an address in place of
 * the preference; `empty`: columns that are hidden until they are asked for.
 */
export function useColumnSet(
  field: string,
  attributes: readonly Declared[],
  { given, empty }: { given?: ColumnSet | undefined; empty?: ReadonlySet<string> | undefined } = {},
) {
  const { getPreference, setPreference } = usePreferences()
  const [set, setSet] = useState<ColumnSet>(given ?? allColumns)
  const isGiven = given !== undefined
  const [isRead, setRead] = useState(isGiven)
  const key = `grid-columns-${field}`
  useEffect(() => {
    if (isGiven) return
    void getPreference<unknown>(key)
      .then((stored) => setSet(columnSetOf(stored)))
      .finally(() => setRead(true))
  }, [getPreference, key, isGiven])
  const store = (next: ColumnSet): void => {
    setSet(next)
    void setPreference(key, next)
  }
  const ordered = useMemo(() => orderColumns(attributes, set), [attributes, set])
  const shown = useMemo(
    () => ordered.filter(({ key: own }) => !isHiddenIn(set, own, empty)),
    [ordered, set, empty],
  )
  return {
    ordered,
    shown,
    /** False until the preference is read: columns that come later would move the active cell. */
    isRead,
    /** What the person chose, beside which empty columns are hidden. */
    chosen: set,
    isHidden: (attribute: string): boolean => isHiddenIn(set, attribute, empty),
    toggle: (attribute: string): void => store(toggleColumn(set, attribute, empty)),
    move: (attribute: string, step: 1 | -1): void =>
      store(
        moveColumn(
          set,
          ordered.map(({ key: own }) => own),
          { key: attribute, step },
        ),
      ),
    showAll: (): void => store(empty ? { ...allColumns, asked: [...empty] } : allColumns),
    /** Shows a column until the page is left, such as one with an error. */
    reveal: (attribute: string): void =>
      setSet({
        ...set,
        hidden: set.hidden.filter((own) => own !== attribute),
        ...(empty?.has(attribute) ? { asked: [...(set.asked ?? []), attribute] } : {}),
      }),
  }
}

export type GridColumns = ReturnType<typeof useColumnSet>

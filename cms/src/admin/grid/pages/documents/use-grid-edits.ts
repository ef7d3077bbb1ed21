import { useCallback, useEffect, useMemo, useState } from 'react'
import { registerUnsaved } from '#src/admin/panel/open-forms.ts'
import { useKept } from '#src/admin/panel/use-kept.ts'
import type { GridEdit } from '#src/changes/plans/grid-edits.ts'
import type { AttributeValue, Variant } from '#src/content/variants/declaration.ts'
import { editsOf, withEdits, withoutEqual, withValue } from './grid-model.ts'
import type { GridModel } from './grid-model.ts'
import { keepEdits, readKeptEdits } from './kept-edits.ts'

interface Rows {
  model: GridModel
  rows: Variant[]
  base: Variant[]
  /** Kept edits of rows that are not shown. */
  others: GridEdit[]
}

/** Rows of a grid with the edits of the account, which survive a closed page. */
export function useGridEdits(model: GridModel, account: number) {
  const { collection } = model.answer
  const read = (): Rows => ({ model, ...withEdits(model, readKeptEdits(account, collection)) })
  const [stored, setState] = useState<Rows>(read)
  // rows that were read again begin with the kept edits
  const state = stored.model === model ? stored : read()
  if (state !== stored) setState(state)
  const { rows, base, others } = state
  const edits = useMemo(() => editsOf(model, rows, base), [model, rows, base])
  const hasEdits = edits.length > 0
  useEffect(() => registerUnsaved(() => hasEdits), [hasEdits])
  const isKept = useKept(
    useCallback(
      () => keepEdits(account, collection, [...others, ...edits.map(({ edit }) => edit)]),
      [account, collection, edits, others],
    ),
  )
  return {
    rows,
    base,
    edits,
    others,
    /** False if the browser has no place for the edits. */
    isKept,
    setRows: (next: Variant[]): void =>
      setState((former) => ({ ...former, rows: withoutEqual(next, former.base) })),
    /** Sets the stored value of a cell, and with `isTaken` also its present one. */
    setStored: (
      { row, key }: { row: number; key: string },
      value: AttributeValue,
      isTaken: boolean,
    ): void =>
      setState((former) => {
        const change = (list: readonly Variant[]): Variant[] =>
          list.map((variant, at) => (at === row ? withValue(variant, key, value) : variant))
        const stored = change(former.base)
        const next = isTaken ? change(former.rows) : former.rows
        return { ...former, base: stored, rows: withoutEqual(next, stored) }
      }),
    /** Keeps edits at once, before the rows are read again. */
    keepNow: (kept: readonly GridEdit[]): void =>
      void keepEdits(account, collection, [...others, ...kept]),
  }
}

'use client'

import { useCallback, useRef } from 'react'
import type { Variant } from '#src/content/variants/declaration.ts'

/** Maximum number of undo steps. */
const memory = 50

/** Rows with undo; a paste is one step. */
export function useRows(value: Variant[], setValue: (rows: Variant[]) => void) {
  const past = useRef<Variant[][]>([])
  const change = useCallback(
    (rows: Variant[]) => {
      past.current = [...past.current.slice(1 - memory), value]
      setValue(rows)
    },
    [value, setValue],
  )
  const undo = useCallback(() => {
    const last = past.current.pop()
    if (last) setValue(last)
  }, [setValue])
  // oxlint-disable-next-line react/refs -- the history changes only together with the value, which renders again
  return { change, undo, canUndo: past.current.length > 0 }
}

'use client'

import { useCallback, useRef } from 'react'
import type { Variant } from '#src/content/variants/declaration.ts'

/** How many steps back the grid remembers. */
const memory = 50

/** The rows with a way back: every change is one step, a paste of fifty rows too. */
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
  // oxlint-disable-next-line react/refs -- every change of the past comes with a change of the value, which draws anew
  return { change, undo, canUndo: past.current.length > 0 }
}

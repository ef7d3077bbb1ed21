import { useState } from 'react'
import { emptyHistory, record, redo, undo } from '#src/content/sheet/history.ts'
import type { History } from '#src/content/sheet/history.ts'
import type { Variant } from '#src/content/variants/declaration.ts'

/** Rows with undo and redo. A change is one undo step, even if it writes many cells. */
export function useRowHistory(rows: Variant[], setValue: (rows: Variant[]) => void) {
  const [history, setHistory] = useState<History<Variant[]>>(emptyHistory)
  const [steps, setSteps] = useState(0)
  const walk = (step: typeof undo<Variant[]>) => (): Variant[] | undefined => {
    const result = step(history, rows)
    if (!result) return undefined
    setHistory(result.history)
    setSteps(steps + 1)
    setValue(result.state)
    return result.state
  }
  return {
    change: (next: Variant[]): void => {
      setHistory(record(history, rows))
      setSteps(steps + 1)
      setValue(next)
    },
    undo: walk(undo),
    redo: walk(redo),
    /** Drops all steps, of rows that were read again. */
    forget: (): void => {
      setHistory(emptyHistory)
      setSteps(steps + 1)
    },
    /** Number of changes and steps back or forth, by which a later one is noticed. */
    steps,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

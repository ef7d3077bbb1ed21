import { useState } from 'react'
import { emptyHistory, record, redo, undo } from '#src/content/sheet/history.ts'
import type { History } from '#src/content/sheet/history.ts'
import type { Variant } from '#src/content/variants/declaration.ts'

/** Rows with undo and redo. A change is one undo step, even if it writes many cells. */
export function useRowHistory(rows: Variant[], setValue: (rows: Variant[]) => void) {
  const [history, setHistory] = useState<History<Variant[]>>(emptyHistory)
  const walk = (step: typeof undo<Variant[]>) => (): Variant[] | undefined => {
    const result = step(history, rows)
    if (!result) return undefined
    setHistory(result.history)
    setValue(result.state)
    return result.state
  }
  return {
    change: (next: Variant[]): void => {
      setHistory(record(history, rows))
      setValue(next)
    },
    undo: walk(undo),
    redo: walk(redo),
    /** Drops all steps, of rows that were read again. */
    forget: (): void => setHistory(emptyHistory),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

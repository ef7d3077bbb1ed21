import { useState } from 'react'
import { emptyHistory, hasStep, record, redo, undo } from '#src/admin/grid/core/history.ts'
import type { History, Step } from '#src/admin/grid/core/history.ts'
import type { Variant } from '#src/content/variants/declaration.ts'

/** Rows, and the change by which they came about. */
interface RowState {
  rows: Variant[]
  step: Step
}

/** Rows with undo and redo. A change is one undo step, even if it writes many cells. */
export function useRowHistory(rows: Variant[], setValue: (rows: Variant[]) => void) {
  const [history, setHistory] = useState<History<RowState>>(emptyHistory)
  const [step, setStep] = useState<Step>({})
  const walk = (to: typeof undo<RowState>) => (): Variant[] | undefined => {
    const result = to(history, { rows, step })
    if (!result) return undefined
    setHistory(result.history)
    setStep(result.state.step)
    setValue(result.state.rows)
    return result.state.rows
  }
  return {
    /** Sets the rows; returns the step, by which the change is found in the history. */
    change: (next: Variant[]): Step => {
      const made: Step = {}
      setHistory(record(history, { rows, step }))
      setStep(made)
      setValue(next)
      return made
    },
    undo: walk(undo),
    redo: walk(redo),
    /** Drops all steps, of rows that were read again. */
    forget: (): void => {
      setHistory(emptyHistory)
      setStep({})
    },
    /** The last change, or the state that was read. */
    step,
    /** True until a change is undone or forgotten. */
    hasStep: (wanted: Step): boolean => hasStep(history, step, wanted),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

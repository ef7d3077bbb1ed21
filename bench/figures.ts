/** Percentile `p` (0–1), nearest rank. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return (
    sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(p * sorted.length) - 1))] ?? Number.NaN
  )
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export interface Figure {
  what: string
  value: string
  budget: string
  withinBudget: boolean | undefined
}

/** Prints a figure with its budget. */
export function printFigure({ what, value, budget, withinBudget }: Figure): void {
  const mark = withinBudget === undefined ? '   ' : withinBudget ? 'ok ' : 'NOT'
  process.stdout.write(`  ${mark}  ${what}: ${value} (budget ${budget})\n`)
}

/** The value below which a share `p` (0–1) of the values lies; nearest rank. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(p * sorted.length) - 1))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export interface Figure {
  what: string
  value: string
  budget: string
  kept: boolean | undefined
}

/** Prints the figures beside their budgets (architecture.md "Budgets"). */
export function printFigures(figures: readonly Figure[]): void {
  const widths = [Math.max(...figures.map((figure) => figure.what.length)), Math.max(...figures.map((figure) => figure.value.length))] as const
  for (const { what, value, budget, kept } of figures) {
    const mark = kept === undefined ? '   ' : kept ? 'ok ' : 'NOT'
    process.stdout.write(`  ${mark}  ${what.padEnd(widths[0])}  ${value.padStart(widths[1])}  budget ${budget}\n`)
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from './figures.ts'
import { processorSeconds } from './processes.ts'

/** Time without requests before and during the measurement, s. */
const quietSeconds = 60
const measuredSeconds = 60
const maxPercent = 1

/** Processor use of each program without requests, in percent of a core. */
export async function measureIdle(pids: Record<string, number>): Promise<Figure[]> {
  await pause(quietSeconds * 1000)
  const before = Object.values(pids).map(processorSeconds)
  await pause(measuredSeconds * 1000)
  return Object.entries(pids).map(([name, pid], index) => {
    const percent = ((processorSeconds(pid) - (before[index] ?? 0)) / measuredSeconds) * 100
    return {
      what: `processor of the idle ${name} in ${measuredSeconds} s`,
      value: `${percent.toFixed(2)} % of a core`,
      budget: `under ${maxPercent} %`,
      withinBudget: percent < maxPercent,
    }
  })
}

import { readdirSync, readFileSync } from 'node:fs'

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Processes of this one that compare or apply a plan. */
export const planProcesses = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter(
      (pid) =>
        textOf(`/proc/${pid}/cmdline`).includes('work-at-plan') &&
        textOf(`/proc/${pid}/status`).includes(`PPid:\t${process.pid}\n`),
    )
    .map(Number)

/** Resident memory of a process, MB; 0 if it has ended. */
export const megabytesOf = (pid: number | 'self'): number =>
  Number(/VmRSS:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

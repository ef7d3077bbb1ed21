import { readFileSync, readdirSync } from 'node:fs'

/** Clock ticks of `/proc/…/stat` in a second, on every Linux that Node runs on. */
const ticksPerSecond = 100

export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Number of open files and sockets. */
export const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

/** Fields of `/proc/…/stat` after the process name, which may contain blanks. */
function statOf(pid: number): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

const secondsOf = (fields: readonly number[]): number =>
  fields.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond

/** Processor time since the start, s. */
export const processorSeconds = (pid: number): number => secondsOf(statOf(pid).slice(11, 13))

/** Processor time since the start, s, with that of ended child processes. */
export const processorSecondsWithEnded = (pid: number): number =>
  secondsOf(statOf(pid).slice(11, 15))

/** Child processes of a process, and their descendants. */
export function descendantsOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

import { readdirSync, readFileSync } from 'node:fs'
import { seconds } from '../project/steps.mjs'

/** Clock ticks per second of `/proc`: `USER_HZ` of Linux, the same on every architecture in use. */
const ticksPerSecond = 100

/**
 * Process of a `/proc/<pid>/stat`: its parent, and the ticks that it and the children that it has
 * awaited were on a processor. The name may contain spaces and parentheses.
 *
 * @param {string} stat
 */
export function processOf(stat) {
  const [, pid = ''] = /^(\d+) \(/.exec(stat) ?? []
  const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // user and system time, then those of awaited children
  const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0)
  return { pid: Number(pid), parent: Number(parent), ticks }
}

/**
 * Seconds of processor time that a process and all of its descendants have taken: those that run, and
 * those that ended and were awaited. A process whose parent ended first is not counted.
 *
 * @param {ReturnType<typeof processOf>[]} processes
 * @param {number} root process id
 */
export function timeOfTree(processes, root) {
  const children = Map.groupBy(processes, ({ parent }) => parent)
  const left = processes.filter(({ pid }) => pid === root)
  let ticks = 0
  for (let one = left.pop(); one; one = left.pop()) {
    ticks += one.ticks
    left.push(...(children.get(one.pid) ?? []))
  }
  return ticks / ticksPerSecond
}

/**
 * Seconds of processor time of this process and its descendants so far; undefined without `/proc`.
 *
 * @returns {number | undefined}
 */
export function processorTime() {
  try {
    const stats = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          return [processOf(readFileSync(`/proc/${name}/stat`, 'utf8'))]
        } catch {
          // ended meanwhile
          return []
        }
      })
    return stats.length > 0 ? timeOfTree(stats, process.pid) : undefined
  } catch {
    return undefined
  }
}

/**
 * Begins to measure; the result formats the durations since then: `512.0 s · 830.1 s of processor`.
 *
 * @returns {() => string}
 */
export function measure() {
  const began = performance.now()
  const before = processorTime()
  return () => {
    const after = processorTime()
    const processor =
      before === undefined || after === undefined
        ? ''
        : ` · ${seconds((after - before) * 1000)} of processor`
    return `${seconds(performance.now() - began)}${processor}`
  }
}

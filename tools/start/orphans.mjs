import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Time limit for a program to end by itself after its supervisor, ms: longer than its drain time.
 */
const drainTimeoutMs = 10_000

/**
 * Start time of a process as `<boot>/<ticks since boot>`. With the process id it identifies a
 * process, also after a restart of the machine or in a container. `undefined` without the process,
 * or without Linux's /proc.
 */
export function startOf(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // the second field, a name in parentheses, may contain anything
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return fields[0] === 'Z' ? undefined : `${boot}/${fields[19]}`
  } catch {
    return undefined
  }
}

/**
 * Programs of a record (`running.json`) of this data folder; none without a readable record. A
 * copied record names the data folder of its original and is ignored.
 */
function programsOf(file) {
  try {
    return Object.entries(JSON.parse(readFileSync(file, 'utf8'))).filter(
      ([, { data = dirname(file) }]) => data === dirname(file),
    )
  } catch {
    return []
  }
}

/**
 * Ends the programs of an earlier supervisor that was killed. They end by themselves
 * (`follow-parent.mjs`), except one that hangs, which would hold its port forever. PostgreSQL is
 * ended by `postgres.mjs`.
 *
 * @param {string} file record of the earlier supervisor, whose data folder is locked by this
 *   process
 * @param {{ say: (text: string) => void, timeoutMs?: number }} options
 */
export async function endOrphans(file, { say, timeoutMs = drainTimeoutMs }) {
  const left = programsOf(file).filter(([name]) => name !== 'postgres')
  const until = performance.now() + timeoutMs
  await Promise.all(
    left.map(async ([name, { pid, began }]) => {
      const isThere = () => began !== undefined && startOf(pid) === began
      while (isThere() && performance.now() < until) await pause(50)
      if (!isThere()) return
      say(`${name} of an earlier start hangs (process ${pid}); ending it`)
      process.kill(pid, 'SIGKILL')
      while (isThere()) await pause(20)
    }),
  )
}

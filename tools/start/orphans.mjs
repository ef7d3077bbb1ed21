import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Time in which a program ends by itself after its supervisor, ms: longer than it drains. */
const drainTimeoutMs = 10_000

/**
 * When a process began, as `<boot>/<ticks since then>`: with the process id it names one process,
 * also after a restart of the machine or in a container. `undefined` without the process, or
 * without Linux's /proc.
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
 * Programs of a record (`running.json`) on its own data folder: a copy of the folder names those of the
 * original. None without a readable record.
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
 * Ends the programs that an earlier supervisor left when it was killed: they end by themselves
 * (`follow-parent.mjs`), but for one that hangs, which would hold its port for ever. PostgreSQL is
 * left to `postgres.mjs`.
 *
 * @param {string} file record of the earlier supervisor, whose data folder is locked by this process
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

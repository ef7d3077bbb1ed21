import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { respondsOk, watchHealth } from '../start/watch-health.mjs'

/** Address of a listening program for requests from its own machine. */
const reachable = (host) => (/^(?:0\.0\.0\.0|::|)$/.test(host ?? '') ? '127.0.0.1' : host)

/**
 * Starts a process that kills this process, or the program that replaces it, when it hangs: systemd
 * and compose restart ended programs, not unhealthy ones. The watch ends with the program.
 *
 * @param {{ host: string | undefined, port: string }} listening
 * @param {Partial<typeof import('../start/watch-health.mjs').healthWatch>} [interval] for tests
 */
export function startWatch({ host, port }, interval = {}) {
  const name = reachable(host)
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/healthz`
  const script = fileURLToPath(import.meta.url)
  const watch = spawn(
    process.execPath,
    ['--max-old-space-size=16', script, String(process.pid), url, JSON.stringify(interval)],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { PATH: process.env.PATH } },
  )
  watch.unref()
}

/** Watches a program by its process id; a program counts as hung only after its first answer. */
function watch(pid, url, interval) {
  setInterval(() => process.ppid !== pid && process.exit(0), 1000)
  watchHealth({
    isHealthy: () => respondsOk(url, interval.intervalMs),
    ...interval,
    startMs: Number.POSITIVE_INFINITY,
    onHung: () => {
      process.stderr.write(`The program ${pid} hangs and is ended; it is to be restarted.\n`)
      process.kill(pid, 'SIGKILL')
    },
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  watch(Number(process.argv[2]), process.argv[3], JSON.parse(process.argv[4]))

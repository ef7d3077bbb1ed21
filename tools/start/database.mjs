import { join } from 'node:path'
import { backOff } from './back-off.mjs'
import { openLog } from './log-file.mjs'
import { freePort } from '../project/ports.mjs'
import { isDatabaseResponding } from './database-responding.mjs'
import { killServer, startPostgres } from './postgres.mjs'
import { watchHealth } from './watch-health.mjs'

/**
 * Supervises the private PostgreSQL on one port: restarts it after a crash or hang and reports it.
 * Committed data survive. The programs reconnect by themselves.
 * @param {{ data: string, password: string, say: (text: string) => void, started: (pid: number,
 *   port: number) => void }} options
 */
export async function superviseDatabase({ data, password, say, started }) {
  const log = openLog(data, 'postgres')
  const port = await freePort()
  const nextDelay = backOff()
  let database
  let timer
  let stopping = false

  const launch = async () => {
    const since = Date.now()
    database = await startPostgres({ data, password, log, port })
    if (stopping) return database.stop()
    const { url } = database
    const endWatch = watchHealth({
      isHealthy: () => isDatabaseResponding(url),
      onHung: () => {
        say('the private PostgreSQL hangs; ending it')
        killServer(join(data, 'postgres'))
      },
    })
    database.process.once('exit', (code, signal) => {
      endWatch()
      if (!stopping)
        again(
          `the private PostgreSQL stopped by itself (${signal ?? `code ${code}`})`,
          Date.now() - since,
        )
    })
    started(database.pid, port)
  }
  const again = (what, ranFor) => {
    const delay = nextDelay(ranFor)
    say(`${what}; starting it again in ${delay / 1000} s`)
    timer = setTimeout(() => launch().catch((error) => stopping || again(error.message, 0)), delay)
  }
  await launch()

  return {
    url: database.url,
    async stop(limit) {
      stopping = true
      clearTimeout(timer)
      await database.stop(limit)
      log.close()
    },
  }
}

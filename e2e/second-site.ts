import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { running, secrets } from './system-under-test.ts'

const siteFolder = join(import.meta.dirname, '..', 'site')

/** Free port, chosen by the operating system. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

/** Starts a second instance of the site on the same cms; the caller stops it. */
export async function startSecondSite() {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: siteFolder,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: base,
      API_BASE_URL: `http://127.0.0.1:${running().cms.port}/api`,
      FEED_SECRET: secrets().FEED_SECRET,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => ({
    code: code === null ? null : Number(code),
    at: performance.now(),
  }))
  return {
    base,
    child,
    ended,
    isFollowing: () =>
      fetch(`${base}/readyz`).then(
        async (answer) => answer.ok && (await answer.text()).includes('followed'),
        () => false,
      ),
  }
}

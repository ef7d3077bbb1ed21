import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Transport } from '@vitrine/contract/client'
import { RouterContextProvider } from 'react-router'
import { builtApp } from '../server/pages/render.ts'

const site = join(import.meta.dirname, '..')
const folder = join(site, 'build')
export const origin = 'https://vitrine.example'

/** Builds the app if the build is older than its sources. */
function buildIfStale(): void {
  const built = statSync(join(folder, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const stale = globSync('{app,shared}/**/*.*', { cwd: site }).some(
    (path) => statSync(join(site, path)).mtimeMs > built,
  )
  if (stale)
    execFileSync('npm', ['run', 'build'], {
      cwd: site,
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: 'production' },
    })
}

/** Opens the built app with the given transport. */
export async function openBuiltApp() {
  buildIfStale()
  const app = builtApp(folder)
  const { renderPage, serverContext } = await app.load()
  return async (path: string, transport: Transport) => {
    const context = new RouterContextProvider()
    context.set(serverContext, { transport, origin, preview: false })
    return renderPage(new Request(origin + path), context, app.filesOf)
  }
}

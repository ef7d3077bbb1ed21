import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Transport } from '@vitrine/contract'
import { RouterContextProvider, createRequestHandler } from 'react-router'
import type { RouterContext, ServerBuild } from 'react-router'
import type { ServerContext } from '../app/api/server-context.ts'

const site = join(import.meta.dirname, '..')
const file = join(site, 'build', 'server', 'index.js')
export const origin = 'https://vitrine.example'

/** Builds the app when the build is older than its source. */
function buildIfStale(): void {
  const built = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const stale = globSync('app/**/*.*', { cwd: site }).some((path) => statSync(join(site, path)).mtimeMs > built)
  if (stale) execFileSync(process.execPath, [join(site, '..', 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'], { cwd: site, stdio: 'pipe' })
}

/** The app as it is delivered, over a transport of the test's own. */
export async function openBuiltApp() {
  buildIfStale()
  const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const { serverContext } = build.entry.module as ServerBuild['entry']['module'] & { serverContext: RouterContext<ServerContext> }
  const handle = createRequestHandler(build, 'production')
  return async (path: string, transport: Transport) => {
    const context = new RouterContextProvider()
    context.set(serverContext, { transport, origin, scriptMark: 'mark', preview: false })
    const response = await handle(new Request(origin + path), context)
    return { status: response.status, location: response.headers.get('location'), html: await response.text() }
  }
}

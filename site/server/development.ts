import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { Development } from './compose.ts'

/** The app straight from its files (`npm run dev`): Vite serves and reloads the browser's side, and loads the server's. */
export async function startVite(): Promise<Development> {
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: Number(process.env['VITE_HMR_PORT'] ?? 24_678) } },
  })
  return {
    app: { mode: 'development', load: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild> },
    middleware: (request, response, next) => vite.middlewares(request, response, next),
  }
}

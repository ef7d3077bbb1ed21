import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { entries } from './assets/page-files.ts'
import type { App } from './pages/render.ts'

/**
 * Development setup, used instead of the build: the app from its source files, and Vite's
 * middleware.
 */
export interface Development {
  app: App
  /**
   * Timeout of reads of the cms, ms; longer than in production, since the cms restarts after each
   * change.
   */
  readTimeoutMs: number
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/**
 * App from its source files (`npm run dev`): Vite serves and reloads the browser code and loads the
 * server code.
 */
export async function startVite(): Promise<Development> {
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: Number(process.env['VITE_HMR_PORT'] ?? 24_678) } },
  })
  return {
    app: {
      load: () => vite.ssrLoadModule('/app/entry.server.tsx') as ReturnType<App['load']>,
      // Vite injects styles with the modules that import them
      filesOf: (_sources, screen) => ({
        styles: [],
        start: `/${entries.start}`,
        scripts: [`/${entries.app}`],
        screen: screen && { ...screen, file: `/${screen.file}` },
      }),
      finish: (path, html) => vite.transformIndexHtml(path, html),
    },
    readTimeoutMs: 120_000,
    middleware: (request, response, next) => vite.middlewares(request, response, next),
  }
}

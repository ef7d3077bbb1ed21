import { join } from 'node:path'
import type { Transport } from '@vitrine/contract/client'
import { RouterContextProvider } from 'react-router'
import { appearance } from './fixtures/appearance.ts'
import { builtApp } from '../server/pages/render.ts'

const folder = join(import.meta.dirname, '..', 'build')
export const origin = 'https://vitrine.example'

/** Loads the built app; returns a function that renders a path with a transport. */
export async function openBuiltApp() {
  const app = builtApp(folder)
  const { renderPage, serverContext } = await app.load()
  return async (path: string, transport: Transport) => {
    const context = new RouterContextProvider()
    context.set(serverContext, { transport, origin, appearance: appearance.page, preview: false })
    return renderPage(new Request(origin + path), context, app.filesOf)
  }
}

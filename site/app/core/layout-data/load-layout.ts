import type { LoaderFunctionArgs } from 'react-router'
import type { LayoutData } from './layout-data.ts'

/**
 * The `loader` of a locale's layout: asked once, on the server, since a visitor who changes
 * language loads the page anew
 * (spec §2). In the browser it runs only when the server could not make the shell, and then brings
 * no new one.
 */
export async function loadLayout(given: LoaderFunctionArgs): Promise<LayoutData> {
  if (!import.meta.env.SSR) throw new Error('The shell comes with the page.')
  const { readLayout } = await import('./read-layout.ts')
  return readLayout(given)
}

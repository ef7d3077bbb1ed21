import type { LoaderFunctionArgs } from 'react-router'
import type { LayoutData } from './layout-data.ts'

/**
 * `loader` of a locale's layout. Runs on the server only, since a change of language loads a new
 * document (R2). In the browser React Router calls it only when the server's loader failed; it then
 * rejects.
 */
export async function loadLayout(given: LoaderFunctionArgs): Promise<LayoutData> {
  if (!import.meta.env.SSR) throw new Error('The shell comes with the page.')
  const { readLayout } = await import('./read-layout.ts')
  return readLayout(given)
}

import { fetchAhead } from '#app/core/errors/lost-code.ts'
import { loadScreen } from './screens.ts'
import { screenOfPath } from '#shared/routes/known-path.ts'
import type { RouteName } from '#shared/routes/table.ts'

const fetched = new Set<RouteName>()

/**
 * Fetches the code of the screen that a link leads to, once. What the screen shows is asked for
 * only when the link is taken.
 */
export async function prefetchScreen(href: string): Promise<void> {
  const screen = screenOfPath(href)
  if (screen === undefined || fetched.has(screen)) return
  fetched.add(screen)
  await fetchAhead(() => loadScreen(screen))
}

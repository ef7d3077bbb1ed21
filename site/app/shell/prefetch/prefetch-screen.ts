import { fetchAhead } from '#app/errors/lost-code.ts'
import { loadScreen } from '#app/router/screens.ts'
import { screenOfPath } from '#app/routes/known-path.ts'
import type { RouteName } from '#app/routes/table.ts'

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

import { prefetchModule } from '#app/core/errors/chunk-reload.ts'
import { loadScreen } from './screens.ts'
import { screenOfPath } from '#shared/routes/known-path.ts'
import type { RouteName } from '#shared/routes/table.ts'

const fetched = new Set<RouteName>()

/** Prefetches the code of a link's screen once; its data are loaded on navigation. */
export async function prefetchScreen(href: string): Promise<void> {
  const screen = screenOfPath(href)
  if (screen === undefined || fetched.has(screen)) return
  fetched.add(screen)
  await prefetchModule(() => loadScreen(screen))
}

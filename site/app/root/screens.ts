import { renderedScreen } from '#shared/page/page-files.ts'
import type { RouteName } from '#shared/routes/table.ts'
import type { ScreenModule } from './screen-modules.ts'

/**
 * Loads a screen's code and styles. Rejects if a deployment has removed them. The page names the
 * file of its own screen, so that the table of all screens is loaded after the first view.
 */
export async function loadScreen(name: RouteName): Promise<ScreenModule> {
  const rendered = import.meta.env.SSR ? undefined : renderedScreen()
  if (rendered?.name === name) return import(/* @vite-ignore */ rendered.file)
  const { screenModules } = await import('./screen-modules.ts')
  return screenModules[name]()
}

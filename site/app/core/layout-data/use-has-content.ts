import type { ContentScreen } from '@vitrine/configuration/content-screens'
import { useLayoutData } from './layout-data.ts'

/** True if a screen has content, or if the layout could not be loaded. */
export function useHasContent(): (screen: ContentScreen) => boolean {
  const data = useLayoutData()
  return (screen) => data?.layout.others.screens.includes(screen) ?? true
}

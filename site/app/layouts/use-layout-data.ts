import { useRouteLoaderData } from 'react-router'
import { useLocale } from '#app/i18n/messages.ts'
import { layoutId } from '#app/routes/table.ts'
import type { LayoutData } from './load-layout.ts'

/**
 * What the shell was made of; `undefined` when it could not be read, which error pages must live
 * with.
 */
export function useLayoutData(): LayoutData | undefined {
  return useRouteLoaderData<LayoutData>(layoutId(useLocale()))
}

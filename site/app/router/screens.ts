import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'
import type { ScreenMeta } from '#app/head/screen-meta.ts'
import type { LocalWords } from '#app/i18n/local-words.ts'
import type { RouteName } from '#app/routes/table.ts'

/** What the file of a screen offers. */
export interface ScreenModule {
  default: ComponentType
  loader: LoaderFunction
  meta: ScreenMeta
  /** Words that travel by themselves, and must be there before the screen is. */
  words?: readonly LocalWords[]
}

const files = import.meta.glob<ScreenModule>('../screens/*/*-screen.tsx')

/** Fetches a screen's code, and its styles with it. Rejects when a deploy took it away. */
export async function loadScreen(name: RouteName): Promise<ScreenModule> {
  const load = files[`../screens/${name}/${name}-screen.tsx`]
  if (!load)
    throw new Error(`The route table has a row ${name}, and there is no screen of that name.`)
  return load()
}

/** Where a screen is, as the build's manifest names it. */
export function screenSource(name: RouteName): string {
  return `app/screens/${name}/${name}-screen.tsx`
}

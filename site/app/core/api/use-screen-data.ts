import { useLoaderData } from 'react-router'
import type { Loaded } from './screen-load.ts'

/** Result of the screen's `load`. */
export function useScreenData<L extends (...given: never[]) => Promise<unknown>>(): Awaited<
  ReturnType<L>
> {
  const loaded: Loaded<Awaited<ReturnType<L>>> = useLoaderData()
  return loaded.screen
}

import { useLoaderData } from 'react-router'
import type { LoaderData } from './screen-load.ts'

/** Result of the screen's `load`. */
export function useScreenData<L extends (...args: never[]) => Promise<unknown>>(): Awaited<
  ReturnType<L>
> {
  const loaded: LoaderData<Awaited<ReturnType<L>>> = useLoaderData()
  return loaded.screen
}

/** Introduction of the page: the employees' text, else `otherwise`. */
export function useLead(otherwise: string): string {
  const { seo }: LoaderData<unknown> = useLoaderData()
  return seo.lead ?? otherwise
}

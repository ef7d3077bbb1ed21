import { useLocation, useMatches } from 'react-router'
import { embeddedJson } from '#app/document/page-files.ts'
import type { HeadElement, ScreenMeta } from './screen-meta.ts'

/** The head that the shown screen gives (`screen-meta.ts`); an error page brings its own. */
export function HeadElements() {
  const matches = useMatches()
  const location = useLocation()
  const screen = matches.at(-1)
  const meta = screen?.handle
  if (!hasMeta(meta)) return null
  return meta.meta({ loaderData: screen?.loaderData, matches, location }).map((element) => <Element key={JSON.stringify(element)} {...element} />)
}

function hasMeta(handle: unknown): handle is { meta: ScreenMeta } {
  return typeof handle === 'object' && handle !== null && 'meta' in handle && typeof handle.meta === 'function'
}

function Element(element: HeadElement) {
  if ('title' in element) return <title>{element.title}</title>
  if ('json' in element) return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: embeddedJson(element.json) }} />
  if ('rel' in element) return <link {...element} />
  return <meta {...element} />
}

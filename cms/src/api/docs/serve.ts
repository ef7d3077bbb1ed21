import { isDark } from '@vitrine/appearance/palette'
import { lookStylesheet } from '@vitrine/appearance/stylesheet'
import type { Answer } from '@vitrine/contract/client'
import { openApi } from './openapi.ts'
import { docsLocale, docsPage, docsPolicy } from './page.ts'
import { readReferenceFile } from './reference-files.ts'

const cacheHeaders = { 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' }

/**
 * Cache headers of files with the company's colors: revalidated at every request, so that a change
 * is visible at once.
 */
const changing = { ...cacheHeaders, 'cache-control': 'no-cache' }

/** Serves `/openapi.json`, `/docs` and the files of the `/docs` page; undefined for other paths. */
export async function serveDocs(
  request: Request,
  path: string,
  sources: {
    appearance: () => Promise<Answer<'appearance-read'>>
    openData: () => Promise<Answer<'layout-read'>['open_data']>
  },
): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  if (path === '/openapi.json')
    return Response.json(openApi((await sources.openData()).license), { headers: cacheHeaders })
  if (path === '/docs') return servePage(request, await sources.appearance())
  if (path === '/docs/look.css')
    return new Response(pageLook(await sources.appearance()), {
      headers: { ...changing, 'content-type': 'text/css; charset=utf-8' },
    })
  const file = path.startsWith('/docs/')
    ? await readReferenceFile(path.slice('/docs/'.length))
    : undefined
  return (
    file && new Response(file.content, { headers: { ...cacheHeaders, 'content-type': file.type } })
  )
}

/**
 * Stylesheet of the company's look. `--reference` is the background of Swagger UI: white on a dark
 * theme, on which Swagger UI is not legible.
 */
function pageLook(appearance: Answer<'appearance-read'>): string {
  const ground = isDark(appearance.colors) ? '#fff' : 'none'
  return `${lookStylesheet(appearance)}:root{--reference:${ground}}`
}

function servePage(request: Request, appearance: Answer<'appearance-read'>): Response {
  const locale = docsLocale(new URL(request.url), request.headers.get('accept-language'))
  return new Response(docsPage(locale, appearance), {
    headers: {
      ...changing,
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      vary: 'Accept-Language',
      'content-security-policy': docsPolicy,
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    },
  })
}

import { openApi } from './openapi.ts'
import { docsLocale, docsPage, docsPolicy } from './page.ts'

const kept = { 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' }

/**
 * `/openapi.json` and `/docs`: the contract for machines and for people. Nothing where the path is
 * neither.
 */
export function serveDocs(request: Request, path: string): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  if (path === '/openapi.json') return Response.json(openApi(), { headers: kept })
  if (path !== '/docs') return undefined
  const locale = docsLocale(new URL(request.url), request.headers.get('accept-language'))
  return new Response(docsPage(locale), {
    headers: {
      ...kept,
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      vary: 'Accept-Language',
      'content-security-policy': docsPolicy,
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    },
  })
}

import { headerProblem } from '@vitrine/http/body-rules'
import type { HeaderProblem } from '@vitrine/http/body-rules'
import { panelBodies } from '@vitrine/contract/panel-bodies'
import { readBody } from '#src/platform/http/body.ts'

const header = 'x-payload-http-method-override'
/** Alternative header that Payload also accepts for the method override. */
const otherHeader = 'x-http-method-override'

/** Body of a query: the longest one of the panel lists a few hundred ids. */
const bodies = { pairs: panelBodies.pairs }

/**
 * Method for which a request asks: the panel sends long relation queries as the body of a `POST`
 * with a method override to `GET`, to which the rules of that `GET` apply.
 *
 * @returns undefined for any other override, or a body that is no query
 */
export function methodOf({ method, headers }: Request): string | undefined {
  if (method !== 'POST') return method
  if (headers.has(otherHeader)) return undefined
  const overridden = headers.get(header)
  if (overridden === null) return method
  const problem: HeaderProblem | undefined = headerProblem(Object.fromEntries(headers), bodies)
  return overridden === 'GET' && headers.has('content-length') && problem === undefined
    ? 'GET'
    : undefined
}

/** Request to be handled: the `GET` that an override asks for, with its body as query. */
export async function readOverriddenGet(request: Request): Promise<Request> {
  if (request.method !== 'POST' || !request.headers.has(header)) return request
  const url = new URL(request.url)
  url.search = (await readBody(request, bodies)).toString()
  const headers = new Headers(request.headers)
  for (const name of [header, 'content-type', 'content-length']) headers.delete(name)
  return new Request(url, { method: 'GET', headers })
}

const header = 'x-payload-http-method-override'
/** Alternative header that Payload also accepts for the method override. */
const otherHeader = 'x-http-method-override'

/** Maximum query size in a body, bytes; the longest query of the panel lists a few hundred ids. */
const maxBodyBytes = 64 * 1024

/**
 * Request to be handled. The panel sends long relation queries as the body of a `POST` with a
 * method override to `GET`: such a request is converted to the `GET`, so that the same rules apply
 * to both.
 *
 * @returns undefined for any other override, or a body that is too long
 */
export async function readOverriddenGet(request: Request): Promise<Request | undefined> {
  if (request.headers.has(otherHeader)) return undefined
  const method = request.headers.get(header)
  if (method === null) return request
  const type = request.headers.get('content-type')
  if (method !== 'GET' || type !== 'application/x-www-form-urlencoded') return undefined
  if (Number(request.headers.get('content-length') ?? Infinity) > maxBodyBytes) return undefined
  const url = new URL(request.url)
  url.search = await request.text()
  const headers = new Headers(request.headers)
  for (const name of [header, 'content-type', 'content-length']) headers.delete(name)
  return new Request(url, { method: 'GET', headers })
}

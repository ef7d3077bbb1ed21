const header = 'x-payload-http-method-override'
/** Another name that Payload would honour. */
const otherHeader = 'x-http-method-override'

/** The largest query in a body, bytes; the panel's longest lists some hundred ids. */
const limit = 64 * 1024

/**
 * A `POST` as it counts. The panel sends long queries of relation fields in the body of a `POST`
 * that says to be a `GET`:
 * that request is answered as the `GET` it is, so that the same rules hold for both.
 * @returns nothing when the override is another than the panel's, or its body too long
 */
export async function readOverriddenGet(request: Request): Promise<Request | undefined> {
  if (request.headers.has(otherHeader)) return undefined
  const method = request.headers.get(header)
  if (method === null) return request
  const type = request.headers.get('content-type')
  if (method !== 'GET' || type !== 'application/x-www-form-urlencoded') return undefined
  if (Number(request.headers.get('content-length') ?? Infinity) > limit) return undefined
  const url = new URL(request.url)
  url.search = await request.text()
  const headers = new Headers(request.headers)
  for (const name of [header, 'content-type', 'content-length']) headers.delete(name)
  return new Request(url, { method: 'GET', headers })
}

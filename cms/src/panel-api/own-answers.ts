/** JSON response of an endpoint of the panel; no cache stores it. */
export const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

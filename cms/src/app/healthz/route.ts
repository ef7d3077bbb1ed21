export const dynamic = 'force-dynamic'

/** Liveness probe. */
export const GET = (): Response =>
  new Response('ok\n', { headers: { 'cache-control': 'no-store' } })

export const dynamic = 'force-dynamic'

/** Whether this program runs. */
export const GET = (): Response =>
  new Response('ok\n', { headers: { 'cache-control': 'no-store' } })

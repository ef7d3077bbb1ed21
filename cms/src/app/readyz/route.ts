import { getPayload } from 'payload'
import { isSchemaNewer } from '#src/platform/monitoring/schema-state.ts'
import config from '#src/payload.config.ts'

export const dynamic = 'force-dynamic'

/**
 * Readiness probe: 200 when the database responds within 2 s; also when this release only reads,
 * since its schema is newer.
 */
export async function GET(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  let text = ''
  try {
    const payload = await getPayload({ config })
    await Promise.race([
      isSchemaNewer(payload).then((isNewer) => {
        text = isNewer ? 'ready to read: the schema is newer than this release\n' : 'ready\n'
      }),
      new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), 2000).unref()),
    ])
    return new Response(text, { headers })
  } catch {
    return new Response('the database does not answer\n', { status: 503, headers })
  }
}

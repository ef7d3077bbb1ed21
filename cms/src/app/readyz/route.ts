import { getPayload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import config from '#src/payload.config.ts'

export const dynamic = 'force-dynamic'

/** Readiness probe: 200 when the database responds within 2 s. */
export async function GET(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    const payload = await getPayload({ config })
    await Promise.race([
      rows(payload, sql`select 1`),
      new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), 2000).unref()),
    ])
    return new Response('ready\n', { headers })
  } catch {
    return new Response('the database does not answer\n', { status: 503, headers })
  }
}

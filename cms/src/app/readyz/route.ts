import { getPayload } from 'payload'
import { schemaProblem } from '#src/platform/monitoring/schema-problem.ts'
import { isSchemaNewer } from '#src/platform/monitoring/schema-state.ts'
import config from '#src/payload.config.ts'

export const dynamic = 'force-dynamic'

/**
 * Readiness probe: 200 when the database responds within 2 s and has the schema that this release reads;
 * also when it reads alone, since a newer release has migrated (docs/decisions/0062).
 */
export async function GET(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  let text = ''
  try {
    const payload = await getPayload({ config })
    await Promise.race([
      isSchemaNewer(payload).then((isNewer) => {
        text = isNewer ? 'reads alone: the schema is newer than this release\n' : 'ready\n'
      }),
      new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), 2000).unref()),
    ])
    const problem = schemaProblem()
    return problem === undefined
      ? new Response(text, { headers })
      : new Response(`${problem}\n`, { status: 503, headers })
  } catch {
    return new Response('the database does not answer\n', { status: 503, headers })
  }
}

import type { Payload } from 'payload'
import { schemaProblem } from './schema-problem.ts'
import { isSchemaNewer } from './schema-state.ts'

/** Timeout of the database query, ms. */
const timeoutMs = 2000
const headers = { 'cache-control': 'no-store' }

/** Liveness probe. */
export const answerLiveness = (): Response => new Response('ok\n', { headers })

/**
 * Readiness probe: 200 if the database responds within 2 s and has the schema that this release
 * reads; also if saves are rejected because a newer release has migrated (docs/decisions/0062).
 */
export async function answerReadiness(payload: Payload): Promise<Response> {
  try {
    const isNewer = await Promise.race([
      isSchemaNewer(payload),
      new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error('slow')), timeoutMs).unref(),
      ),
    ])
    const problem = schemaProblem()
    if (problem !== undefined) return new Response(`${problem}\n`, { status: 503, headers })
    return new Response(
      isNewer ? 'reads alone: the schema is newer than this release\n' : 'ready\n',
      { headers },
    )
  } catch {
    return new Response('the database does not answer\n', { status: 503, headers })
  }
}

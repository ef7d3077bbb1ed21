import { apiBase, apiVersion } from '@vitrine/contract/calls'
import { getPayload } from 'payload'
import { serveDocs } from '#src/api/docs/serve.ts'
import { answer } from '#src/api/http/answer.ts'
import { answerInternal } from '#src/api/http/internal.ts'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import { answerDirectly } from '#src/platform/http/direct-reads.ts'
import config from '#src/payload.config.ts'

export const dynamic = 'force-dynamic'

const base = `${apiBase}${apiVersion}`

/** Entry point of the public API: every method and path below `/api/v1`. */
async function handle(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(base.length)
  const docs = await serveDocs(request, path, async () =>
    readAppearance(await getPayload({ config })),
  )
  if (docs) return docs
  const payload = await getPayload({ config })
  if (path.startsWith('/internal/')) return answerInternal(request, path, payload)
  const response = await answer(request, path, payload)
  return request.method === 'HEAD' ? new Response(null, response) : response
}

// in development Next has to receive each request, to compile what has changed
if (process.env['NODE_ENV'] === 'production') answerDirectly(handle)

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
}

import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import type { Payload } from 'payload'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import { readOpenData } from '#src/api/pages/open-data.ts'
import { serveDocs } from '#src/api/docs/serve.ts'
import { announceLimits } from '#src/platform/limits/counted-limits.ts'
import { answer } from './answer.ts'
import { answerInternal } from './internal.ts'

/** Base path of the public API: `/api/v1`. */
export const publicApiBase = `${apiBase}${apiVersion}`

/**
 * Handles a request of the public API: its documentation, an internal call or a call of the
 * contract.
 */
export async function serveApi(request: Request, payload: Payload): Promise<Response> {
  const path = new URL(request.url).pathname.slice(publicApiBase.length)
  const docs = await serveDocs(request, path, {
    appearance: () => readAppearance(payload),
    openData: () => readOpenData(payload),
  })
  if (docs) return docs
  if (path.startsWith('/internal/')) return answerInternal(request, path, payload)
  return announceLimits(() => answer(request, path, payload))
}

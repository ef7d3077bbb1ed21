import { errorWords } from '@vitrine/contract/error-words'
import { ApiError } from '@vitrine/contract/errors'
import { unstorablePaths } from '@vitrine/contract/storable-text'

/**
 * The largest body that is read twice, bytes: forms of the panel. What is larger is a file, and its
 * fields fail in the database (`access/query-failure.ts`).
 */
const limit = 4 * 1024 * 1024

type Handle<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Refuses (400) requests to Payload's REST whose body has text that PostgreSQL or JSON refuses,
 * before a query is made of it.
 */
export function refuseUnstorable<Context>(handle: Handle<Context>): Handle<Context> {
  return async (request, context) => {
    const length = Number(request.headers.get('content-length') ?? Infinity)
    if (length > limit || unstorablePaths(await contentOf(request.clone())).length === 0)
      return handle(request, context)
    const { code, status } = new ApiError('malformed-request')
    return Response.json(
      { errors: [{ message: errorWords[code].br }] },
      { status, headers: { 'cache-control': 'no-store' } },
    )
  }
}

/**
 * What a body says: JSON, or the fields of a form, whose `_payload` is JSON. `undefined`: it says
 * nothing, or Payload refuses it.
 */
async function contentOf(request: Request): Promise<unknown> {
  try {
    if (request.headers.get('content-type')?.includes('json')) return await request.json()
    const fields = [...(await request.formData())]
    return fields.map(([name, value]) =>
      name === '_payload' ? JSON.parse(String(value)) : [name, value],
    )
  } catch {
    return undefined
  }
}

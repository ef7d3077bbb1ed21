import { IncomingMessage } from 'node:http'
import { errorWords } from '@vitrine/contract/error-words'
import { ApiError } from '@vitrine/contract/errors'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import { unstorablePaths } from '@vitrine/contract/storable-text'

/**
 * The largest body that is read twice, bytes: forms of the panel. What is larger is a file; its
 * fields are looked at where an operation begins (`access/refuse-unstorable-data.ts`).
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

/** Whether a request calls a server function of the panel (Next posts them to the page's path). */
export const callsServerFunction = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && url.startsWith(panelBase) && !url.startsWith(`${panelApiBase}/`)

/**
 * The request of a server function with its body read and checked, for Next to read again. Throws
 * `ApiError` (400, 413).
 */
export async function checkServerFunction(request: IncomingMessage): Promise<IncomingMessage> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > limit) throw new ApiError('body-too-large')
    parts.push(part)
  }
  const body = Buffer.concat(parts)
  const { headers, method, url, rawHeaders, httpVersion } = request
  const type = headers['content-type'] ?? ''
  const copy = new Request('http://panel', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  if (unstorablePaths(await contentOf(copy)).length > 0) throw new ApiError('malformed-request')
  const again = Object.assign(new IncomingMessage(request.socket), {
    headers,
    method,
    url,
    rawHeaders,
    httpVersion,
    httpVersionMajor: request.httpVersionMajor,
    httpVersionMinor: request.httpVersionMinor,
    complete: true,
  })
  again.push(body)
  again.push(null)
  return again
}

/**
 * What a body says: JSON, or the fields of a form, which may be JSON. `undefined`: it says nothing,
 * or Payload refuses it.
 */
async function contentOf(request: Request): Promise<unknown> {
  try {
    const type = request.headers.get('content-type') ?? ''
    if (!type.includes('form')) return parsed(await request.text())
    return [...(await request.formData())].map(([name, value]) => [
      name,
      value,
      typeof value === 'string' ? parsed(value) : undefined,
    ])
  } catch {
    return undefined
  }
}

/** JSON with escapes such as `\\u0000` says more than its characters do. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

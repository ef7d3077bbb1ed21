import { defaultLocale } from '@vitrine/configuration/locales'
import { IncomingMessage } from 'node:http'
import { errorMessages } from '@vitrine/contract/error-body'
import { ApiError } from '@vitrine/contract/errors'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import { unstorablePaths } from '@vitrine/contract/storable-text'

/**
 * Maximum size of a body that is parsed here, bytes; enough for forms of the panel. Larger bodies
 * contain files; their fields are checked at the start of the operation
 * (`access/refuse-unstorable-data.ts`).
 */
const maxBodyBytes = 4 * 1024 * 1024

/**
 * Rejects (400) a request to Payload's REST API whose body contains text that PostgreSQL or JSON
 * cannot store; otherwise runs `handle`.
 */
export async function refuseUnstorable(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (length > maxBodyBytes || unstorablePaths(await contentOf(request.clone())).length === 0)
    return handle(request)
  const { code, status } = new ApiError('malformed-request')
  return Response.json(
    { errors: [{ message: errorMessages[defaultLocale][code] }] },
    { status, headers: { 'cache-control': 'no-store' } },
  )
}

/** True if the request calls a server function of the panel (Next posts it to the page's path). */
export const callsServerFunction = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && url.startsWith(panelBase) && !url.startsWith(`${panelApiBase}/`)

/**
 * Buffers and checks the body of a server function call; returns a request that Next can read.
 * Throws `ApiError` (400, 413).
 */
export async function checkServerFunction(request: IncomingMessage): Promise<IncomingMessage> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBodyBytes) throw new ApiError('body-too-large')
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
 * Parsed body: JSON, or form fields, which may contain JSON. `undefined` for an empty body or one
 * that Payload rejects.
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

/**
 * Parses JSON, because the raw text hides characters in escapes such as `\u0000`; returns any other
 * text unchanged.
 */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

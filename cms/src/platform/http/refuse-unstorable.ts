import { IncomingMessage } from 'node:http'
import { ApiError } from '@vitrine/contract/errors'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import { uploadLimit } from '@vitrine/contract/panel-bodies'
import { unstorablePaths } from '@vitrine/contract/storable-text'
import { announcesBody, bodyTypeOf, contentProblem, partCounter } from '@vitrine/http/body-rules'
import type { BodyBounds, BodyRules } from '@vitrine/http/body-rules'
import { readBody } from './body.ts'

/**
 * Maximum size of a multipart body that is parsed here, bytes; enough for forms of the panel. Larger
 * ones contain files; their fields are checked at the start of the operation
 * (`access/refuse-unstorable-data.ts`).
 */
const maxParsedBytes = 4 * 1024 * 1024

/**
 * Reads the body of a request to Payload's REST API and returns the request with it. Throws
 * `ApiError` for a body beyond its bounds (400, 413), and for text that PostgreSQL or JSON cannot
 * store (400). The caller has checked the headers of the body, and the session or the attempts.
 */
export async function readStorable(request: Request, rules: BodyRules): Promise<Request> {
  // the adapter of Node's requests gives each one a stream, an empty one without a body
  if (request.body === null || !announcesBody(Object.fromEntries(request.headers))) return request
  const type = request.headers.get('content-type')
  const length = Number(request.headers.get('content-length') ?? 0)
  if (bodyTypeOf(type) === 'multipart' && length > maxParsedBytes)
    return withBody(request, limitParts(request.body, type, rules.multipart?.values ?? 0))
  const bytes = await readBody(request, rules)
  await refuseUnstorable(bytes, type, rules.json)
  return withBody(request, bytes)
}

const withBody = ({ url, method, headers, signal }: Request, body: BodyInit): Request =>
  new Request(url, Object.assign({ method, headers, signal, body }, { duplex: 'half' }))

/** A multipart body with files, which fails above the size of an upload or the number of parts. */
function limitParts(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  type: string | null,
  limit: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const count = partCounter(type, limit)
  let size = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size <= uploadLimit && count(chunk)) controller.enqueue(chunk)
        else controller.error(new ApiError('body-too-large'))
      },
    }),
  )
}

/** True if the request calls a server function of the panel (Next posts it to the page's path). */
export const callsServerFunction = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && url.startsWith(panelBase) && !url.startsWith(`${panelApiBase}/`)

/**
 * Buffers and checks the body of a server function call; returns a request that Next can read.
 * Throws `ApiError` (400, 413).
 */
export async function checkServerFunction(
  request: IncomingMessage,
  bounds: BodyBounds,
): Promise<IncomingMessage> {
  const { headers, method, url, rawHeaders, httpVersion } = request
  const type = headers['content-type'] ?? 'text/plain'
  const rules = { text: bounds, json: bounds, multipart: { ...bounds, values: maxFields } }
  const body = await readBody(
    { headers: new Headers({ 'content-type': type }), body: request },
    rules,
  )
  await refuseUnstorable(body, type, bounds)
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

/** Maximum number of fields of a server function's form: an argument, and its files, each. */
const maxFields = 1000

/** Throws `malformed-request` for text that cannot be stored, in JSON or in the fields of a form. */
async function refuseUnstorable(
  bytes: Buffer<ArrayBuffer>,
  type: string | null,
  bounds: BodyBounds | undefined,
): Promise<void> {
  const content = await contentOf(bytes, type ?? '', bounds)
  if (unstorablePaths(content).length > 0) throw new ApiError('malformed-request')
}

/**
 * Parsed body: JSON, or form fields, which may contain JSON. `undefined` for an empty body or one
 * that Payload rejects.
 */
async function contentOf(
  bytes: Buffer<ArrayBuffer>,
  type: string,
  bounds: BodyBounds | undefined,
): Promise<unknown> {
  if (!type.includes('form')) return parsed(bytes.toString())
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  return [...(form ?? [])].map(([name, value]) => {
    if (typeof value !== 'string') return [name, value]
    const problem = bounds && contentProblem(Buffer.from(value), 'application/json', bounds)
    // text of a field that is no JSON has brackets and commas too
    const isJson = /^\s*[[{]/.test(value)
    if (problem && isJson) throw new ApiError(problem)
    return [name, value, isJson ? parsed(value) : undefined]
  })
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

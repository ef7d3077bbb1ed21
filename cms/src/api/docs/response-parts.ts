import type { ErrorCode } from '@vitrine/contract/errors'
import { errorMessages } from '@vitrine/contract/error-body'
import { errorStatuses } from '@vitrine/contract/errors'
import { problemDetails, problemType } from '@vitrine/contract/problem-details'
import { defaultLocale, languageOf, localeCodes } from '@vitrine/configuration/locales'

/** Error messages in English, like the rest of the document, if the site has that language. */
export const messages =
  errorMessages[localeCodes.find((code) => languageOf(code) === 'en') ?? defaultLocale]

/** Description and example of each response header by name. */
const headerFacts = {
  Allow: ['Methods of the path.', 'GET, HEAD'],
  'Accept-Ranges': ['`bytes`: parts of the file can be requested.', 'bytes'],
  'Access-Control-Allow-Origin': ['Pages of any origin may read the answer.', '*'],
  'Cache-Control': ['Whether the answer may be cached, and until when.', 'public, no-cache'],
  'Content-Language': ['Language of the answer.', 'pt-BR'],
  'Content-Range': ['Part of the file that was sent.', 'bytes 0-1023/48213'],
  Deprecation: ['Time since which the call is deprecated (RFC 9745).', '@1798761600'],
  ETag: ['Version of the answer, for `If-None-Match`.', '"cTkV1p"'],
  Link: [
    'Description of the API, licence of the data, successor of a deprecated call.',
    '</api/v1/openapi.json>; rel="service-desc"',
  ],
  RateLimit: [
    'What the client has left of a limit: requests, and seconds until it is restored. Not in answers that shared caches may store.',
    '"calls";r=103',
  ],
  'RateLimit-Policy': [
    'Limits of the call: quota, and window in seconds or `concurrent-requests`.',
    '"reads";q=202;qu="concurrent-requests"',
  ],
  'Retry-After': ['Seconds after which a retry makes sense.', '5'],
  Sunset: ['Time from which the call may be absent (RFC 8594).', 'Tue, 01 Feb 2028 00:00:00 GMT'],
  Vary: [
    'Request headers that the answer depends on.',
    'Accept-Encoding, Content-Language, Accept-Language',
  ],
  'WWW-Authenticate': ['The kind of log-in that is needed.', 'Bearer'],
} as const satisfies Record<string, readonly [string, string]>

export type HeaderName = keyof typeof headerFacts

/** Components of the response headers that a part of the document refers to. */
export const headerComponents = (part: unknown): Record<string, object> =>
  Object.fromEntries(
    Object.entries(headerFacts)
      .filter(([name]) => JSON.stringify(part).includes(`#/components/headers/${name}"`))
      .map(([name, [description, example]]) => [
        name,
        { description, schema: { type: 'string' }, example },
      ]),
  )

/** References to the components of response headers. */
export const headersOf = (...names: HeaderName[]): Record<string, object> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** Headers of error responses with a status, besides those of every one. */
const errorHeaders: Record<number, HeaderName[]> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After', 'RateLimit'],
  502: ['Retry-After'],
  503: ['Retry-After'],
}

/** Response to an error: one of `codes`, which have one status, as JSON or problem details. */
export function errorResponse(codes: readonly ErrorCode[], status: number): object {
  const withCode = (schema: string) => ({
    allOf: [
      { $ref: `#/components/schemas/${schema}` },
      { type: 'object', properties: { code: { type: 'string', enum: codes } } },
    ],
  })
  const examples = (made: (code: ErrorCode) => object) =>
    Object.fromEntries(codes.map((code) => [code, { value: made(code) }]))
  const body = (code: ErrorCode) => ({ message: messages[code], code })
  return {
    description: codes.map((code) => `${code}: ${messages[code]}`).join(' · '),
    headers: headersOf(
      'Cache-Control',
      'Content-Language',
      'Vary',
      'Link',
      'RateLimit-Policy',
      ...(errorHeaders[status] ?? []),
    ),
    content: {
      'application/json': { schema: withCode('Error'), examples: examples(body) },
      [problemType]: {
        schema: withCode('Problem'),
        examples: examples((code) => problemDetails(body(code), status)),
      },
    },
  }
}

const bareResponse = (code: ErrorCode, description: string, ...headers: HeaderName[]) => ({
  description,
  headers: headersOf(...headers),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: { message: messages[code], code },
    },
  },
})

/** Responses to requests that reach no call, by status. */
export const bareResponses: Record<number, object> = {
  408: bareResponse('malformed-request', 'The request did not arrive in time.'),
  431: bareResponse('malformed-request', 'The headers are too large.'),
}

/** Codes of the errors, for schemas. */
export const errorCodes = Object.keys(errorStatuses)

import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { scopeOfCall } from '@vitrine/contract/api-keys'
import { calls, errorCodesOf, errorsOfCall, takesBody } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import type { Call } from '@vitrine/contract/page-calls'
import { siteCalls } from '@vitrine/contract/site-calls'
import type { Files } from '@vitrine/contract/endpoints/endpoint'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { errorStatuses } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'
import { defaultLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import {
  introduction,
  parameterDescriptions,
  parameterExamples,
  tagDescriptions,
} from './descriptions.ts'
import { answerExample } from './answer-example.ts'
import { describeSchema } from './describe-schema.ts'
import { bodyExampleOf } from './examples.ts'
import {
  bareResponses,
  errorCodes,
  errorResponse,
  headerComponents,
  headersOf,
} from './response-parts.ts'
import { successor } from '@vitrine/contract/shapes/life-cycle'
import { formerPart } from '@vitrine/contract/shapes/former-part'
import { answerSchema, inputSchema } from './schemas.ts'
import type { Schema } from './schemas.ts'

const errorSchema = (components: Map<string, Schema>): Schema => ({
  type: 'object',
  description: 'Every failure: a stable code for programs, words for people.',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'In the locale of the answer.' },
    code: { type: 'string', enum: errorCodes },
    errors: {
      type: 'array',
      description: 'What is wrong with which field of the input.',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          message: { type: 'string', description: 'What is wrong, in the locale of the answer.' },
        },
      },
    },
    was: {
      type: 'string',
      description: 'The withdrawn part number that had the GTIN.',
      examples: ['XY-70-8'],
    },
    former: {
      ...answerSchema(formerPart, components),
      description: 'Since when and why the part number that was asked for is gone.',
    },
    replaced_by: {
      ...answerSchema(successor, components),
      description: 'What replaced the withdrawn product that was asked for.',
    },
  },
})

/** The same as problem details (RFC 9457). */
const problemSchema: Schema = {
  description: 'An error as problem details (RFC 9457), for clients that prefer them.',
  allOf: [
    { $ref: '#/components/schemas/Error' },
    {
      type: 'object',
      required: ['type', 'title', 'status'],
      properties: {
        type: { type: 'string', description: 'Address of the description of the code.' },
        title: { type: 'string', description: 'The message of the code.' },
        status: { type: 'integer', description: 'Status of the response.', examples: [404] },
      },
    },
  ],
}

const contentLanguage = {
  name: 'Content-Language',
  in: 'header',
  required: false,
  description:
    'The locale of the answer. Without it `Accept-Language` chooses by its weights; without both it is the default.',
  schema: {
    type: 'string',
    enum: [...localeCodes, ...localeCodes.map((code) => locales[code].tag)],
    default: defaultLocale,
  },
}

function parametersOf(name: CallName) {
  const of = (place: 'path' | 'query', schema: Schema) =>
    Object.entries(schema.properties ?? {}).map(([key, property]) => {
      const example = parameterExamples[`${place} ${key}`]
      return {
        name: key,
        in: place,
        required: place === 'path' || (schema.required?.includes(key) ?? false),
        description: parameterDescriptions[`${place} ${key}`],
        schema: property,
        ...(example === undefined ? {} : { example }),
      }
    })
  return [
    ...of('path', inputSchema(endpoints[name].params)),
    ...of('query', inputSchema(endpoints[name].query)),
    { $ref: '#/components/parameters/ContentLanguage' },
  ]
}

/** Shared responses of the document, by component name. */
type Responses = Map<string, object>

/** Error responses of a call, by status. */
function errorsOf(name: CallName, responses: Responses) {
  const byStatus = Map.groupBy(errorCodesOf(name), (code) => errorStatuses[code])
  return Object.fromEntries(
    [...byStatus].map(([status, own]): [number, object] => {
      // before the launch, the site answers every call so
      const codes: ErrorCode[] = status === 503 ? [...own, 'unavailable'] : own
      const key = `Error${status}-${codes.join('-')}`
      if (!responses.has(key)) responses.set(key, errorResponse(codes, status))
      return [status, { $ref: `#/components/responses/${key}` }]
    }),
  )
}

const binary = { type: 'string', format: 'binary' }

/** Schema of the file part of a multipart body: one file or an array of files. */
const filePartOf = ({ part, max }: Files) => ({
  [part]:
    max > 1
      ? { type: 'array', items: binary, maxItems: max }
      : { ...binary, description: 'A PDF or Word file.' },
})

/** Request body with an example; the file of a form is binary. */
function requestBodyOf(name: CallName) {
  const { body }: Call = calls[name]
  const { files: sent } = endpoints[name]
  const schema = inputSchema(endpoints[name].body)
  const isJsonOnly = body === undefined || body === 'unread'
  const files = sent === undefined ? {} : filePartOf(sent)
  const words = Object.entries(schema.properties ?? {}).filter(([key]) => !(key in files))
  const json = {
    'application/json': {
      schema: { ...schema, properties: Object.fromEntries(words) },
      example: bodyExampleOf(name),
    },
  }
  if (isJsonOnly) return { required: true, content: json }
  // a multipart body has one example per part
  const parts = words.map(([key, part]) => {
    const example: unknown = Reflect.get(bodyExampleOf(name) ?? {}, key)
    return [key, example === undefined ? part : { ...part, example }]
  })
  const properties = { ...Object.fromEntries(parts), ...files }
  return {
    required: true,
    content: {
      ...(body === 'json-or-multipart' ? json : {}),
      'multipart/form-data': { schema: { ...schema, properties } },
    },
  }
}

/** Content of the success response; a document is binary. */
function contentOf(name: CallName, components: Map<string, Schema>) {
  const { document }: Call = calls[name]
  if (document)
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  const schema = answerSchema(endpoints[name].answer, components)
  return { 'application/json': { schema, example: answerExample(schema, components) } }
}

/** Headers of the success response. */
function headersOfSuccess({ cacheable, document, deprecated }: Call): Record<string, object> {
  return headersOf(
    'Cache-Control',
    'Link',
    'RateLimit-Policy',
    ...(document ? (['ETag', 'Accept-Ranges'] as const) : (['Content-Language'] as const)),
    ...(cacheable
      ? (['ETag', 'Vary', 'Access-Control-Allow-Origin'] as const)
      : (['RateLimit'] as const)),
    ...(deprecated ? (['Deprecation', 'Sunset'] as const) : []),
  )
}

/** Responses besides 200 and errors: unchanged, and parts of a file. */
function furtherResponses({ cacheable, document }: Call): Record<number, object> {
  const unchanged = {
    304: {
      description: 'As it was when `If-None-Match` was given.',
      headers: headersOf('ETag', 'Cache-Control'),
    },
  }
  if (cacheable) return unchanged
  if (!document) return {}
  return {
    ...unchanged,
    206: {
      description: 'The part of the file that `Range` names.',
      headers: headersOf('Content-Range', 'ETag'),
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    416: {
      description: 'The file has no part that `Range` names.',
      headers: headersOf('Content-Range'),
    },
  }
}

/** What authorizes a call: the token of a member, or optionally an API key. */
function securityOf(name: CallName): object[] {
  if (calls[name].session) return [{ bearer: [] }]
  return scopeOfCall(name) === undefined ? [] : [{}, { apiKey: [] }]
}

const tagOf = (name: CallName): string => calls[name].path.split('/')[2] ?? 'web'

function operationOf(name: CallName, components: Map<string, Schema>, responses: Responses) {
  const call: Call = calls[name]
  const errors = errorsOfCall(name)
  const scope = scopeOfCall(name)
  return {
    operationId: name,
    summary: endpoints[name].summary,
    description: [
      call.session ? 'Needs the token of a log-in.' : undefined,
      scope === undefined
        ? undefined
        : `Takes an API key with the scope \`${scope}\`, which has limits of its own.`,
      call.cacheable
        ? 'May be cached: the answer has an `ETag`, and expires when its content changes.'
        : undefined,
      `Errors: ${errors.length === 0 ? 'those of every call' : errors.map((code) => `\`${code}\``).join(', ')}.`,
    ]
      .filter((line) => line !== undefined)
      .join(' '),
    tags: [tagOf(name)],
    parameters: parametersOf(name),
    ...(takesBody(name) ? { requestBody: requestBodyOf(name) } : {}),
    security: securityOf(name),
    ...(call.deprecated ? { deprecated: true } : {}),
    responses: {
      200: {
        description: 'What was asked for.',
        headers: headersOfSuccess(call),
        content: contentOf(name, components),
      },
      ...furtherResponses(call),
      ...errorsOf(name, responses),
      ...Object.fromEntries(
        Object.keys(bareResponses).map((status) => [
          status,
          { $ref: `#/components/responses/Bare${status}` },
        ]),
      ),
    },
  }
}

/** Path of a call with its parameters as OpenAPI writes them: `/web/news/{id}`. */
export const openApiPath = (name: CallName): string =>
  calls[name].path.replaceAll(/:(\w+)/g, '{$1}')

/** Adds descriptions and examples to the properties of all schemas of the document. */
function describeProperties(operations: object[], components: Map<string, Schema>): void {
  const contents = operations.flatMap((operation) => {
    const { requestBody, responses } = operation as {
      requestBody?: { content: Record<string, { schema: Schema }> }
      responses: Record<string, { content?: Record<string, { schema: Schema }> }>
    }
    return [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    )
  })
  for (const { schema } of contents) describeSchema(schema)
  for (const schema of components.values()) describeSchema(schema)
}

/** Licence of the data for `info`; without one, all rights are reserved. */
const licenseOf = (license: License | null) => license ?? { name: 'All rights reserved', url: '/' }

interface License {
  name: string
  url: string
}

/**
 * The contract as OpenAPI 3.1, generated from the zod schemas that validate the calls.
 *
 * @param license - Licence of the data that the company states.
 */
export function openApi(license: License | null = null) {
  const paths: Record<string, Record<string, unknown>> = {}
  const components = new Map<string, Schema>()
  components.set('Error', errorSchema(components))
  components.set('Problem', problemSchema)
  const responses: Responses = new Map()
  for (const [status, response] of Object.entries(bareResponses))
    responses.set(`Bare${status}`, response)
  for (const name of siteCalls)
    (paths[openApiPath(name)] ??= {})[calls[name].method.toLowerCase()] = operationOf(
      name,
      components,
      responses,
    )
  describeProperties(
    Object.values(paths).flatMap((path) => Object.values(path) as object[]),
    components,
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine API',
      version: apiVersion.slice(1),
      description: introduction,
      license: licenseOf(license),
    },
    servers: [{ url: `${apiBase}${apiVersion}` }],
    tags: [...new Set(siteCalls.map(tagOf))].map((name) => ({
      name,
      description: tagDescriptions[name],
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `authorization` of `session-create`, without “Bearer”.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'vk.…',
          description:
            'A key that the company makes for a program, in place of the token of a member. It has scopes (`read`, `leads`) and a limit of requests a minute. Optional: without one, the limits of an address apply. A key that is not valid is answered `api-key-invalid`.',
        },
      },
      headers: headerComponents([paths, [...responses.values()]]),
      parameters: { ContentLanguage: contentLanguage },
      responses: Object.fromEntries(responses),
      schemas: Object.fromEntries([...components].toSorted(([a], [b]) => a.localeCompare(b))),
    },
  }
}

import { apiBase, apiVersion, calls, errorCodesOf, takesBody } from '@vitrine/contract/calls'
import type { Call, CallName } from '@vitrine/contract/calls'
import { siteCalls } from '@vitrine/contract/site-calls'
import type { Files } from '@vitrine/contract/endpoints/endpoint'
import { endpoints } from '@vitrine/contract/endpoints/index'
import type { ErrorCode } from '@vitrine/contract/errors'
import { errorMessages } from '@vitrine/contract/error-body'
import { errorStatuses } from '@vitrine/contract/errors'
import { defaultLocale, languageOf, localeCodes, locales } from '@vitrine/configuration/locales'
import {
  introduction,
  parameterDescriptions,
  parameterExamples,
  tagDescriptions,
} from './descriptions.ts'
import { bodyExampleOf } from './examples.ts'
import { successor } from '@vitrine/contract/shapes/life-cycle'
import { answerSchema, inputSchema } from './schemas.ts'
import type { Schema } from './schemas.ts'

/** Error messages in English, like the rest of the document, if the site has that language. */
const messages =
  errorMessages[localeCodes.find((code) => languageOf(code) === 'en') ?? defaultLocale]

const errorSchema = (components: Map<string, Schema>): Schema => ({
  type: 'object',
  description: 'Every failure: a stable code for programs, words for people.',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'In the locale of the answer.' },
    code: { type: 'string', enum: Object.keys(errorStatuses) },
    errors: {
      type: 'array',
      description: 'What is wrong with which field of the input.',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    replaced_by: {
      ...answerSchema(successor, components),
      description: 'What replaced the withdrawn product that was asked for.',
    },
  },
})

const contentLanguage = {
  name: 'Content-Language',
  in: 'header',
  required: false,
  description: 'The locale of the answer.',
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
    [...byStatus].map(([status, codes]) => {
      const key = `Error${status}-${codes.join('-')}`
      if (!responses.has(key)) responses.set(key, errorResponse(codes))
      return [status, { $ref: `#/components/responses/${key}` }]
    }),
  )
}

function errorResponse(codes: readonly ErrorCode[]) {
  return {
    description: codes.map((code) => `${code}: ${messages[code]}`).join(' · '),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { code: { enum: codes } } },
          ],
        },
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: { message: messages[code], code } }]),
        ),
      },
    },
  }
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
  return { 'application/json': { schema: answerSchema(endpoints[name].answer, components) } }
}

const tagOf = (name: CallName): string => calls[name].path.split('/')[2] ?? 'web'

function operationOf(name: CallName, components: Map<string, Schema>, responses: Responses) {
  const call: Call = calls[name]
  return {
    operationId: name,
    summary: endpoints[name].summary,
    description: [
      call.session ? 'Needs the token of a log-in.' : undefined,
      call.cacheable
        ? 'May be cached: the answer has an `ETag`, and expires when its content changes.'
        : undefined,
      `Errors: ${call.errors.length === 0 ? 'those of every call' : call.errors.map((code) => `\`${code}\``).join(', ')}.`,
    ]
      .filter((line) => line !== undefined)
      .join(' '),
    tags: [tagOf(name)],
    parameters: parametersOf(name),
    ...(takesBody(name) ? { requestBody: requestBodyOf(name) } : {}),
    security: call.session ? [{ bearer: [] }] : [],
    responses: {
      200: { description: 'What was asked for.', content: contentOf(name, components) },
      ...(call.cacheable
        ? { 304: { description: 'As it was when `If-None-Match` was given.' } }
        : {}),
      ...errorsOf(name, responses),
    },
  }
}

/** Path of a call with its parameters as OpenAPI writes them: `/web/news/{id}`. */
export const openApiPath = (name: CallName): string =>
  calls[name].path.replaceAll(/:(\w+)/g, '{$1}')

/** The contract as OpenAPI 3.1, generated from the zod schemas that validate the calls. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  const components = new Map<string, Schema>()
  components.set('Error', errorSchema(components))
  const responses: Responses = new Map()
  for (const name of siteCalls)
    (paths[openApiPath(name)] ??= {})[calls[name].method.toLowerCase()] = operationOf(
      name,
      components,
      responses,
    )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine API',
      version: apiVersion.slice(1),
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
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
      },
      parameters: { ContentLanguage: contentLanguage },
      responses: Object.fromEntries(responses),
      schemas: Object.fromEntries([...components].toSorted(([a], [b]) => a.localeCompare(b))),
    },
  }
}

import { apiBase, apiVersion, callNames, calls } from '@vitrine/contract/calls'
import type { Call, CallName } from '@vitrine/contract/calls'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { errorWords } from '@vitrine/contract/error-words'
import { errorStatuses } from '@vitrine/contract/errors'
import { localeCodes, locales } from '@vitrine/contract/locales'
import { z } from 'zod'
import { errorsOfCall, takesBody } from './errors-of-call.ts'
import { bodyExampleOf, filePart } from './examples.ts'

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  enum?: unknown[]
  default?: unknown
  [name: string]: unknown
}

/** A schema as JSON Schema, as the caller (`input`) or the answer (`output`) sees it. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return made as Schema
}

const errorSchema: Schema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errorStatuses) },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

function parametersOf(name: CallName) {
  const of = (place: 'path' | 'query', schema: Schema) =>
    Object.entries(schema.properties ?? {}).map(([key, property]) => ({
      name: key,
      in: place,
      required: place === 'path' || (schema.required?.includes(key) ?? false),
      schema: property,
    }))
  return [
    ...of('path', schemaOf(endpoints[name].params, 'input')),
    ...of('query', schemaOf(endpoints[name].query, 'input')),
    {
      name: 'Content-Language',
      in: 'header',
      required: false,
      description: 'The locale of the answer.',
      schema: {
        type: 'string',
        enum: [...localeCodes, ...localeCodes.map((code) => locales[code].tag)],
        default: 'br',
      },
    },
  ]
}

/** The errors that a call can give, by status: each with its code and what it says. */
function errorsOf(name: CallName) {
  return Object.fromEntries(
    errorsOfCall(name).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${errorWords[code].en}`).join(' · '),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Error' },
                { properties: { code: { enum: codes } } },
              ],
            },
          },
        },
      },
    ]),
  )
}

/** What is sent, with an example that works; the file of a form is bytes. */
function requestBodyOf(name: CallName) {
  const { body }: Call = calls[name]
  const schema = schemaOf(endpoints[name].body, 'input')
  if (body !== 'multipart')
    return {
      required: true,
      content: { 'application/json': { schema, example: bodyExampleOf(name) } },
    }
  const properties = { ...schema.properties, [filePart]: { type: 'string', format: 'binary' } }
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...schema, properties } } },
  }
}

/** The body of an answer; a document is the file itself. */
function contentOf(name: CallName) {
  if (name === 'restricted-document-read')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: schemaOf(endpoints[name].answer, 'output') } }
}

function operationOf(name: CallName) {
  const call: Call = calls[name]
  return {
    operationId: name,
    summary: endpoints[name].summary,
    tags: [call.path.split('/')[2]?.replace(/\{.*/, '') ?? 'web'],
    parameters: parametersOf(name),
    ...(takesBody(name) ? { requestBody: requestBodyOf(name) } : {}),
    ...(call.session ? { security: [{ bearer: [] }] } : {}),
    responses: {
      200: { description: 'What was asked for.', content: contentOf(name) },
      ...(call.cacheable
        ? { 304: { description: 'As it was when `If-None-Match` was given.' } }
        : {}),
      ...errorsOf(name),
    },
  }
}

/** The contract as OpenAPI 3.1, made from the schemas that the calls are parsed by. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const name of callNames)
    (paths[calls[name].path] ??= {})[calls[name].method.toLowerCase()] = operationOf(name)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine API',
      version: apiVersion.slice(1),
      description: 'What the site knows, in three languages.',
    },
    servers: [{ url: `${apiBase}${apiVersion}` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
  }
}

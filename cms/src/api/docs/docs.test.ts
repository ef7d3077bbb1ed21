import { neutralLook } from '@vitrine/appearance/choices'
import { Validator } from '@seriousme/openapi-schema-validator'
import { callNames, calls, errorCodesOf, takesBody } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import type { Call } from '@vitrine/contract/page-calls'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { errorStatuses } from '@vitrine/contract/errors'
import { localeCodes } from '@vitrine/configuration/locales'
import { describe, expect, it } from 'vitest'
import { schemaDescriptions } from './descriptions.ts'
import { bodyExampleOf } from './examples.ts'
import { openApi, openApiPath } from './openapi.ts'
import { docsPage, docsPolicy } from './page.ts'
import { serveDocs } from './serve.ts'

interface Answer {
  description: string
  content?: Record<string, { examples?: Record<string, { value: unknown }> }>
}
interface Operation {
  description: string
  requestBody?: {
    content: Record<
      string,
      { schema: { properties: Record<string, Record<string, unknown>> }; example?: unknown }
    >
  }
  responses: Record<string, Answer | { $ref: string }>
  parameters: Record<string, unknown>[]
  security?: unknown
}
const api = openApi()
const operationOf = (name: CallName) =>
  api.paths[openApiPath(name)]?.[calls[name].method.toLowerCase()] as Operation

function responseOf(name: CallName, status: number): Answer {
  const response = operationOf(name).responses[status]
  if (!response) throw new Error(`${name} documents no ${status}`)
  if (!('$ref' in response)) return response
  return api.components.responses[response.$ref.split('/').at(-1) ?? ''] as Answer
}

it('is valid OpenAPI 3.1 without dangling references', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(api)))
  expect([valid, errors, validator.version]).toEqual([true, undefined, '3.1'])
  const references = JSON.stringify(api).match(/(?<="\$ref":")[^"]+/g) ?? []
  const missing = references.filter((reference) => {
    const steps = reference.replace(/^#\//, '').split('/')
    return steps.reduce<unknown>((part, step) => Object(part)[step], api) === undefined
  })
  expect([references.length > 100, missing]).toEqual([true, []])
})

it('names the languages of the site', () =>
  expect(api.info.description).toContain(`languages: ${localeCodes.join(', ')}.`))

it('omits the safe-integer bounds', () =>
  expect(JSON.stringify(api)).not.toContain(String(Number.MAX_SAFE_INTEGER)))

it('detects an invalid document', async () => {
  const broken = { ...JSON.parse(JSON.stringify(api)), paths: { '/x': { get: { summary: 1 } } } }
  expect((await new Validator().validate(broken)).valid).toBe(false)
})

it('has each shared schema once, with a description', () => {
  const { schemas } = api.components
  const undescribed = Object.keys(schemas).filter((name) => !schemas[name]?.['description'])
  expect(undescribed).toEqual([])
  expect(Object.keys(schemaDescriptions).filter((name) => !(name in schemas))).toEqual([])
  expect(JSON.stringify(api.paths)).not.toContain('"main_image":{"anyOf":[{"type":"object"')
})

it('each call describes itself, its parameters and its tag', () => {
  for (const name of callNames) {
    const { description, parameters } = operationOf(name)
    expect.soft(description, name).toMatch(/\.$/)
    const undescribed = parameters.filter((one) => !('$ref' in one) && !one['description'])
    expect.soft(undescribed, name).toEqual([])
    const withoutExample = parameters.filter((one) => one['in'] === 'path' && !one['example'])
    expect.soft(withoutExample, name).toEqual([])
  }
  expect(api.tags.filter((tag) => !tag.description)).toEqual([])
})

describe('each call with a body', () => {
  const withBody = callNames.filter(takesBody)

  it('has an example that its schema accepts', () => {
    for (const name of withBody) {
      const { body }: Call = calls[name]
      const { files } = endpoints[name]
      const example = {
        ...bodyExampleOf(name),
        ...(body === 'multipart' && files ? { [files.part]: new File(['x'], 'cv.pdf') } : {}),
      }
      const { error } = endpoints[name].body.safeParse(example)
      expect.soft(error?.issues ?? [], name).toEqual([])
    }
  })

  it('documents body and media type', () => {
    for (const name of withBody) {
      const { body }: Call = calls[name]
      expect
        .soft(Object.keys(operationOf(name).requestBody?.content ?? {}), name)
        .toEqual([
          ...(body === 'multipart' ? [] : ['application/json']),
          ...(body === 'multipart' || body === 'json-or-multipart' ? ['multipart/form-data'] : []),
        ])
    }
  })

  it('documents the errors of too large and unsupported bodies', () => {
    for (const name of withBody) {
      expect.soft(responseOf(name, 413).description, name).toContain('body-too-large')
      expect.soft(responseOf(name, 415).description, name).toContain('media-type-unsupported')
    }
  })
})

it('each call documents each of its errors with status, code and example', () => {
  for (const name of callNames)
    for (const code of errorCodesOf(name)) {
      const { description, content } = responseOf(name, errorStatuses[code])
      expect.soft(description, `${name} ${code}`).toContain(`${code}:`)
      const { value } = content?.['application/json']?.examples?.[code] ?? {}
      expect.soft(value, `${name} ${code}`).toMatchObject({ code })
    }
})

it('documents the file part, examples of the other parts, and the bearer token', () => {
  for (const name of callNames) {
    const { body }: Call = calls[name]
    const { files } = endpoints[name]
    if (body !== 'multipart' || !files) continue
    const { schema } = operationOf(name).requestBody?.content['multipart/form-data'] ?? {}
    expect(schema?.properties[files.part]).toMatchObject({ type: 'string', format: 'binary' })
    for (const [part, example] of Object.entries(bodyExampleOf(name) ?? {}))
      expect(schema?.properties[part]?.['example']).toBe(example)
  }
  expect(operationOf('session-read').security).toEqual([{ bearer: [] }])
  expect(operationOf('layout-read').security).toEqual([{}, { apiKey: [] }])
  expect(operationOf('contact-send').security).toEqual([{}, { apiKey: [] }])
  expect(operationOf('newsletter-subscribe').security).toEqual([])
})

const look = {
  name: 'Nome',
  wordmark: '',
  ...neutralLook,
  logo: null,
  logo_on_dark: null,
  symbol: null,
}

const sources = {
  appearance: async () => look,
  openData: async () => ({ license: null, security: null }),
}

it.each(localeCodes)('describes each error where problem details refer to, in %s', (locale) => {
  const page = docsPage(locale, look)
  for (const code of Object.keys(errorStatuses)) expect(page).toContain(`<dt id="error-${code}">`)
  expect(page).toContain('id="versions"')
})

it.each(localeCodes)('loads its own files alone, none of them inline, in %s', async (locale) => {
  const page = docsPage(locale, look)
  expect(page).not.toMatch(/<style|<script(?![^>]* src=)|\son\w+=|\sstyle=/)
  const files = [...page.matchAll(/(?:src|href)="(\/api[^"]*)"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) {
    const answer = await serveDocs(
      new Request(`http://127.0.0.1${file}`),
      file.replace(/^\/api\/v1/, ''),
      sources,
    )
    expect([file, answer?.status]).toEqual([file, 200])
    expect((await answer?.text())?.length).toBeGreaterThan(100)
  }
  expect(docsPolicy).not.toMatch(/unsafe|https?:|\*/)
})

it.each(['/docs/', '/docs/absolute-path.js', '/docs/../package.json', '/docs/%2e%2e/package.json'])(
  'serves no other file of the package: %s',
  async (path) =>
    expect(await serveDocs(new Request('http://127.0.0.1/api/v1'), path, sources)).toBeUndefined(),
)

it('omits the honeypot fields', () => {
  expect(JSON.stringify(openApi())).not.toMatch(/"website"|"elapsed"/)
})

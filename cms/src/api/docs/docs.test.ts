import { callNames, calls } from '@vitrine/contract/calls'
import type { Call } from '@vitrine/contract/calls'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { errorStatuses } from '@vitrine/contract/errors'
import { localeCodes } from '@vitrine/contract/locales'
import { describe, expect, it } from 'vitest'
import { takesBody } from './errors-of-call.ts'
import { bodyExampleOf, filePart } from './examples.ts'
import { openApi } from './openapi.ts'
import { docsPage } from './page.ts'

interface Operation {
  requestBody?: { content: Record<string, { schema: unknown; example?: unknown }> }
  responses: Record<string, { description: string }>
  security?: unknown
}
const operationOf = (name: (typeof callNames)[number]) =>
  openApi().paths[calls[name].path]?.[calls[name].method.toLowerCase()] as Operation

describe.each(callNames.filter(takesBody))('%s', (name) => {
  it('has an example that its schema takes as it stands', () => {
    const { body }: Call = calls[name]
    const example = {
      ...bodyExampleOf(name),
      ...(body === 'multipart' ? { [filePart]: new File(['x'], 'cv.pdf') } : {}),
    }
    expect(endpoints[name].body.safeParse(example).error?.issues ?? []).toEqual([])
  })

  it('says what is sent, and as what', () => {
    const { body }: Call = calls[name]
    expect(Object.keys(operationOf(name).requestBody?.content ?? {})).toEqual([
      body === 'multipart' ? 'multipart/form-data' : 'application/json',
    ])
  })

  it('documents what becomes of a body that is too large or of another kind', () => {
    expect(operationOf(name).responses).toMatchObject({
      413: { description: expect.stringContaining('body-too-large') },
      415: { description: expect.stringContaining('media-type-unsupported') },
    })
  })
})

it.each(callNames)('%s documents each of its errors with status and code', (name) => {
  const { responses } = operationOf(name)
  for (const code of calls[name].errors)
    expect(responses[errorStatuses[code]]?.description, code).toContain(`${code}:`)
})

it('has a file for the file, and the token for who is logged in', () => {
  for (const locale of localeCodes) {
    const page = docsPage(locale)
    expect(page).toContain('id="bearer"')
    expect(page.match(/type="file"/g)).toHaveLength(
      callNames.filter((name) => (calls[name] as Call).body === 'multipart').length,
    )
  }
  expect(operationOf('session-read').security).toEqual([{ bearer: [] }])
})

it('robots’ traps are no part of it', () => {
  expect(JSON.stringify(openApi())).not.toMatch(/"website"|"elapsed"/)
})

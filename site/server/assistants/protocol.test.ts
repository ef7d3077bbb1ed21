import { expect, test } from 'vitest'
import { connect, serveAssistants } from '../../test/assistants-server.ts'

const names = [
  'search',
  'find_part_numbers',
  'get_part_number',
  'find_tooling',
  'cross_reference',
  'check_list',
  'where_to_buy',
  'read_publication',
]

test.each(['2026-07-28', 'legacy'] as const)(
  'lists its tools to the official client (%s), with schemas of input and output',
  async (era) => {
    const { url } = await serveAssistants()
    const client = await connect(url, { era })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(names)
    for (const { description, inputSchema, outputSchema, annotations, name } of tools) {
      expect(description?.length, name).toBeGreaterThan(60)
      expect(inputSchema, name).toMatchObject({ type: 'object', additionalProperties: false })
      expect(outputSchema?.properties, name).toMatchObject({
        locale: { type: 'string' },
        date: { type: 'string' },
        is_outdated: { type: 'boolean' },
      })
      expect(annotations?.readOnlyHint, name).toBe(true)
    }
    const named = client.getServerVersion()
    expect(named).toMatchObject({ name: '127.0.0.1', title: 'Aterra' })
    expect(client.getInstructions()).toContain('pt-BR, en-US, es-ES')
  },
)

test('calls a tool, with the same content as text and as structure', async () => {
  const { url, origin } = await serveAssistants()
  const client = await connect(url)
  const result = await client.callTool({
    name: 'get_part_number',
    arguments: { part_number: 'tc 50.10', locale: 'en' },
  })
  expect(result.isError).not.toBe(true)
  const [text, ...links] = result.content
  expect(JSON.parse(text?.type === 'text' ? text.text : '')).toEqual(result.structuredContent)
  expect(links).toContainEqual({
    type: 'resource_link',
    uri: `${origin}/en/products/terminals/compression/long-lug/TC-50-10.pdf`,
    name: 'TC-50-10.pdf',
    mimeType: 'application/pdf',
  })
})

/** @api */
import type { Answer } from '@vitrine/contract/client'
import { expect, it } from 'vitest'
import type { ToolSession } from '../../site/server/assistants/answers/tool.ts'
import { search as assistantSearch } from '../../site/server/assistants/tools/search.ts'
import { seededGtin } from './support/attributes.ts'
import { call } from './support/api.ts'

const ask = async <T>(path: string, text: string): Promise<T> =>
  (await call<T>(`${path}?search=${encodeURIComponent(text)}`)).body

/** Part numbers that were found, each with those of its values that are only near what was asked. */
const partsOf = ({ data }: Pick<Answer<'products-list'>, 'data'>): [string, string[]][] =>
  data
    .flatMap(({ matched_variants: matched }) => matched?.rows ?? [])
    .map(({ part_number: number, values }) => [
      number,
      values.flatMap(({ value, nearest }) => (nearest ? [value] : [])),
    ])

type Server = Parameters<typeof assistantSearch.register>[0]

interface AssistantAnswer {
  understood: { text: string; is_found: boolean; is_nearest: boolean }[]
}

/** Answer of the assistants' tool, which reads this cms. */
async function askAssistant(text: string): Promise<AssistantAnswer> {
  const answered = Promise.withResolvers<AssistantAnswer>()
  const session = {
    origin: 'https://vitrine.example',
    publicLocales: ['br'],
    onError: answered.reject,
    apiCache: {
      holds: () => true,
      read: async ({ query }: { query: Record<string, string> }) => {
        const found = await ask('/web/search', query['search'] ?? '')
        return { status: 200, stale: false, json: () => found }
      },
    },
  } as unknown as ToolSession
  const server = {
    registerTool: (
      _: string,
      __: unknown,
      run: (input: object) => Promise<{ structuredContent: AssistantAnswer }>,
    ) =>
      run({ text, page: 1 }).then(({ structuredContent }) => answered.resolve(structuredContent)),
  } as unknown as Server
  assistantSearch.register(server, session)
  return answered.promise
}

/** Texts, each with its nearest values, where they stand in for what was asked. */
const texts: [text: string, nearest?: string][] = [
  ['conexões 50 mm²'],
  ['conexão 50 m10'],
  // within the range of cables
  ['conexões 48 mm²'],
  ['conexões 1/0 AWG', '50 mm²'],
  ['conexões #1/0 AWG', '50 mm²'],
  ['conexão 50 mm² parafuso 3/8', 'M10'],
  ['conexões 50 parafuso 10 mm'],
  ['conexões 2x50 mm²'],
  ['conexões cabo 3x50+25'],
  ['terminal bimetálico 50'],
  ['TC-50-10'],
  ['tc 50/10'],
  ['TC5010'],
  [seededGtin],
  // nothing of this size
  ['conexões 30A'],
  ['conexões de cobre 95 mm²'],
  ['terminal inox 316'],
]

it.each(texts)(
  'search, lists, suggestions and assistants read alike: %s',
  async (text, nearest) => {
    const [found, list, suggested, pasted, assistant] = await Promise.all([
      ask<Answer<'search-read'>>('/web/search', text),
      ask<Answer<'products-list'>>('/web/products', text),
      ask<Answer<'search-suggest'>>('/web/search/suggest', text),
      call<Answer<'lines-read'>>('/web/parts/lines', {
        method: 'POST',
        body: JSON.stringify({ text }),
        headers: { 'content-type': 'application/json' },
      }),
      askAssistant(text),
    ])
    const parts = partsOf(found.products)
    expect([...new Set(parts.flatMap(([, near]) => near))]).toEqual(nearest ? [nearest] : [])
    expect([list.understood, partsOf(list)]).toEqual([found.understood, parts])
    expect(
      suggested.part_numbers.map(({ part_number: part, nearest: near }) => [part, near]),
    ).toEqual(parts)
    expect(
      assistant.understood.map(({ text: word, is_found: isFound, is_nearest: isNear }) => [
        word,
        isFound,
        isNear,
      ]),
    ).toEqual(found.understood.map((term) => [term.text, term.found, term.nearest]))
    const [line] = pasted.body.lines
    // a number without a unit may be the quantity of a line
    if (line?.state === 'text') return expect(parts.length === 0 || / \d+$/.test(text)).toBe(true)
    const listed = line?.part ? [line.part] : (line?.candidates ?? [])
    expect(listed.map(({ part_number: part }) => part)).toEqual(parts.map(([part]) => part))
  },
)

import { beforeEach, expect, it, vi } from 'vitest'
import type { CallContext } from './call-context.ts'
import { readRichText } from './rich-text.ts'

const mocked = vi.hoisted(() => ({ environment: { VITRINE_ANSWERS: 'checked' } }))
vi.mock('#src/platform/environment.ts', () => mocked)
vi.mock('./images.ts', () => ({ readImages: async () => new Map() }))
vi.mock('./alternates.ts', () => ({ readAlternates: async () => new Map() }))
vi.mock('./documents.ts', () => ({ fileUrl: String }))
vi.mock('#src/publishing/changes/kinds.ts', () => ({ documentTagOf: String }))

const error = vi.fn<(fields: object, message: string) => void>()
const context = {
  payload: { logger: { error } },
  locale: 'en',
  tag: () => undefined,
} as unknown as CallContext
const callout = {
  type: 'callout',
  children: [{ type: 'text', text: 'Mind the voltage', format: 0 }],
}
const state = (...children: object[]) => ({ root: { type: 'root', children } })

beforeEach(() => error.mockClear())

it('throws on a node without a converter where responses are checked', async () => {
  mocked.environment.VITRINE_ANSWERS = 'checked'
  await expect(readRichText(context, state(callout))).rejects.toThrow('{"callout":1}')
})

it('logs the number of such nodes by type in production, and keeps their text', async () => {
  mocked.environment.VITRINE_ANSWERS = 'trusted'
  const { html } = await readRichText(context, state(callout, { type: 'equation' }, callout))
  expect(html).toBe('Mind the voltageMind the voltage')
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { nodes: { callout: 2, equation: 1 }, locale: 'en' },
    expect.any(String),
  )
})

it('logs nothing for known nodes', async () => {
  await readRichText(context, state({ type: 'paragraph', children: [] }))
  expect(error).not.toHaveBeenCalled()
})

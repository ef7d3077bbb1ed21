import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { contractShapes } from '@vitrine/contract/endpoints/contract-shapes'
import { createMetrics } from '#server/http/metrics.ts'
import { compareWithCms } from './compare-with-cms.ts'
import { UpstreamAnswer } from './upstream.ts'

/**
 * Compares with a cms whose answer has this status and body; returns the log lines and the gauge.
 */
async function compare(status: number, body: unknown) {
  const lines: Record<string, unknown>[] = []
  const { log } = Fastify({
    logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  })
  const metrics = createMetrics()
  await compareWithCms({
    upstream: {
      send: () => Promise.reject(new Error('not called')),
      fetchInternal: async () => new UpstreamAnswer(status, JSON.stringify(body)),
    },
    metrics,
    log,
  })
  const equal = (await metrics.contractEqual.get()).values[0]?.value
  return { lines, equal }
}

const own = await contractShapes()
const answer = (contract: Record<string, string>, isNewer = false) => ({
  release: '9.9.9',
  contract,
  schema_is_newer: isNewer,
  of_a_later_release: true,
})

test('is silent about a cms of the same contract', async () =>
  expect(await compare(200, answer(own))).toEqual({ lines: [], equal: 1 }))

test('names the calls in which the contracts differ', async () => {
  const { 'search-read': _, ...rest } = own
  const { lines, equal } = await compare(
    200,
    answer({ ...rest, 'home-read': 'another', 'parts-list-read': '1' }),
  )
  expect(equal).toBe(0)
  expect(lines).toMatchObject([
    {
      release: '9.9.9',
      missing: ['search-read'],
      added: ['parts-list-read'],
      changed: ['home-read'],
    },
  ])
})

test('tells of a cms that refuses to save', async () => {
  const { lines } = await compare(200, answer(own, true))
  expect(lines).toMatchObject([{ level: 40, release: '9.9.9' }])
})

test('follows a cms that tells no versions, or others', async () => {
  for (const [status, body] of [
    [404, {}],
    [200, { release: 1 }],
  ] as const)
    expect(await compare(status, body)).toMatchObject({ lines: [{}], equal: 1 })
})

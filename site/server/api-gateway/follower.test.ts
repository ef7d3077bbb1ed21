import { afterEach, expect, test } from 'vitest'
import type { ChangesAnswer } from '@vitrine/contract/internal'
import { createMetrics } from '#server/http/metrics.ts'
import { FeedFollower } from './follower.ts'
import { UpstreamAnswer } from './upstream.ts'

const quiet = { info() {}, warn() {}, error() {}, debug() {} } as never
const followers: FeedFollower[] = []
afterEach(() => followers.splice(0).forEach((follower) => follower.stop()))

/** Feed that gives the listed answers, then leaves polls open until they are aborted. */
function follow(answers: (ChangesAnswer | Error)[]) {
  const requested: string[] = []
  const received: (string[] | 'everything')[] = []
  const fetchInternal = async (path: string, options: { signal?: AbortSignal } = {}) => {
    requested.push(path)
    const next = answers.shift()
    if (next === undefined)
      await new Promise((_, reject) =>
        options.signal?.addEventListener('abort', () => reject(new Error('stopped'))),
      )
    if (next instanceof Error) throw next
    return new UpstreamAnswer(200, JSON.stringify(next))
  }
  const follower = new FeedFollower({
    upstream: { send: () => fetchInternal(''), fetchInternal },
    metrics: createMetrics(),
    log: quiet,
    onChange: (tags) => received.push(tags === 'everything' ? tags : [...tags]),
  })
  followers.push(follower)
  follower.start()
  return { follower, requested, received }
}

const at = '2026-11-21T00:00:00.000Z'

test('polls from the last change id and reports tags', async () => {
  const { requested, received, follower } = follow([
    { changes: [], latest: 40, reset: false },
    {
      changes: [
        { id: 41, tags: ['product:1', 'products'], at },
        { id: 42, tags: ['products'], at },
      ],
      latest: 42,
      reset: false,
    },
  ])
  await expect.poll(() => requested.length).toBe(3)
  expect(requested.map((path) => new URLSearchParams(path.split('?')[1]).get('after'))).toEqual([
    '-1',
    '40',
    '42',
  ])
  // the first poll has no position in the feed: everything expires
  expect(received).toEqual(['everything', ['product:1', 'products']])
  expect(follower.isUnreachable).toBe(false)
})

test('reports an unreachable feed and resumes from the last change id', async () => {
  const { requested, received, follower } = follow([
    { changes: [], latest: 7, reset: false },
    new Error('refused'),
    new Error('refused'),
    { changes: [{ id: 8, tags: ['layout'], at }], latest: 8, reset: false },
  ])
  await expect.poll(() => requested.length).toBe(5)
  expect(requested[3]).toContain('after=7')
  expect(received).toEqual(['everything', ['layout']])
  expect(follower.isUnreachable).toBe(false)
})

test('expires everything after a feed reset', async () => {
  const { requested, received } = follow([
    { changes: [], latest: 7, reset: false },
    { changes: [], latest: 3, reset: true },
  ])
  await expect.poll(() => requested.length).toBe(3)
  expect(received).toEqual(['everything', 'everything'])
  expect(requested[2]).toContain('after=3')
})

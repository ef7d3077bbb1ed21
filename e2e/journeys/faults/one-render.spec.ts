/** @faults */
import { expect, test } from '@playwright/test'
import { uncachedPath } from '../../uncached-path.ts'
import { figure } from '../../figures.ts'
import { visit } from '../../load.ts'

test('renders once for 500 visitors of one uncached page', async () => {
  const counts = async () => ({
    renders: await figure('vitrine_page_renders_total'),
    calls: await figure('vitrine_api_requests_total', 'result="miss"'),
  })
  const spent = async (work: () => Promise<void>) => {
    const before = await counts()
    await work()
    const after = await counts()
    return { renders: after.renders - before.renders, calls: after.calls - before.calls }
  }
  // warms up the caches that all pages share
  await visit(await uncachedPath())
  const alone = await uncachedPath()
  const one = await spent(async () => void (await visit(alone)))
  expect(one.renders).toBe(1)

  const crowded = await uncachedPath()
  const many = await spent(async () => {
    const visits = await Promise.all(Array.from({ length: 500 }, () => visit(crowded)))
    expect(visits.filter((seen) => seen.status !== 200)).toEqual([])
    expect(new Set(visits.map((seen) => seen.body)).size, 'all got the same page').toBe(1)
  })
  expect(many).toEqual(one)
})

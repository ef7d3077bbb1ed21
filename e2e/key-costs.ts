import type { Page } from '@playwright/test'

/** Presses keys one after the other, each after the page has painted the former one. */
async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
  }
}

/** Processor time of the page's main thread for each key, ms: not the time that others had it. */
export async function processorPerKey(page: Page, keys: readonly string[]): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taken = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await taken()
  await press(page, keys)
  const after = await taken()
  await session.detach()
  return ((after - before) * 1000) / keys.length
}

interface TraceEvent {
  name: string
  args: { elementCount?: number }
}

/** Elements whose style is calculated again for each key. */
export async function restyledPerKey(page: Page, keys: readonly string[]): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser of its own')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await press(page, keys)
  const trace = await browser.stopTracing()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString())
  const restyled = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
  return restyled / keys.length
}

import { expect, it } from 'vitest'
import { inTime, fromArrival } from '#server/http/arrival.ts'
import { rendered, servePages } from '../../test/page-cache-server.ts'

/** Render that waits until the timeout of its request, then fails. */
const hanging = async (_key: string, { failing = false } = {}) => {
  if (!failing) await inTime(new Promise(() => undefined)).catch(() => undefined)
  return rendered({ status: 502, html: '<!doctype html><title>502</title>' })
}

it('answers 502 to everybody within 5 s of arrival while the cms hangs', async () => {
  const { ask } = await servePages(hanging, { arrives: fromArrival })
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, n) => ask(n % 2 === 0 ? `/produtos?q=${n}` : `/busca?q=${n}`)),
  )
  expect(performance.now() - began).toBeLessThan(5000)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([502]))
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'retry-after': '10',

      'cache-control': 'no-store',
    })
}, 15_000)

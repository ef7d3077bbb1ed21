import { expect, test, vi } from 'vitest'

vi.mock('#src/platform/environment.ts', () => ({ environment: {} }))

const { beginWait, hasStoppedListening, releaseFollowers } = await import('./notifications.ts')

test('workers that are not ended yet still wait while the last requests are answered', async () => {
  releaseFollowers()
  expect(hasStoppedListening()).toBe(true)
  const ending = new AbortController()
  const wait = beginWait('mails', ending.signal, { polling: 60_000, listening: 60_000 })
  const woken = vi.fn<() => void>()
  const waited = wait.until().then(woken)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(woken).not.toHaveBeenCalled()
  ending.abort()
  await waited
  wait.end()
})

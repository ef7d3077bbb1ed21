import { expect, test } from 'vitest'
import { maxQueuedImages, ShareImages } from './share-images.ts'
import { appearance } from '../../../test/fixtures/appearance.ts'

const html =
  '<html><head><meta property="og:title" content="Cabo"><meta property="og:site_name" content="Fábrica"></head></html>'

test('answers busy beyond the queue, draws one at a time, and serves again after that', async () => {
  let reading = 0
  let most = 0
  const page = {
    status: 200,
    tags: [],
    html: async () => {
      most = Math.max(most, (reading += 1))
      await new Promise(setImmediate)
      reading -= 1
      throw new Error('unreadable')
    },
  }
  const images = new ShareImages({
    maxBytes: 1_000_000,
    pages: { publicPage: async () => page },
    appearances: { read: async () => appearance },
    media: { bytes: async () => undefined },
    invalidations: { now: () => 0 },
    origin: 'http://127.0.0.1',
    isCmsUnreachable: () => false,
  } as unknown as ConstructorParameters<typeof ShareImages>[0])
  const results = await Promise.allSettled(
    Array.from({ length: maxQueuedImages + 3 }, (_, at) => images.read(`/${at}`)),
  )
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(maxQueuedImages)
  expect(results.slice(maxQueuedImages).map((one) => Reflect.get(one, 'value'))).toEqual([
    'busy',
    'busy',
    'busy',
  ])
  expect(most).toBe(1)
  page.html = async () => html as never
  expect(await images.read('/again')).toMatchObject({ bytes: expect.any(Buffer) })
})

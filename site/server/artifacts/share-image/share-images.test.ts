import { expect, test } from 'vitest'
import { maxQueuedImages, ShareImages } from './share-images.ts'
import { appearance } from '../../../test/fixtures/appearance.ts'

const html =
  '<html><head><meta property="og:title" content="Cabo"><meta property="og:site_name" content="Fábrica"></head></html>'

/** Share images of pages that cannot be read unless a test says so; `begun`: drawings in order. */
function imagesOf() {
  const begun: string[] = []
  const clients: (string | undefined)[] = []
  const state = { isReadable: false, most: 0 }
  let reading = 0
  const images = new ShareImages({
    maxBytes: 1_000_000,
    pages: {
      publicPage: async (path: string, client?: string) => {
        clients.push(client)
        return {
          status: 200,
          tags: [],
          html: async () => {
            begun.push(path)
            state.most = Math.max(state.most, (reading += 1))
            await new Promise(setImmediate)
            reading -= 1
            if (!state.isReadable) throw new Error('unreadable')
            return html
          },
        }
      },
    },
    appearances: { read: async () => appearance },
    media: { bytes: async () => undefined },
    invalidations: { now: () => 0 },
    origin: 'http://127.0.0.1',
    isCmsUnreachable: () => false,
  } as unknown as ConstructorParameters<typeof ShareImages>[0])
  return { images, begun, clients, state }
}

test('answers busy beyond a client’s queue, draws one at a time, and serves again after that', async () => {
  const { images, state } = imagesOf()
  const results = await Promise.allSettled(
    Array.from({ length: maxQueuedImages + 3 }, (_, at) => images.read(`/${at}`, 'a')),
  )
  // one is drawn, the others wait
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(maxQueuedImages + 1)
  expect(results.slice(maxQueuedImages + 1).map((one) => Reflect.get(one, 'value'))).toEqual([
    'busy',
    'busy',
  ])
  expect(state.most).toBe(1)
  state.isReadable = true
  expect(await images.read('/again', 'a')).toMatchObject({ bytes: expect.any(Buffer) })
})

test('the images of one client do not hold those of another', async () => {
  const { images, begun, clients } = imagesOf()
  const wanted = [
    ['/a1', 'a'],
    ['/a2', 'a'],
    ['/a3', 'a'],
    ['/a4', 'a'],
    ['/b1', 'b'],
    // an image that another client waits for is drawn at the first turn of either
    ['/a4', 'c'],
  ] as const
  await Promise.allSettled(wanted.map(([path, client]) => images.read(path, client)))
  expect(begun).toEqual(['/a1', '/a2', '/b1', '/a4', '/a3'])
  expect(clients).toEqual(wanted.map(([, client]) => client))
})

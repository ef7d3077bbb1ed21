import { expect, test } from 'vitest'
import { checkCurvesOnPublish } from './check-on-publish.ts'

const series = [
  {
    name: 'a',
    points: [
      [0, 1],
      [1, 2],
    ],
  },
]

/**
 * Payload whose `find` changes the locale of the request that it is given, as the Local API does.
 */
const request = () => {
  const req = {
    locale: 'en',
    transactionID: 'one',
    i18n: { language: 'en' },
    t: (key: string) => key,
    payload: {
      findByID: async (query: { locale: string; req: { locale?: string } }) => {
        query.req.locale = query.locale
        return { attributes: [{ key: 'flow', type: 'curve' }] }
      },
    },
  }
  return req
}

const publish = (curves: unknown, req = request()) =>
  checkCurvesOnPublish({
    data: { _status: 'published', subcategory: 1, variants: [], curves },
    req,
  } as never)

test('leaves the locale of the request as it is', async () => {
  const req = request()
  await publish([{ key: 'flow', part_number: null, series }], req)
  expect(req.locale).toBe('en')
})

test('stores the series of a table that is sent as text', async () => {
  const data = await publish([{ key: 'flow', part_number: null, text: 'x\ta\n0\t1\n1\t2' }])
  expect(data.curves).toEqual([{ key: 'flow', part_number: null, series }])
})

test('refuses curves that are not declared', async () => {
  await expect(publish([{ key: 'noise', part_number: null, series }])).rejects.toMatchObject({
    data: { errors: [{ path: 'curves.0' }] },
  })
})

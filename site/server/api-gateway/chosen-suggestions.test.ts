import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { chosenSuggestionPath } from '#shared/routes/chosen-suggestion-path.ts'
import { chosenSuggestionRoutes } from './chosen-suggestion-routes.ts'
import type { CountedText } from './countable-event.ts'

async function open() {
  const counted: CountedText[] = []
  const app = Fastify()
  await chosenSuggestionRoutes(app, {
    views: { countSuggestion: (search) => void counted.push(search) },
    publicOrigin: 'https://vitrine.example',
    secure: true,
  })
  const report = async (payload: object, site = 'same-origin') =>
    (
      await app.inject({
        method: 'POST',
        url: chosenSuggestionPath,
        headers: { 'sec-fetch-site': site },
        payload,
      })
    ).statusCode
  return { counted, report }
}

test('counts a chosen suggestion under the normalised text', async () => {
  const { counted, report } = await open()
  expect(await report({ locale: 'en', text: ' TC-95 ' })).toBe(204)
  expect(counted).toEqual([{ locale: 'en', text: 'tc-95' }])
})

test('drops personal data, and refuses other sites and malformed reports', async () => {
  const { counted, report } = await open()
  expect(await report({ locale: 'en', text: 'maria@example.com' })).toBe(204)
  expect(await report({ locale: 'en', text: 'tc' }, 'cross-site')).toBe(403)
  expect(await report({ locale: 'xx', text: 'tc' })).toBe(400)
  expect(await report({ locale: 'en', text: 'x'.repeat(5000) })).toBe(413)
  expect(counted).toEqual([])
})

test('stops counting a flood', async () => {
  const { counted, report } = await open()
  for (let n = 0; n < 260; n += 1) await report({ locale: 'en', text: `text ${n}` })
  expect(counted.length).toBeLessThan(260)
})

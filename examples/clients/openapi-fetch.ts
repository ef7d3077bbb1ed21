import createClient from 'openapi-fetch'
import type { paths } from './generated/openapi.d.ts'

const [code = '', origin = 'http://localhost:3000'] = process.argv.slice(2)
const api = createClient<paths>({ baseUrl: `${origin}/api/v1` })

const listed = await api.GET('/web/part-numbers', {
  params: { query: { locales: ['br', 'en'], state: 'active', limit: 2 } },
})
const found = await api.POST('/web/part-numbers', { body: { codes: [code, 'not one of ours'] } })
const unknown = await api.GET('/web/part-numbers/{code}', { params: { path: { code: 'none' } } })

process.stdout.write(
  JSON.stringify({
    listed: listed.data?.data.map(({ key, languages }) => [key, Object.keys(languages)]),
    found: found.data?.lines.map(({ code: asked, state, part_number }) => [
      asked,
      state,
      part_number,
    ]),
    unknown: unknown.error?.code,
  }),
)

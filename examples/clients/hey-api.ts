import { client } from './generated/hey-api/client.gen.ts'
import { partNumberRead, partNumbersFind, partNumbersList } from './generated/hey-api/index.ts'

const [code = '', origin = 'http://localhost:3000'] = process.argv.slice(2)
client.setConfig({ baseUrl: `${origin}/api/v1` })

const listed = await partNumbersList({
  query: { locales: ['br', 'en'], state: 'active', limit: 2 },
})
const found = await partNumbersFind({ body: { codes: [code, 'not one of ours'] } })
const unknown = await partNumberRead({ path: { code: 'none' } })

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

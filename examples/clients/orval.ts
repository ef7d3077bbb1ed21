import { partNumberRead, partNumbersFind, partNumbersList } from './generated/orval.ts'

const [code = ''] = process.argv.slice(2)

const listed = await partNumbersList({ locales: ['br', 'en'], state: 'active', limit: 2 })
const found = await partNumbersFind({ codes: [code, 'not one of ours'] })
const unknown = await partNumberRead('none')

process.stdout.write(
  JSON.stringify({
    listed:
      listed.status === 200 &&
      listed.data.data.map(({ key, languages }) => [key, Object.keys(languages)]),
    found:
      found.status === 200 &&
      found.data.lines.map(({ code: asked, state, part_number }) => [asked, state, part_number]),
    unknown: unknown.status === 404 && unknown.data.code,
  }),
)

import { expect, test } from 'vitest'
import { defaultLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import { encode } from '#server/caching/encodings.ts'
import { markdownAddress } from '#server/pages/markdown/markdown-address.ts'
import { routePath } from '#shared/routes/table.ts'
import { layout } from '../../../test/fixtures/answers.ts'
import { LlmsFile } from './llms-file.ts'
import { llmsText } from './llms-text.ts'

const origin = 'https://vitrine.example'
const pages = [
  { path: '/', title: 'Connections.', description: 'Who <we> are.' },
  { path: '/produtos', title: 'Products [all]', description: 'A *catalog*.' },
]

test.each(localeCodes)('%s: names the company, pages as Markdown, languages and data', (locale) => {
  const text = llmsText({ locale, origin, layout: layout(locale), pages })
  expect(text).toMatch(/^# Aterra\n\n> Who \\<we> are\.\n\n/)
  expect(text).toContain(`- [Connections.](${origin}/index.md): Who \\<we> are.\n`)
  expect(text).toContain(`- [Products \\[all\\]](${origin}/produtos.md): A \\*catalog\\*.\n`)
  for (const other of localeCodes) {
    const line = `- [${locales[other].title}](${origin}`
    if (other === locale) expect(text).not.toContain(line)
    else expect(text).toContain(line)
  }
  expect(text).toContain(`(${origin}/api/v1/openapi.json)`)
  expect(text).toContain(`\`${origin}/api/v1/web/part-numbers/CODE\``)
  expect(text).toContain(`\`${origin}/api/v1/web/part-numbers?changes_since=0\``)
  expect(text).toContain(`\`${origin}/mcp\``)
  expect(text).toContain(`\`${origin}/01/GTIN\``)
  expect(text.match(/\.atom\)/g)).toHaveLength(2)
})

test('states the licence of the data, or that there is none', () => {
  const given = layout('en')
  expect(llmsText({ locale: 'en', origin, layout: given, pages })).toContain('No license is stated')
  const license = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }
  const licensed = { ...given, open_data: { ...given.open_data, license } }
  expect(llmsText({ locale: 'en', origin, layout: licensed, pages })).toContain(
    `- License of the data: [CC BY 4.0](${license.url})\n`,
  )
})

test('is made of the screens of the default language that answer, once until a change', async () => {
  const asked: string[] = []
  const state = { broken: false }
  const gone = routePath('news', defaultLocale)
  const file = new LlmsFile({
    pages: {
      publicPage: async (path) => {
        asked.push(path)
        if (state.broken) throw new Error('away')
        return {
          status: path === gone ? 404 : 200,
          headers: new Map([['x-robots-tag', 'noindex']]),
          tags: [],
          html: async () =>
            `<meta property="og:site_name" content="Aterra"/><meta property="og:title" content="T ${path} · Aterra"/><meta property="og:description" content="D &amp; ${path}"/>`,
        }
      },
    },
    apiCache: { read: async () => ({ status: 200, json: () => layout(defaultLocale) }) as never },
    origin,
    isCmsUnreachable: () => false,
  })
  const read = async () => (await encode(await file.read(), 'identity')).toString()
  const text = await read()
  const [home, products] = (['home', 'products'] as const).map((name) =>
    routePath(name, defaultLocale),
  )
  for (const path of [home ?? '', products ?? ''])
    expect(text).toContain(`- [T ${path}](${origin}${markdownAddress(path)}): D & ${path}\n`)
  expect(text).not.toContain(`[T ${gone}]`)
  expect(text).not.toContain(`[T ${routePath('search', defaultLocale)}]`)
  const count = asked.length
  await read()
  expect(asked).toHaveLength(count)
  file.expire()
  state.broken = true
  expect(await read()).toBe(text)
  expect(asked.length).toBeGreaterThan(count)
})

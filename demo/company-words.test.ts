import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readCompany } from './companies.ts'
import { wordsOfCompany } from './company-words.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const names = readdirSync(new URL('.', import.meta.url)).filter((name) =>
  existsSync(new URL(`${name}/company.ts`, import.meta.url)),
)

/** Code and texts of the software; measurements and tests of the demonstration are excluded. */
const files = execFileSync(
  'git',
  [
    'ls-files',
    'site/app',
    'site/server',
    'site/shared',
    'site/texts',
    'cms/src',
    'cms/texts',
    'packages',
    'tools',
    'vitrine.config.ts',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|json|css|svg)$/.test(file) && !/\.test\.|\/test\//.test(file))
  // documented commands contain names of demonstrations
  .filter((file) => file !== 'tools/test/documented-commands.mjs')

test.each(names)('no code contains a word of %s', async (name) => {
  const words = wordsOfCompany(await readCompany(name))
  const found = files.flatMap((file) => {
    const text = existsSync(root + file) ? readFileSync(root + file, 'utf8') : ''
    const [word] = words.exec(text) ?? []
    return word === undefined ? [] : [`${file}: ${word}`]
  })
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

test.each(names)('no code has a colour of %s', async (name) => {
  const { appearance } = await readCompany(name)
  const own = Object.values((appearance.look as { colors: Record<string, string> }).colors)
  const pattern = new RegExp(
    own
      .filter((color) => color !== '#ffffff')
      .flatMap((color) => {
        const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
        return [color, channels.join(', ?'), channels.join(' +')]
      })
      .join('|'),
    'i',
  )
  const found = files
    // a migration stores the former look in databases from before the look was content
    .filter((file) => !file.includes('/migrations/') && existsSync(root + file))
    .filter((file) => pattern.test(readFileSync(root + file, 'utf8')))
  expect('rgb(15 31 30 / 45%), #0F1F1E').toMatch(name === 'aterra' ? pattern : /./)
  expect(found).toEqual([])
})

test('finds names, people, towns, domains and part numbers', async () => {
  const words = wordsOfCompany(await readCompany('aterra'))
  for (const text of ['Aterra', 'mail@aterra.example', 'Ana Prado', 'such as TC-50-10'])
    expect(text).toMatch(words)
  expect('aterramento').not.toMatch(words)
  expect('DE-2026').not.toMatch(words)
})

import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { printedPasswords } from './printed.ts'

const root = resolve(import.meta.dirname, '../../../..')

test('knows each password in a command of the documents', () => {
  const documents = ['*.md', 'docs/guide/*.md', 'docs/manual/**/*.md', 'deploy/*', '.env.example']
  const printed = globSync(documents, { cwd: root })
    .filter((file) => /\.(md|example|yaml)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/ADMIN_PASSWORD=([\w-]+)/g),
    ])
    .map(([, password]) => password)
  expect(printed.length).toBeGreaterThan(0)
  expect(printed.filter((password) => !printedPasswords.includes(password ?? ''))).toEqual([])
})

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  commandsInDocuments,
  differingCommands,
  documentedCommands,
} from './documented-commands.mjs'
import { root } from '../project/root.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')

test('names commands that no test runs, and listed ones that no document has', () => {
  const documents = commandsInDocuments()
  expect(differingCommands(documents)).toEqual([])
  const [first] = documentedCommands
  documents.delete(first.command)
  documents.set('npm run unknown', 'README.md')
  expect(differingCommands(documents)).toEqual([
    'README.md: no test runs “npm run unknown” (documented-commands.mjs)',
    `documented-commands.mjs: no document has “${first.command}”`,
  ])
})

test('commands that run the tests themselves are in the files that are said to run them', () => {
  for (const { command, by } of documentedCommands.filter((row) => row.by)) {
    expect(existsSync(join(root, by)), by).toBe(true)
    // the last word that is no placeholder: a script of package.json, or a stage
    const words = command.split(' ').filter((word) => !word.startsWith('<'))
    expect(read(by), `${command} in ${by}`).toContain(words.at(-1))
  }
})

test('commands beside another one name a command that goes on', () => {
  for (const { beside } of documentedCommands.filter((row) => row.beside))
    expect(documentedCommands.find(({ command }) => command === beside)?.until).toBeDefined()
})

/** Maximum size of a committed picture of the manual, bytes. */
const maxPictureBytes = 60_000

test('the manual shows the pictures that its journey takes, committed and small', () => {
  const taken = new Set(
    [
      ...read('e2e/journeys/handbook.spec.ts').matchAll(
        /take\(panel, '([a-z]+)'|^ {2}([a-z]+): '(?:\/|')/gm,
      ),
    ].map(([, one, other]) => one ?? other),
  )
  const pages = readdirSync(join(root, 'docs/manual')).filter((name) => name.endsWith('.md'))
  const shown = new Set(
    pages.flatMap((page) =>
      [...read(`docs/manual/${page}`).matchAll(/\]\(pictures\/([a-z]+)\.webp\)/g)].map(
        ([, name]) => name,
      ),
    ),
  )
  expect([...shown].sort()).toEqual([...taken].sort())
  const committed = readdirSync(join(root, 'docs/manual/pictures'))
  expect(committed.sort()).toEqual([...taken].map((name) => `${name}.webp`).sort())
  const large = committed.filter(
    (name) => statSync(join(root, 'docs/manual/pictures', name)).size > maxPictureBytes,
  )
  expect(large).toEqual([])
})

test('pages of the start page and of the menus exist', () => {
  const links = [read('docs/index.md'), read('docs/.vitepress/config.ts')].flatMap((text) =>
    [...text.matchAll(/link: '?(\/[\w/-]*)/g)].map(([, link]) => link),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(
    links.filter((link) => !existsSync(join(root, link.replace(/\/$/, '/index') + '.md'))),
  ).toEqual([])
})

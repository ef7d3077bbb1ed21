import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasProgram } from '../../tools/test/debian-programs.mjs'
import { create, published } from './support/content.ts'
import { publish } from './support/languages.ts'
import { rich } from './support/rich-text.ts'
import { review, upload, xliff } from './support/translation-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-xliff-'))
const stamp = String(Date.now()).slice(-6)

beforeAll(async () => {
  if (!(await hasProgram('/usr/bin/po2xliff', ['translate-toolkit'])))
    throw new Error('translate-toolkit cannot be installed')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, ['--progress=none', ...args], { cwd: folder, encoding: 'utf8' })

/** Catalog with translations of its empty entries, by their sources. */
const translated = (catalog: string, words: Readonly<Record<string, string>>): string =>
  Object.entries(words).reduce(
    (text, [source, target]) =>
      text.replace(
        `msgid ${JSON.stringify(source)}\nmsgstr ""`,
        `msgid ${JSON.stringify(source)}\nmsgstr ${JSON.stringify(target)}`,
      ),
    catalog,
  )

it('comes back from translate-toolkit with what was translated in a PO editor', async () => {
  const category = await create('categories', published(`Ferramenta ${stamp}`))
  const subcategory = await create('subcategories', published(`Ferramenta ${stamp}`, { category }))
  const id = await create(
    'products',
    published(`Ferramenta ${stamp}`, {
      subcategory,
      description: 'Aperte a 12 N·m, “sempre”.',
      text: rich('Limpe antes', 'Prense duas vezes'),
    }),
  )
  await publish(id, 'en', { title: `Tool ${stamp}`, text: rich('Clean first', 'Press twice') })
  await publish(id, 'br', { text: rich('Limpe bem antes', 'Prense duas vezes') })
  writeFileSync(join(folder, 'sent.xlf'), await xliff([`products-${id}-en`]))
  run('xliff2po', 'sent.xlf', 'work.po')
  const catalog = readFileSync(join(folder, 'work.po'), 'utf8')
  writeFileSync(
    join(folder, 'work.po'),
    translated(catalog, { 'Aperte a 12 N·m, “sempre”.': 'Tighten to 13 N·m, “always”.' }),
  )
  run('po2xliff', '-t', 'sent.xlf', 'work.po', 'back.xlf')
  const back = await upload(readFileSync(join(folder, 'back.xlf')))
  expect([back.status, back.body.problems]).toEqual([200, 0])
  const { documents } = await review(back.body.id)
  expect(
    documents.flatMap(({ proposals }) =>
      proposals.map(({ path, text, faults }) => [path, text, faults.map(({ kind }) => kind)]),
    ),
  ).toEqual([['description', 'Tighten to 13 N·m, “always”.', ['figuresMissing', 'figuresAdded']]])
})

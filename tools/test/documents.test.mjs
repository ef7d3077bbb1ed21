import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { programs } from '../start/program-commands.mjs'
import { programVariables } from '../start/program-environment.mjs'
import { root } from '../project/root.mjs'

/** Markdown documents of the project, without those of packages. */
const documents = () =>
  globSync('{*.md,docs/**/*.md,demo/**/*.md}', {
    cwd: root,
    exclude: (name) => String(name).includes('node_modules'),
  })

const read = (path) => readFileSync(join(root, path), 'utf8')

const named = new Set(
  [...read('.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name),
)

test('.env.example has every variable that README, the programs and `deploy` name', () => {
  const inReadme = [...read('README.md').matchAll(/`([A-Z][A-Z0-9]*_[A-Z_]+)`/g)].map(
    ([, name]) => name,
  )
  const inUnits = globSync('deploy/systemd/*.service', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/^Environment=(.+)$/gm)].flatMap(([, line]) =>
      line.split(' ').map((pair) => pair.split('=')[0]),
    ),
  )
  const inCompose = [...read('deploy/compose.yaml').matchAll(/^ {2,4}([A-Z][A-Z0-9]*_[A-Z_]+): /gm)]
    .map(([, name]) => name)
    .filter((name) => !name.startsWith('POSTGRES_'))
  const inImage = [...read('deploy/Containerfile').matchAll(/\b([A-Z]+_[A-Z]+)=(?=[\w/.]+)/g)].map(
    ([, name]) => name,
  )
  const all = new Set([
    ...inReadme,
    ...inUnits,
    ...inCompose,
    ...inImage,
    ...Object.values(programVariables).flat(),
  ])
  all.delete('NODE_ENV')
  expect([...all].filter((name) => !named.has(name))).toEqual([])
  expect([inUnits, inCompose, inImage].map((names) => names.includes('VITRINE_MODE'))).toEqual([
    true,
    false,
    true,
  ])
})

test('containers and units start the programs of `tools/run.mjs`', () => {
  const started = globSync('deploy/systemd/*.service', { cwd: root }).map(
    (file) =>
      /^ExecStart=\/usr\/bin\/node \/opt\/vitrine\/tools\/run\.mjs (\w+)(?: --schema)?$/m.exec(
        read(file),
      )?.[1],
  )
  expect(started.toSorted()).toEqual(Object.keys(programs).toSorted())
  const commands = [
    ...read('deploy/compose.yaml').matchAll(/^ +command: \[(\w+)(?:, --schema)?\]$/gm),
  ]
  expect(commands.map(([, name]) => name).toSorted()).toEqual(Object.keys(programs).toSorted())
})

test('the index of the decision records has every record, under its title', () => {
  const index = read('docs/decisions/README.md')
  for (const file of readdirSync(join(root, 'docs/decisions'))) {
    if (file === 'README.md') continue
    const [, number, title] = /^# (\d+)\. (.+)\n\n- Date: \d{4}-\d\d-\d\d\n- Status: \w+/.exec(
      read(`docs/decisions/${file}`),
    ) ?? [file]
    expect(number, `${file}: title, date and status`).toBe(String(Number(file.slice(0, 4))))
    expect(index).toContain(`[${title}](${file})`)
  }
})

/** Sources and documents that may name a decision or a page. */
const sources = () =>
  globSync(
    [
      '*.md',
      '.env.example',
      '.dependency-cruiser.mjs',
      'vitrine.config.ts',
      'docs/**/*.md',
      'demo/**/*.{md,ts,mjs}',
      '{site,cms,packages,tools,e2e,bench,golden}/**/*.{ts,tsx,mjs,js,css,md}',
      'deploy/**/*.{md,yaml,cfg,vcl,service,conf}',
    ],
    {
      cwd: root,
      exclude: (name) =>
        /(^|\/)(node_modules|\.next|dist|cache|compiled)$|^site\/build$/.test(String(name)),
    },
  )

/** Record numbers in a text: by path, as "decision 12", and as (0012) in prose or a comment. */
function namedRecords(file, text) {
  const lines = file.endsWith('.md')
    ? text
    : text
        .split('\n')
        .filter((line) => /^\s*(\/\/|\/?\*|#)/.test(line))
        .join('\n')
  return [
    ...[...text.matchAll(/docs\/decisions\/(\d{4})(?!-)/g)].map(([, number]) => number),
    ...[...lines.matchAll(/\b[Dd]ecision (\d{1,4})\b(?!-)/g)].map(([, number]) => number),
    ...[...lines.matchAll(/\(0[01]\d\d(?:, 0[01]\d\d)*\)/g)].flatMap(
      ([list]) => list.match(/\d{4}/g) ?? [],
    ),
  ].map(Number)
}

test('every decision and every page that a source or a document names exists', () => {
  const numbers = new Set(
    readdirSync(join(root, 'docs/decisions')).map((file) => Number(file.slice(0, 4))),
  )
  const missing = []
  for (const file of sources()) {
    // the changelog has the numbers of its time, which the index of the records resolves
    if (file === 'CHANGELOG.md' || file === 'tools/test/documents.test.mjs') continue
    const text = read(file)
    for (const number of namedRecords(file, text))
      if (!numbers.has(number)) missing.push(`${file}: decision ${number}`)
    for (const [, path = ''] of text.matchAll(/\b(docs\/[a-z/-]+\.md)\b/g))
      if (!existsSync(join(root, path))) missing.push(`${file}: ${path}`)
  }
  expect(missing).toEqual([])
})

test('the index resolves every former number of a record', () => {
  const index = read('docs/decisions/README.md')
  const present = readdirSync(join(root, 'docs/decisions')).map((file) => Number(file.slice(0, 4)))
  const former = [...index.matchAll(/^\| ([\d, ]+?) +\| \[[^\]]+\]\(/gm)].flatMap(([, list = '']) =>
    list.split(', ').map(Number),
  )
  const known = new Set([...present, ...former])
  const newest = Math.max(...present.filter(Number.isInteger))
  const unresolved = Array.from({ length: newest }, (_, index) => index + 1)
  expect(unresolved.filter((number) => !known.has(number))).toEqual([])
})

test('the index of the design pages has every page', () => {
  const index = read('docs/design/README.md')
  const pages = globSync('*.md', { cwd: join(root, 'docs/design') }).filter(
    (name) => name !== 'README.md',
  )
  expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([])
})

/** Anchors of the headings of a document, as GitHub and VitePress make them of plain headings. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

test('links between the documents lead to files and headings', () => {
  const broken = []
  for (const file of documents()) {
    for (const [, path = '', anchor] of read(file).matchAll(
      /\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]*))?\)/g,
    )) {
      const target = path === '' ? file : join(dirname(file), path)
      if (!existsSync(join(root, target))) broken.push(`${file}: ${path}`)
      else if (
        anchor !== undefined &&
        target.endsWith('.md') &&
        !anchorsOf(read(target)).includes(anchor)
      )
        broken.push(`${file}: ${path}#${anchor}`)
    }
  }
  expect(broken).toEqual([])
})

test('paths that the documents name exist', () => {
  const missing = []
  for (const file of documents()) {
    const paths = read(file).matchAll(
      /`((?:site|cms|packages|tools|e2e|bench|golden|demo|deploy)\/[\w./-]+)`/g,
    )
    for (const [, path = ''] of paths) {
      if (!existsSync(join(root, path))) missing.push(`${file}: ${path}`)
    }
  }
  expect(missing).toEqual([])
})

test('ARCHITECTURE is a page of at most 200 lines of 120 columns, without tables', () => {
  const lines = read('ARCHITECTURE.md').split('\n')
  expect(lines.length).toBeLessThanOrEqual(200)
  expect(lines.filter((line) => line.length > 120 || line.startsWith('|'))).toEqual([])
})

/** Licenses that packages of the programs may have; any other license needs a person's review. */
const allowed =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|WTFPL|Python-2\.0|OFL-1\.1|CC-BY-4\.0|LGPL-3\.0-or-later|MPL-2\.0)$/

test('every package that the programs run with has a license that we may ship', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  const others = Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
    .map(([path, entry]) => [path, entry.license ?? licenseIn(path)])
    .filter(([, license]) =>
      String(license)
        .split(/\s+(?:AND|OR)\s+|[()]/)
        .filter(Boolean)
        .some((name) => !allowed.test(name)),
    )
  expect(others).toEqual([])
})

function licenseIn(path) {
  const text = existsSync(join(root, path, 'LICENSE')) ? read(join(path, 'LICENSE')) : ''
  return /MIT License|Permission is hereby granted, free of charge/.test(text) ? 'MIT' : undefined
}

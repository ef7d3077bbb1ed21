import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { programVariables } from './program-environment.mjs'
import { root } from './root.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')

const named = new Set([...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name))

test('.env.example has every variable of README, and those of the programs', () => {
  const [, table = ''] = read('README.md').split('## Configuration')
  const inReadme = [...table.split('\n## ')[0].matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  )
  expect([...named].sort()).toEqual([...inReadme].sort())
  const ofPrograms = new Set(Object.values(programVariables).flat())
  ofPrograms.delete('NODE_ENV')
  expect([...ofPrograms].filter((name) => !named.has(name))).toEqual([])
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

test('links between the documents lead to files', () => {
  const broken = []
  for (const file of globSync('{*.md,docs/**/*.md,demo/*.md}', { cwd: root })) {
    for (const [, target = ''] of read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)) {
      if (!existsSync(join(root, dirname(file), target))) broken.push(`${file}: ${target}`)
    }
  }
  expect(broken).toEqual([])
})

test('paths that the documents name exist', () => {
  const missing = []
  for (const file of globSync('{*.md,docs/**/*.md,demo/*.md}', { cwd: root })) {
    const paths = read(file).matchAll(
      /`((?:site|cms|packages|tools|e2e|bench|golden|demo)\/[\w./-]+)`/g,
    )
    for (const [, path = ''] of paths) {
      if (!existsSync(join(root, path))) missing.push(`${file}: ${path}`)
    }
  }
  expect(missing).toEqual([])
})

/** Licences of the packages that the programs run with; anything else is looked at by a person. */
const allowed =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|WTFPL|Python-2\.0|OFL-1\.1|CC-BY-4\.0|LGPL-3\.0-or-later|MPL-2\.0)$/

test('every package that the programs run with has a licence that we may ship', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  const others = Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
    .map(([path, entry]) => [path, entry.license ?? licenceIn(path)])
    .filter(([, licence]) =>
      String(licence)
        .split(/\s+(?:AND|OR)\s+|[()]/)
        .filter(Boolean)
        .some((name) => !allowed.test(name)),
    )
  expect(others).toEqual([])
})

function licenceIn(path) {
  const text = existsSync(join(root, path, 'LICENSE')) ? read(join(path, 'LICENSE')) : ''
  return /MIT License|Permission is hereby granted, free of charge/.test(text) ? 'MIT' : undefined
}

import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { programs } from './program-commands.mjs'
import { programVariables } from './program-environment.mjs'
import { root } from './root.mjs'

/** Markdown of the project, without that of packages. */
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

test('containers and units start what `tools/run.mjs` knows', () => {
  const started = globSync('deploy/systemd/*.service', { cwd: root }).map(
    (file) =>
      /^ExecStart=\/usr\/bin\/node \/opt\/vitrine\/tools\/run\.mjs (\w+)$/m.exec(read(file))?.[1],
  )
  expect(started.toSorted()).toEqual(Object.keys(programs).toSorted())
  const commands = [...read('deploy/compose.yaml').matchAll(/^ +command: \[(\w+)\]$/gm)]
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

test('links between the documents lead to files', () => {
  const broken = []
  for (const file of documents()) {
    for (const [, target = ''] of read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)) {
      // pictures of the manual are taken for each build (documented-commands.test.mjs compares names)
      if (file.startsWith('docs/manual/') && target.startsWith('pictures/')) continue
      if (!existsSync(join(root, dirname(file), target))) broken.push(`${file}: ${target}`)
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

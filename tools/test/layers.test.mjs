import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import config, { layers } from '../../.dependency-cruiser.mjs'
import { root } from '../project/root.mjs'
import { wrongImports } from './imports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-layers-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Path of a file in a layer, from the layer's pattern. */
const fileOf = (path, name) =>
  `${path.replace(/\(\(?([a-z-]+).*$/, '$1').replace(/\/\[.*$/, '')}/${name}`

/** A file that breaks each rule, and the file that it imports. */
const breaches = [
  ...Object.entries(layers).flatMap(([area, order]) =>
    order.slice(0, -1).map(([name, path], index) => ({
      rule: `${area}-${name}-imports-no-layer-above`,
      from: fileOf(path, `${area}.ts`),
      to: fileOf(order[index + 1][1], 'imported.ts'),
    })),
  ),
  {
    rule: 'packages-know-no-program',
    from: 'packages/http/src/a.ts',
    to: 'site/shared/imported.ts',
  },
  { rule: 'packages-run-in-browsers', from: 'packages/contract/src/b.ts', to: 'node:fs' },
  { rule: 'site-knows-no-cms', from: 'site/server/a.ts', to: 'cms/src/imported.ts' },
  { rule: 'site-knows-no-database', from: 'site/server/b.ts', to: 'pg' },
  { rule: 'cms-knows-no-site', from: 'cms/src/a.ts', to: 'site/shared/imported.ts' },
  {
    rule: 'panel-pages-have-no-copy-of-the-api',
    from: 'cms/src/app/d.ts',
    to: 'cms/src/payload.config.ts',
  },
  { rule: 'demonstration-imports-no-program', from: 'demo/a.ts', to: 'cms/src/imported.ts' },
  { rule: 'demonstration-is-read-by-its-loader', from: 'cms/src/b.ts', to: 'demo/imported.ts' },
  { rule: 'programs-import-no-golden-queries', from: 'cms/src/c.ts', to: 'golden/imported.ts' },
  { rule: 'ui-knows-no-routes', from: 'site/app/ui/a.ts', to: 'site/shared/routes/imported.ts' },
  { rule: 'app-knows-no-server', from: 'site/app/core/a.ts', to: 'site/server/imported.ts' },
  {
    rule: 'server-imports-the-built-app',
    from: 'site/server/c.ts',
    to: 'site/app/core/imported.ts',
  },
  { rule: 'no-cycle', from: 'site/shared/a.ts', to: 'site/shared/b.ts', and: 'site/shared/a.ts' },
  { rule: 'no-cycle-of-folders', from: 'site/app/features/a/a.ts', to: 'site/app/features/b/b.ts' },
  {
    rule: 'rooms-wear-their-own-styles',
    from: 'cms/src/admin/a/a.tsx',
    to: 'cms/src/admin/b/b.css',
  },
  { rule: 'react-is-in-the-panel', from: 'cms/src/content/e.ts', to: 'react' },
  {
    rule: 'core-of-the-grid-is-pure',
    from: 'cms/src/admin/grid/core/a.ts',
    to: 'cms/src/admin/grid/component/a.ts',
  },
  {
    rule: 'component-of-the-grid-knows-no-page',
    from: 'cms/src/admin/grid/component/b.ts',
    to: 'cms/src/admin/grid/pages/a.ts',
  },
  { rule: 'unresolved', from: 'site/shared/c.ts', to: './nowhere.ts' },
]

function write(path, ...imports) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  if (path.endsWith('.css')) return writeFileSync(file, '')
  const specifiers = imports.map((to) =>
    /^[a-z]+(:[a-z]+)?$|^\./.test(to) ? to : `./${relative(dirname(path), to)}`,
  )
  writeFileSync(file, specifiers.map((to) => `import '${to}'\n`).join('') + 'export const x = 1\n')
}

for (const { from, to, and } of breaches) {
  if (/\//.test(to) && !to.startsWith('.')) write(to, ...(and ? [and] : []))
  write(from, to)
}
write('site/app/features/b/other.ts', 'site/app/features/a/other.ts')
write('site/app/features/a/other.ts')
writeFileSync(join(folder, 'package.json'), '{ "name": "layers", "type": "module" }')
for (const name of ['pg', 'react']) {
  write(`node_modules/${name}/index.js`)
  const manifest = JSON.stringify({ name, main: 'index.js' })
  writeFileSync(join(folder, `node_modules/${name}/package.json`), manifest)
}

write('cms/src/mail/a.ts', 'cms/src/mail/below/a.ts')
write('cms/src/mail/below/a.ts')
write('cms/src/mail/below/b.ts', 'cms/src/mail/b.ts')
write('cms/src/mail/b.ts')

const { breaches: found, cycles } = await wrongImports(folder, [
  'site',
  'cms',
  'packages',
  'demo',
  'tools',
])

test.each(breaches)('$from that imports $to breaks $rule', ({ rule, from, to }) => {
  const names = found
    .filter((violation) => violation.from === from || violation.from === dirname(from))
    .map((violation) => violation.rule.name)
  expect(names, `${from} -> ${to}`).toContain(rule)
})

test('has a violation for every rule', () => {
  expect(breaches.map(({ rule }) => rule).sort()).toEqual(
    config.forbidden.map(({ name }) => name).sort(),
  )
})

test('finds a folder that imports one below it and is imported by it', () =>
  expect(cycles).toContain('cms/src/mail and cms/src/mail/below import one another'))

test('ARCHITECTURE names the layers in their order', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').replaceAll('\n  ', ' ')
  for (const [area, order] of Object.entries(layers))
    expect(text).toContain(`\n- ${area}: ${order.map(([name]) => `\`${name}\``).join(' · ')}\n`)
})

import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import { firstViewBudget } from '../server/assets/first-view-budget.ts'
import { filesFrom } from '../server/assets/page-files.ts'
import { stylesheetAt } from '../server/appearance/stylesheet-path.ts'
import { openBuiltApp } from './built-app.ts'
import { screens } from './fixtures/screens.ts'
import { fixtures } from './fixtures/transport.ts'

const build = join(import.meta.dirname, '..', 'build')

const weightOf = (files: readonly string[]) =>
  [...new Set(files)].reduce(
    (sum, file) => sum + statSync(join(build, 'client', `${file}.br`)).size,
    0,
  )

test.each(localeCodes)(
  'every screen’s first view is within the budget of scripts and styles in %s',
  async (locale) => {
    const open = await openBuiltApp()
    // sections loaded after hydration count too
    const later = filesFrom(JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8')))([
      'app/shell/visitor/visitor-parts.tsx',
    ])
    const { styleguide: _showsEverything, ...visited } = screens(locale)
    for (const [name, path] of Object.entries(visited)) {
      const { status, html } = await open(path, fixtures)
      expect(status, name).toBe(200)
      const files = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file = '']) => file)
      expect(files(/<script[^>]* src="([^"]+)"/g), `before ${name} is shown`).toEqual([later.start])
      const modules = files(/data-modules="([^"]+)"/g).flatMap((list) => list.split(' '))
      expect(modules.length, name).toBeGreaterThan(3)
      expect(modules, name).toContain(/data-screen-file="([^"]+)"/.exec(html)?.[1])
      expect(modules, name).not.toContainEqual(expect.stringContaining('/screen-modules-'))
      expect(
        weightOf([later.start, ...modules, ...later.scripts]),
        `scripts of ${name}`,
      ).toBeLessThanOrEqual(firstViewBudget.scripts)
      const blocks = files(/rel="stylesheet" href="([^"]+)" data-precedence="blocks"/g)
      expect(weightOf(blocks), `block styles of ${name}`).toBeLessThanOrEqual(
        firstViewBudget.blockStyles,
      )
      const [style = '', look = '', ...others] = files(/rel="stylesheet" href="([^"]+)"\/>/g)
      expect(others, `styles of ${name}`).toEqual([])
      expect(
        weightOf([style, ...later.styles]) +
          brotliCompressSync(stylesheetAt(look)?.css ?? '').length,
        `styles of ${name}`,
      ).toBeLessThanOrEqual(firstViewBudget.styles)
      expect(stylesheetAt(look)?.current, `look of ${name}`).toBe(true)
    }
  },
  120_000,
)

test('the code that draws models is a file of its own, which no page asks for', async () => {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(join(build, 'manifest.json'), 'utf8'),
  )
  const drawing = Object.values(manifest)
    .map(({ file }) => file)
    .filter(
      (file) =>
        file.endsWith('.js') &&
        /WebGLRenderer/.test(readFileSync(join(build, 'client', file), 'utf8')),
    )
  expect(drawing.length).toBeGreaterThan(0)
  // matches an arrow function called with `new`, which throws
  for (const file of drawing)
    expect(readFileSync(join(build, 'client', file), 'utf8')).not.toMatch(
      /new ?\((?:\([\w,]*\)|\w+)=>/,
    )
  const viewer = filesFrom(manifest)(['app/features/models/model-viewer.tsx']).scripts
  for (const file of drawing) expect(viewer).toContain(`/${file}`)
  // code that neither the first view nor the lazy sections below it load
  const before = filesFrom(manifest)([
    'app/features/products/product-screen.tsx',
    'app/features/products/part-screen.tsx',
    'app/features/products/load-sections.ts',
  ]).scripts
  for (const file of drawing) expect(before).not.toContain(`/${file}`)
  const open = await openBuiltApp()
  for (const locale of localeCodes) {
    const { product = '', part = '' } = screens(locale)
    for (const path of [product, part]) {
      const { html } = await open(path, fixtures)
      expect(html).toContain('/media/files/m.glb')
      for (const file of drawing) expect(html).not.toContain(file)
    }
  }
})

test('no browser bundle contains the code of the crawlers’ head', () => {
  const scripts = globSync('assets/*.js', { cwd: join(build, 'client') })
  expect(scripts.length).toBeGreaterThan(10)
  expect(
    scripts.filter((file) =>
      /schema\.org|og:image/.test(readFileSync(join(build, 'client', file), 'utf8')),
    ),
  ).toEqual([])
})

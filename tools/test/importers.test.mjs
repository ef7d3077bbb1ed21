import { expect, test } from 'vitest'
import { moduleOf, pathOf, specifiersIn } from './importers.mjs'

test('finds what a module loads, without types', () =>
  expect(
    specifiersIn(
      [
        "import './table.css'",
        "import { a } from '#src/a.ts'",
        "import type { B } from '#src/b.ts'",
        'import {',
        '  c,',
        '  type D,',
        "} from './c.ts'",
        "export { e } from '@vitrine/http/e'",
        "export const name = 'no module'",
        "const later = lazy(() => import('./f.tsx'))",
      ].join('\n'),
    ),
  ).toEqual(['./table.css', '#src/a.ts', './c.ts', '@vitrine/http/e', './f.tsx']))

test.each([
  ['#src/a/b.ts', 'cms/src/admin/x.ts', 'cms/src/a/b.ts'],
  ['#texts/grid.js', 'cms/src/admin/x.ts', 'cms/texts/grid'],
  ['@vitrine/contract/texts/errors', 'site/app/x.ts', 'packages/contract/texts/errors'],
  ['@vitrine/http/body-rules', 'site/app/x.ts', 'packages/http/src/body-rules'],
  ['../b.ts', 'cms/src/admin/x.ts', 'cms/src/b.ts'],
  ['react', 'cms/src/admin/x.ts', undefined],
])('%s in %s is %s', (specifier, importer, path) => expect(pathOf(specifier, importer)).toBe(path))

test('a catalogue of texts has one name in all languages', () =>
  expect(
    ['cms/texts/br/grid.json', 'packages/contract/texts/de/errors.json', 'cms/src/a.tsx'].map(
      moduleOf,
    ),
  ).toEqual(['cms/texts/grid', 'packages/contract/texts/errors', 'cms/src/a']))

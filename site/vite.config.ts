import { hash } from 'node:crypto'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { computedModules } from './server/assets/computed-modules.ts'
import { entries } from './server/assets/page-files.ts'
import { withoutUnusedRouterParts } from './server/assets/unused-router-parts.ts'

const screens = 'app/root/screen-modules.ts'

/**
 * Minimum number of importing screens for a module in the chunk that all pages share: fewer, larger
 * files compress better.
 */
const shared = 8

interface Chunk {
  name: string
  /** Path prefixes of the modules, after the last `site/` or `packages/`. */
  holds: readonly string[]
  /** Minimum number of importing entries and lazy modules; undefined: no minimum. */
  importers?: number
}

/** Chunks of features that many screens share, each loaded with the first screen that needs it. */
const chunks: readonly Chunk[] = [
  {
    name: 'page-parts',
    holds: [
      'app/features/articles/print-header',
      'app/features/articles/share',
      'app/features/articles/use-current-heading',
      'app/ui/content/contents',
    ],
  },
  {
    name: 'add-to-list',
    holds: ['app/features/cards/add-to-list', 'shared/comparison/compared-path'],
  },
  { name: 'document-rows', holds: ['app/features/cards/document-rows'] },
  {
    name: 'cards',
    importers: 3,
    holds: [
      'app/features/cards/',
      'app/ui/cards/application-card',
      'app/ui/cards/card-grid',
      'app/ui/cards/product-card',
      'app/ui/cards/publication-card',
    ],
  },
  {
    name: 'articles',
    importers: 3,
    holds: ['app/features/articles/', 'app/ui/content/rich-text'],
  },
  { name: 'filters', holds: ['contract/src/shapes/filters'] },
  { name: 'chips', holds: ['app/ui/elements/chip'] },
  {
    // what the search needs without lists
    name: 'list-query',
    holds: ['app/features/listing/list-query', 'app/features/listing/understood'],
  },
  {
    name: 'lists',
    importers: 3,
    holds: [
      'app/features/listing/',
      'app/ui/cards/index-row',
      'app/ui/cards/post-row',
      'app/ui/controls/pages-shown',
      'app/ui/controls/pagination',
    ],
  },
  {
    name: 'product-lists',
    importers: 3,
    holds: ['app/features/products/product-listing'],
  },
  {
    name: 'texts',
    holds: ['company', 'forms', 'lead-forms', 'restricted'].map(
      (name) => `texts/compiled/${name}.js`,
    ),
  },
  {
    name: 'account',
    holds: [
      'app/features/account/access-page',
      'app/features/account/logout-confirmation',
      'app/features/account/restricted-documents',
      'app/features/account/restricted-meta',
      'app/shell/system-header',
      'shared/routes/guard',
    ],
  },
  { name: 'fields', holds: ['app/ui/controls/field'] },
  {
    name: 'lists-of-parts',
    holds: [
      'contract/src/part-list',
      'shared/comparison/comparison-path',
      'shared/parts-list/edit-names',
      'shared/parts-list/list-path',
      'shared/parts-list/list-rows',
      'texts/compiled/parts-list.js',
    ],
  },
  // used by pages whose forms are lazy sections below the first view
  { name: 'receipt-number', holds: ['app/features/forms/receipt-number'] },
  {
    name: 'forms',
    holds: [
      'app/features/forms/',
      'app/ui/controls/file-field',
      'app/ui/controls/file-progress',
      'shared/forms/describe-form',
      'shared/forms/form-state',
    ],
  },
  {
    name: 'client',
    holds: [
      'contract/src/calls',
      'app/core/api/browser-transport',
      'app/core/api/client-of',
      'app/core/api/run-load',
      'app/core/errors/log-failed-call',
    ],
  },
]

/** Modules so small that a file of their own would weigh more than including them in every page. */
const small = {
  holds: [
    'app/ui/controls/disclosure',
    'app/ui/elements/choice-look',
    'configuration/src/country-pack',
    'shared/product/data-sheet-path',
    'shared/routes/contact-path',
  ],
}

/** Modules loaded when a page is idle, in a sample of the visits (docs/design/monitoring.md). */
const measured = { holds: ['web-vitals/'] }

/** Screens that no visitor opens: what many screens import is decided without them. */
const unvisited = { holds: ['app/features/styleguide/'] }

const isIn = ({ holds }: Pick<Chunk, 'holds'>, id: string): boolean => {
  const path =
    id
      .split(/\/(?:site|packages|node_modules)(?=\/)/)
      .at(-1)
      ?.slice(1) ?? id
  return holds.some((beginning) => path.startsWith(beginning))
}

interface Chunking {
  getModuleInfo: Lookup
}

type Lookup = (
  id: string,
) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null

const at = (file: string) => join(import.meta.dirname, file)

/**
 * Bodies of blocks, each loaded by the pages that have a block of its kind. They do not count as
 * importers: shared code stays in the chunks that suit the screens, whatever blocks use of it.
 */
const bodies = { holds: ['app/features/blocks/bodies/'] }

let importers: Map<string, number> | undefined

/** Number of entries and dynamically imported modules, without bodies, that need a module. */
function importerCount(id: string, lookup: Lookup): number {
  importers ??= importerCounts(lookup)
  return importers.get(id) ?? 0
}

function importerCounts(lookup: Lookup): Map<string, number> {
  const starts = new Set(Object.values(entries).map(at))
  const counts = new Map<string, number>()
  // grows while the entries are walked
  for (const start of starts) {
    for (const id of reach(start, lookup, new Set())) {
      for (const later of lookup(id)?.dynamicallyImportedIds ?? []) starts.add(later)
      if (!isIn(bodies, start)) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return counts
}

let everywhere: Set<string> | undefined

/**
 * True if a module belongs to the chunk of every page: the entry imports it, directly or
 * indirectly, or enough screens do.
 */
function isInEveryPage(id: string, lookup: Lookup): boolean {
  everywhere ??= new Set([...reach(at(entries.app), lookup, new Set()), ...inManyScreens(lookup)])
  return everywhere.has(id) || isIn(small, id)
}

function inManyScreens(lookup: Lookup): string[] {
  const times = new Map<string, number>()
  for (const screen of lookup(at(screens))?.dynamicallyImportedIds ?? []) {
    if (isIn(unvisited, screen)) continue
    for (const id of reach(screen, lookup, new Set())) times.set(id, (times.get(id) ?? 0) + 1)
  }
  return [...times]
    .filter(([id, count]) => count >= shared && !chunks.some((chunk) => isIn(chunk, id)))
    .map(([id]) => id)
}

function reach(id: string, lookup: Lookup, reached: Set<string>): Set<string> {
  if (reached.has(id)) return reached
  reached.add(id)
  for (const imported of lookup(id)?.importedIds ?? []) reach(imported, lookup, reached)
  return reached
}

/** Class names by shortened hash, to detect collisions. */
const scopedNames = new Map<string, string>()

/**
 * Scoped name of a CSS class. Shorter than Vite's, since class names are repeated in styles,
 * scripts and pages.
 */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file)
  const scoped = `${name}_${hash('sha256', path, 'base64url').slice(0, 3)}`
  const other = scopedNames.get(scoped) ?? path
  if (other !== path) throw new Error(`${other} and ${path} have one class name, ${scoped}.`)
  scopedNames.set(scoped, path)
  return scoped
}

export default defineConfig({
  plugins: [
    react(),
    withoutUnusedRouterParts(),
    computedModules(
      /(configuration\/src\/(modules|screen-paths|country-pack)|contract\/src\/site-calls)\.ts$/,
    ),
  ],
  appType: 'custom',
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // the CSP allows fonts and styles only from files of this origin
    assetsInlineLimit: 0,
    target: 'es2023',
    emptyOutDir: true,
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        // one file of 15 KB for all screens: the styles of a single screen would be six requests
        // and not smaller
        cssCodeSplit: false,
        // two percent smaller than Vite's default, compressed
        minify: 'terser',
        terserOptions: {
          module: true,
          ecma: 2020,
          compress: { passes: 3, pure_getters: true },
        },
        manifest: true,
        // license notices of the packages in the browser bundle
        license: { fileName: 'assets/licenses.txt' },
        rolldownOptions: {
          input: Object.values(entries),
          output: {
            codeSplitting: {
              groups: [
                // loaded only by the model viewer
                { name: 'three', test: /node_modules\/three\//, priority: chunks.length + 3 },
                // packages in a chunk of their own: it changes only with their versions, and stays
                // in browsers' caches when the app changes
                {
                  name: 'framework',
                  test: (id) => id.includes('node_modules') && !isIn(measured, id),
                  priority: chunks.length + 2,
                },
                {
                  name: (id, chunking) =>
                    isInEveryPage(id, (module) => chunking.getModuleInfo(module)) ? 'app' : null,
                  test: /\.tsx?$|\/texts\/compiled\//,
                  priority: chunks.length + 1,
                },
                ...chunks.map((chunk, index) => ({
                  name: (id: string, chunking: Chunking) =>
                    importerCount(id, (module) => chunking.getModuleInfo(module)) >=
                    (chunk.importers ?? 1)
                      ? chunk.name
                      : null,
                  test: (id: string) => isIn(chunk, id),
                  priority: chunks.length - index,
                })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        ssr: true,
        outDir: 'build/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'app/entry.server.tsx', output: { entryFileNames: 'index.js' } },
      },
    },
  },
})

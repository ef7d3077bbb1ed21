import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { entries } from './server/assets/page-files.ts'
import { withoutUnusedRouterParts } from './server/assets/unused-router-parts.ts'

const screens = 'app/router/screens.ts'

/**
 * In so many screens a module is worth a place in the file that all pages share: fewer, larger
 * files compress better.
 */
const shared = 8

/**
 * What many screens show and no form does, each kind in one file, for the same reason: lists, and
 * what stands in and beside articles.
 */
const together: [name: string, test: RegExp][] = [
  [
    'content',
    /\/app\/(cards|listing\/listed-product|reading|share|video)|\/design\/([\w-]+-card|card-grid|contents|rich-text)\//,
  ],
  ['lists', /\/app\/listing\/(?!listed-product)|\/design\/(chip|index-row|pagination|post-row)\//],
]

/**
 * Fetched with the first form, the first navigation, the first page of the restricted area: no
 * other page waits for it. A form's description goes with its screen, its words in a file for each
 * locale.
 */
const apart: [name: string, test: RegExp][] = [
  ['words', /\/i18n\/words\/(restricted|forms|lead-forms|company)\.ts$/],
  [
    'restricted',
    /\/app\/restricted\/|\/app\/api\/guard\.ts$|\/app\/shell\/(system-header\.tsx|leaving\.ts)$/,
  ],
  ['forms', /\/app\/forms\/[\w-]+\.|\/design\/field\//],
  [
    'client',
    /\/contract\/src\/(client|calls)\.ts$|\/app\/api\/(client-of|browser-transport|run-load)\.ts$|\/app\/errors\/log-failed-call\.ts$/,
  ],
]

type Lookup = (
  id: string,
) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null

const at = (file: string) => join(import.meta.dirname, file)

let everywhere: Set<string> | undefined

/**
 * Whether every page has a module: the entry needs it at once, by whatever way, or so many screens
 * do that it is sent with the entry.
 */
function standsInEveryPage(id: string, lookup: Lookup): boolean {
  everywhere ??= new Set([...reach(at(entries.app), lookup, new Set()), ...inManyScreens(lookup)])
  return everywhere.has(id)
}

function inManyScreens(lookup: Lookup): string[] {
  const times = new Map<string, number>()
  for (const screen of lookup(at(screens))?.dynamicallyImportedIds ?? []) {
    for (const id of reach(screen, lookup, new Set())) times.set(id, (times.get(id) ?? 0) + 1)
  }
  return [...times]
    .filter(
      ([id, count]) =>
        count >= shared && ![...together, ...apart].some(([, test]) => test.test(id)),
    )
    .map(([id]) => id)
}

function reach(id: string, lookup: Lookup, reached: Set<string>): Set<string> {
  if (reached.has(id)) return reached
  reached.add(id)
  for (const imported of lookup(id)?.importedIds ?? []) reach(imported, lookup, reached)
  return reached
}

export default defineConfig({
  plugins: [react(), withoutUnusedRouterParts()],
  appType: 'custom',
  build: {
    // the policy lets fonts and styles come only from files of ours
    assetsInlineLimit: 0,
    target: 'es2023',
    emptyOutDir: true,
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        // one file of 15 KB for all screens: those of a single one would be half a dozen requests
        // and no smaller
        cssCodeSplit: false,
        // two per cent less than Vite's own, compressed
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
        manifest: true,
        rolldownOptions: {
          input: Object.values(entries),
          output: {
            codeSplitting: {
              groups: [
                // it changes only with its versions, and stays in browsers' caches when the app
                // changes
                { name: 'framework', test: /node_modules/, priority: 9 },
                {
                  name: (id, chunking) =>
                    standsInEveryPage(id, (module) => chunking.getModuleInfo(module))
                      ? 'app'
                      : null,
                  test: /\.tsx?$/,
                  priority: 8,
                },
                ...together.map(([name, test], index) => ({
                  name,
                  test,
                  minShareCount: 3,
                  priority: together.length - index,
                })),
                // what only some screens know of, however many they are
                ...apart.map(([name, test]) => ({ name, test })),
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

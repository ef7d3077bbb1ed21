import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const entry = 'app/entry.client.tsx'

/** In so many screens a module is worth a place in the file that all of them share: fewer, larger files compress better. */
const shared = 5

/** Fetched with the first form, the first navigation, the first page of the restricted area: no other page waits for it. A form's description goes with its screen, its words in a file for each locale. */
const apart: [name: string, test: RegExp][] = [
  ['words', /\/i18n\/(local-words|words\/(restricted|forms|lead-forms|company|where-to-buy))\.ts$/],
  ['restricted', /\/app\/restricted\/|\/app\/api\/guard\.ts$/],
  ['forms', /\/app\/forms\/[\w-]+\.|\/design\/field\//],
  ['client', /\/contract\/src\/(client|calls)\.ts$|\/app\/api\/(client-of|browser-transport|run-load)\.ts$|\/app\/errors\/log-failed-call\.ts$/],
]

type Lookup = (id: string) => { importedIds: readonly string[] } | null

let everywhere: Set<string> | undefined

/** Whether the entry needs a module at once, by whatever way. */
function standsInEveryPage(id: string, lookup: Lookup): boolean {
  everywhere ??= reach(join(import.meta.dirname, entry), lookup, new Set())
  return everywhere.has(id)
}

function reach(id: string, lookup: Lookup, reached: Set<string>): Set<string> {
  if (reached.has(id)) return reached
  reached.add(id)
  for (const imported of lookup(id)?.importedIds ?? []) reach(imported, lookup, reached)
  return reached
}

export default defineConfig({
  plugins: [react()],
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
        // two per cent less than Vite's own, compressed
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
        manifest: true,
        rolldownOptions: {
          input: entry,
          output: {
            codeSplitting: {
              groups: [
                // it changes only with its versions, and stays in browsers' caches when the app changes
                { name: 'framework', test: /node_modules/, priority: 3 },
                { name: (id, chunking) => (standsInEveryPage(id, (module) => chunking.getModuleInfo(module)) ? 'app' : null), test: /\.tsx?$/, priority: 2 },
                { name: 'screens', test: (id) => /\.tsx?$/.test(id) && !apart.some(([, test]) => test.test(id)), minShareCount: shared, priority: 1 },
                // what only some screens know of, however many they are
                ...apart.map(([name, test]) => ({ name, test })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { ssr: true, outDir: 'build/server', copyPublicDir: false, rolldownOptions: { input: 'app/entry.server.tsx', output: { entryFileNames: 'index.js' } } },
    },
  },
})

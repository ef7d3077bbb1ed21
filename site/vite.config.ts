import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** In so many entries a module is worth a place in the bundle that all pages share: fewer, larger files compress better. */
const shared = 4

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
          input: 'app/entry.client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // it changes only with its versions, and stays in browsers' caches when the app changes
                { name: 'framework', test: /node_modules/, priority: 2 },
                { name: 'app', test: /\.tsx?$/, minShareCount: shared, priority: 1 },
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

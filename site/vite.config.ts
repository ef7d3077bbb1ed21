import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** In so many entries a module is worth a place in the bundle that all pages share: fewer, larger files compress better. */
const shared = 4

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // the policy lets fonts and styles come only from files of ours
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
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
  },
})

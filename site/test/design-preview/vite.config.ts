import { defineConfig } from 'vite'

/**
 * Preview of all components and two screens: `vite build site/test/design-preview`, then `vite
 * preview`.
 */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic' } },
  preview: { port: 4300, strictPort: true },
  build: { outDir: '../../../var/design-preview', emptyOutDir: true },
})

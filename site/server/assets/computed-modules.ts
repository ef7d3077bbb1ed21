import type { Plugin } from 'vite'

/**
 * Vite plugin that replaces a module by its computed values in the browser bundle. The module's
 * exports must be plain data.
 */
export function computedModules(files: RegExp): Plugin {
  return {
    name: 'computed-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: files },
      async handler(id) {
        const values: Record<string, unknown> = await import(id)
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}

import type { Plugin } from 'vite'

/** What `createBrowserRouter` could be given and is not (`entry.client.tsx`), as it asks for it. */
const unusedOptions = ['init.instrumentations', 'init.patchRoutesOnNavigation', 'init.dataStrategy']

/**
 * Lets the build leave out what nobody uses of React Router, 3.7 KB compressed: its links and forms
 * and all that they need, which names for developers' tools keep in, and a `forwardRef` that might
 * do something; and what is behind options that are never given. A version that is written
 * otherwise stops the build.
 */
export function withoutUnusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler(code, id) {
        let left = code
          .replaceAll(/^[\w$]+\.displayName = .*;$/gm, '')
          .replaceAll(
            /= (React[\w$]*\.(?:forwardRef|createContext|memo)\()/g,
            '= /* @__PURE__ */ $1',
          )
        if (!id.endsWith('/lib/router/router.js')) return { code: left, map: null }
        for (const option of unusedOptions) {
          if (!left.includes(option))
            this.error(`React Router asks for ${option} no longer: look at it again.`)
          left = left.replaceAll(option, '(void 0)')
        }
        return { code: left, map: null }
      },
    },
  }
}

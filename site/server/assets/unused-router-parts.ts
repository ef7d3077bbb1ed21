import type { Plugin } from 'vite'

/**
 * Options of `createBrowserRouter` that `entry.client.tsx` does not set, spelled as in React
 * Router's code.
 */
const unusedOptions = ['init.instrumentations', 'init.patchRoutesOnNavigation', 'init.dataStrategy']

/** Members of the router that the app never calls: fetchers, blockers, changes of the routes. */
const unusedMembers = [
  'fetch,',
  'getFetcher,',
  'resetFetcher,',
  'deleteFetcher: queueFetcherForDeletion,',
  'getBlocker,',
  'deleteBlocker,',
  'patchRoutes,',
  '_internalFetchControllers: fetchControllers,',
]

/**
 * Vite plugin that removes unused code of React Router, 4.9 KB compressed: links and forms with
 * their dependencies, which `displayName` assignments and an impure `forwardRef` would keep in the
 * bundle, and code behind unused options and members. Throws if the code of the installed version
 * does not match.
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
        for (const member of unusedMembers) {
          const line = `\n\t\t${member}\n`
          if (!left.includes(line))
            this.error(`React Router’s router has no line “${member}”: look at it again.`)
          left = left.replace(line, '\n')
        }
        return { code: left, map: null }
      },
    },
  }
}

/**
 * Workspaces with catalogues. A page of the site loads the texts of its locale, and of all locales
 * those that name the other languages. `told`: how many messages a language lacks stands in a module
 * of the workspace.
 */
export const workspaces = [
  { folder: 'site', lazy: (name) => name !== 'languages' },
  { folder: 'cms', lazy: () => false, told: true },
  { folder: 'packages/contract', lazy: () => false },
]

/**
 * Workspaces with catalogues. A page of the site loads the texts of its locale, and of all locales
 * those that name the other languages.
 */
export const workspaces = [
  { folder: 'site', lazy: (name) => name !== 'languages' },
  { folder: 'cms', lazy: () => false },
  { folder: 'packages/contract', lazy: () => false },
]

/**
 * Workspaces with catalogues. `lazy`: a page loads the texts of its locale alone, except the names
 * of the languages. `countsUntranslated`: a module with the number of untranslated messages per locale is
 * written.
 */
export const workspaces = [
  { folder: 'site', lazy: (name) => name !== 'languages' },
  { folder: 'cms', lazy: () => false, countsUntranslated: true },
  { folder: 'packages/contract', lazy: () => false },
]

/** Budget of a public page's first view, bytes after brotli, deferred files included. */
export const firstViewBudget = { scripts: 110 * 1024, styles: 20 * 1024 } as const

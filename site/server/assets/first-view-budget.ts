/**
 * Budget of a public page's first view, bytes after brotli, deferred files included.
 * `blockStyles`: styles of the blocks of a page, beside those of all pages.
 */
export const firstViewBudget = {
  scripts: 110 * 1024,
  styles: 20 * 1024,
  blockStyles: 4 * 1024,
} as const

/**
 * The most that the first view of a public page may carry (architecture.md "Budgets"), bytes as
 * brotli sends them, what comes after the page included.
 */
export const firstViewBudget = { scripts: 110 * 1024, styles: 20 * 1024 } as const

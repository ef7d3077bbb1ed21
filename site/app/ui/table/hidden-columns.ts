const key = 'vitrine-hidden-columns'

/** Maximum number of stored keys; the most recently hidden columns are stored. */
const maxKeys = 60

/** Keys of the columns that the visitor hides, of all tables; empty without storage. */
export function hiddenColumns(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((column) => typeof column === 'string') : []
  } catch {
    return []
  }
}

/** Stores the hidden columns of a table; those of other tables are unchanged. */
export function storeHiddenColumns(ofTable: readonly string[], hidden: readonly string[]): void {
  const others = hiddenColumns().filter((column) => !ofTable.includes(column))
  try {
    localStorage.setItem(key, JSON.stringify([...others, ...hidden].slice(-maxKeys)))
  } catch {
    // storage is unavailable (private mode, no space): columns are hidden on this page only
  }
}

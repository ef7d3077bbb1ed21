const key = 'vitrine-hidden-columns'

/** Most keys that are kept, the last ones hidden. */
const maxKeys = 60

/** Keys of the columns that the visitor hides, of all tables; empty without storage. */
export function keptColumns(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Keeps which columns of a table are hidden; those of other tables stay as they are. */
export function keepColumns(ofTable: readonly string[], hidden: readonly string[]): void {
  const others = keptColumns().filter((one) => !ofTable.includes(one))
  try {
    localStorage.setItem(key, JSON.stringify([...others, ...hidden].slice(-maxKeys)))
  } catch {
    // private mode, no space: hidden on this page alone
  }
}

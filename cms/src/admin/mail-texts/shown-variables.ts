/** Names of variables in the language of the panel, by variable: `receipt` → `Protocolo`. */
export type VariableNames = Readonly<Record<string, string>>

/** A variable as it is written, or other text. */
export interface ShownPiece {
  text: string
  /** Variable; null: a name between braces that is none; undefined: other text. */
  variable?: string | null
}

const between = /(\{[^{}\n]*\})/g

const replaced = (text: string, names: VariableNames): string =>
  text.replace(between, (whole) => {
    const name = whole.slice(1, -1)
    return Object.hasOwn(names, name) ? `{${names[name]}}` : whole
  })

/** Stored variables by their names: `{name}` by `Name`. */
const byName = (names: VariableNames): VariableNames =>
  Object.fromEntries(Object.entries(names).map(([variable, name]) => [name, variable]))

/** Text as it is shown: variables under their names. */
export const shownText = (stored: string, names: VariableNames): string => replaced(stored, names)

/** Text as it is stored; names that are no variable's stay as they are typed. */
export const storedText = (shown: string, names: VariableNames): string =>
  replaced(shown, byName(names))

/** Pieces of a shown text, for marking its variables. */
export function shownPieces(shown: string, names: VariableNames): ShownPiece[] {
  const variables = byName(names)
  return shown
    .split(between)
    .filter(Boolean)
    .map((text): ShownPiece => {
      if (!/^\{.*\}$/.test(text)) return { text }
      const name = text.slice(1, -1)
      return { text, variable: Object.hasOwn(variables, name) ? (variables[name] ?? null) : null }
    })
}

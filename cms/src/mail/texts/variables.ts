/** A variable within a text: what stands between braces, on one line. */
const variable = /\{([^{}\n]*)\}/g

/** Names between braces in a text, each once. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(variable)].map(([, name = '']) => name)),
]

/** Text with values in place of its variables; values are not read for variables again. */
export const fillVariables = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(variable, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )

/** What is wrong with the variables of a text. */
export interface VariableFaults {
  unknown: string[]
  missing: string[]
}

/**
 * Faults of the variables of a text; undefined without any. Required are those that are required by
 * their e-mail and that the product's text names.
 *
 * @param variables - Variables of the e-mail; true: required.
 * @param product - Text of the product in the same place.
 */
export function variableFaults(
  text: string,
  variables: Readonly<Record<string, boolean>>,
  product: string,
): VariableFaults | undefined {
  const named = variablesIn(text)
  const unknown = named.filter((name) => !Object.hasOwn(variables, name))
  const missing = variablesIn(product).filter(
    (name) => variables[name] === true && !named.includes(name),
  )
  return unknown.length + missing.length === 0 ? undefined : { unknown, missing }
}

/** Condition on the tokens of an entry. */
export type TokenQuery =
  | { token: string }
  | { prefix: string }
  | { any: readonly TokenQuery[] }
  | { all: readonly TokenQuery[] }

/** Query for entries with at least one of the alternatives; undefined if there are none. */
export function anyOf(queries: readonly TokenQuery[]): TokenQuery | undefined {
  const [first, ...more] = queries
  return more.length === 0 ? first : { any: queries }
}

/** Query for entries that match all conditions; undefined if there are none. */
export function allOf(queries: readonly TokenQuery[]): TokenQuery | undefined {
  const [first, ...more] = queries
  return more.length === 0 ? first : { all: queries }
}

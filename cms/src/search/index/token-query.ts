/** Condition on the tokens of an entry. */
export type TokenQuery =
  | { token: string }
  | { prefix: string }
  | { any: readonly TokenQuery[] }
  | { all: readonly TokenQuery[] }

/** Entries with one of the alternatives; undefined without any. */
export function anyOf(queries: readonly TokenQuery[]): TokenQuery | undefined {
  const [first, ...more] = queries
  return more.length === 0 ? first : { any: queries }
}

/** Entries with all of it; undefined without a condition. */
export function allOf(queries: readonly TokenQuery[]): TokenQuery | undefined {
  const [first, ...more] = queries
  return more.length === 0 ? first : { all: queries }
}

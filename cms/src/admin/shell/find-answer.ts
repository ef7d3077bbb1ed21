/** Kind of a result; determines its order. */
export type ResultKind = 'document' | 'person' | 'place' | 'command'

export interface FindResult {
  kind: ResultKind
  /** Singular name of the collection, or name of the kind. */
  group: string
  name: string
  /** Text that matched the query, if it is not the name. */
  detail: string
  path: string
}

/** Response of the endpoint `find` (`ownEndpoints`). */
export interface FindAnswer {
  results: FindResult[]
}

/** Maximum length of a query, characters. */
export const maxFindQuery = 100

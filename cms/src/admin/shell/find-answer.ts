/** Kind of a result, for its mark and its order. */
export type ResultKind = 'document' | 'person' | 'place' | 'command'

export interface FindResult {
  kind: ResultKind
  /** Singular name of the collection, or of the kind. */
  group: string
  name: string
  /** Text that matches the query, if the name does not. */
  detail: string
  path: string
}

/** Answer of the endpoint `find` (`ownEndpoints`). */
export interface FindAnswer {
  results: FindResult[]
}

/** Longest query, characters. */
export const maxFindQuery = 100

/** Link to a document that references another. */
export interface Place {
  kind: string
  title: string
  field: string
  address: string
}

/** References that block a deletion, as the panel shows them. */
export interface Use {
  /** Title of the document that could not be deleted. */
  title: string
  places: Place[]
  /** True if the list is truncated. */
  more: boolean
}

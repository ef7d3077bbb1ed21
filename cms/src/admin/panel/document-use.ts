/** Reference to a document: the referencing document, its field, and a link to it. */
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
  /** True if `places` is truncated. */
  more: boolean
}

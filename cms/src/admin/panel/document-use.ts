/** A place as the panel's dialog links it. */
export interface Place {
  kind: string
  title: string
  field: string
  address: string
}

/** What the panel's dialog shows of a refused deletion. */
export interface Use {
  /** Of the document that stays. */
  title: string
  places: Place[]
  /** Whether there are more places than those listed. */
  more: boolean
}

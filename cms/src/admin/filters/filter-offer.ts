import type { ListColumn } from '#src/staff-index/list-state.ts'

export interface Option {
  value: string
  label: string
  /** What the option stands for, in figures. */
  count?: number
}

/** Attribute of part numbers by which documents can be filtered. */
export interface FilterAttribute {
  key: string
  label: string
  /** Units of a number that has one, the declared one first; null for choices and texts. */
  units: readonly string[] | null
}

/** What the documents of a collection can be filtered by, in the panel's language. */
export interface FilterOffer {
  collection: string
  language: string
  /** Content locale of the panel. */
  locale: string
  names: { parent: string }
  /** Columns that the collection's list can show: they decide which filters it has. */
  columns: readonly ListColumn[]
  parents: readonly Option[]
  authors: readonly Option[]
  /** Required facts. */
  facts: readonly Option[]
  purposes: readonly Option[]
  /** Facts that a document has or not, required or not: pictures, documents by kind, certificate, tooling. */
  parts: readonly Option[]
  attributes: readonly FilterAttribute[]
}

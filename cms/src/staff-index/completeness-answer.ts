import type { Locale } from '@vitrine/configuration/locales'
import type { Purpose } from '#src/staff-index/completeness-rules.ts'
import type { Needs, Rules } from '#src/staff-index/completeness-rules.ts'

/** Required item that a document lacks, in the words of the panel. */
export interface Lacking {
  /** Key of the fact: `text.es`, `column.torque`. */
  fact: string
  name: string
  /** Language of a text; null for what has none. */
  locale: Locale | null
  purposes: readonly Purpose[]
  /** Id of the field's element without `field-` (`seo__title`); null for what stands elsewhere. */
  field: string | null
  /** Address of the field, in the item's language. */
  href: string
  /** Part numbers without the value, and their rows (the first: 0). */
  partNumbers: { row: number; partNumber: string }[]
}

/** Place of a document among those that are completed one by one. */
export interface WorkPlace {
  place: number
  total: number
  /** Address of the next document; null at the last one. */
  next: string | null
  /** Address of the list. */
  list: string
}

/** Completeness of one document. */
export interface CompletenessAnswer {
  /** Whole percent; null where nothing is required. */
  share: number | null
  required: number
  missing: Lacking[]
  /** Items that do not apply to the document. */
  exempt: { fact: string; name: string }[]
  /** True if the account may declare that an item does not apply. */
  mayExempt: boolean
  work: WorkPlace | null
}

/** Requirement that the form of the rules offers. */
export interface OfferedRow {
  key: string
  name: string
  hint: string
  group: 'texts' | 'fields' | 'pictures' | 'parts' | 'documents'
  isByLanguage: boolean
  hasMinimum: boolean
}

/** Part of the form of the rules: a collection, or a subcategory of products. */
export interface OfferedSection {
  /** `products`, or the id of a subcategory. */
  key: string
  name: string
  isSubcategory: boolean
  purposes: readonly Purpose[]
  rows: OfferedRow[]
  /** Default needs of a collection. */
  defaults: Needs
}

/** What the form of the rules offers. */
export interface OfferedAnswer {
  sections: OfferedSection[]
  locales: { code: Locale; abbr: string; title: string; isPublic: boolean }[]
  stored: Rules
}

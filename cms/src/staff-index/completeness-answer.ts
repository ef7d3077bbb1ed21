import type { Locale } from '@vitrine/configuration/locales'
import type { Purpose } from '#src/staff-index/completeness-rules.ts'
import type { Needs, Rules } from '#src/staff-index/completeness-rules.ts'

/** Missing required fact of a document, with its label in the panel's language. */
export interface Lacking {
  /** Key of the fact: `text.es`, `column.torque`. */
  fact: string
  name: string
  /** Language of a missing text; null for a fact without language. */
  locale: Locale | null
  purposes: readonly Purpose[]
  /**
   * Id of the field's element without the prefix `field-` (`seo__title`); null if the fact has no
   * field in the form.
   */
  field: string | null
  /** URL of the form at the field, in the fact's language. */
  href: string
  /** Part numbers without the value, and their rows (the first: 0). */
  partNumbers: { row: number; partNumber: string }[]
}

/**
 * Position of a document in a list of incomplete documents that an employee completes one by one.
 */
export interface WorkPlace {
  place: number
  /** Documents of the list when the work began. */
  total: number
  /** True if there were more than `total`. */
  isMore: boolean
  /** URL of the next document; null for the last one. */
  next: string | null
  /** URL of the list. */
  list: string
}

/** Completeness of one document. */
export interface CompletenessAnswer {
  /** Percentage, integer; null if the rules require nothing. */
  share: number | null
  required: number
  missing: Lacking[]
  /** Required facts that were declared as not applicable to the document. */
  exempt: { fact: string; name: string }[]
  /** True if the account may declare that an item does not apply. */
  mayExempt: boolean
  work: WorkPlace | null
}

/** Requirement that can be chosen in the form of the completeness rules. */
export interface OfferedRow {
  key: string
  name: string
  hint: string
  group: 'texts' | 'fields' | 'pictures' | 'parts' | 'documents'
  isByLanguage: boolean
  hasMinimum: boolean
}

/** Section of the form of the completeness rules: a collection, or a subcategory of products. */
export interface OfferedSection {
  /** Key of the section: `products`, or the id of a subcategory. */
  key: string
  name: string
  isSubcategory: boolean
  purposes: readonly Purpose[]
  rows: OfferedRow[]
  /** Requirements of the collection while the company has declared none. */
  defaults: Needs
}

/** Response with the sections of the form of the completeness rules. */
export interface OfferedAnswer {
  sections: OfferedSection[]
  locales: { code: Locale; abbr: string; title: string; isPublic: boolean }[]
  stored: Rules
}

/** What a document needs, and for which uses (`cms/src/staff-index/completeness-rules.ts`). */
export type Need = { for: ('site' | 'data-sheet' | 'export')[]; min?: number }

/**
 * Rules of completeness by collection; a collection without them has the default ones. Those of
 * subcategories, by key, differ from the rules of all products; null: not needed there.
 */
export type Completeness = {
  collections: Record<string, Record<string, Need>>
  subcategories: Record<string, Record<string, Need | null>>
}

/** Text that is relevant for safety (`products/text`); `behavior`: on the site while outdated. */
export interface SafetyText {
  text: string
  behavior: 'note' | 'withdraw'
}

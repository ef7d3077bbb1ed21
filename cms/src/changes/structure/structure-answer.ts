import type { Declared } from '#src/content/variants/declaration.ts'
import type { CellOutcome } from './convert-row.ts'
import type { RuleAction } from './rule.ts'

/** Attribute of a subcategory, with its values. */
export interface StructureAttribute extends Pick<
  Declared,
  'key' | 'label' | 'type' | 'unit' | 'decimals'
> {
  /** Names by locale. */
  labels: Partial<Record<string, string | null>>
  choices: { value: string; label: string; count: number }[]
  /** Part numbers with a value. */
  count: number
  /** Values as texts, the most frequent first, and the number of the others. */
  distinct: { text: string; count: number }[]
  moreDistinct: number
}

/** What can be mapped: the subcategory, or those of the products that move. */
export interface StructureSubject {
  products: { id: number; title: string; partNumbers: number }[]
  /** Subcategories with their attributes. */
  groups: { id: number; title: string; attributes: StructureAttribute[] }[]
  /** Subcategories to which products can move. */
  targets: { id: number; title: string }[]
}

/** Value before and after, as texts. */
export interface ShownCell {
  product: number
  title: string
  partNumber: string
  before: string
  /** Values with the name of the attribute where it is another one. */
  after: string
  outcome: CellOutcome
  reason: string
  isPublicOnly: boolean
}

/** What happens to the values of one attribute. */
export interface ShownRule {
  /** Id of the former subcategory. */
  subcategory: number
  title: string
  from: Pick<Declared, 'key' | 'label' | 'type' | 'unit'>
  action: RuleAction
  to: Pick<Declared, 'key' | 'label' | 'type' | 'unit'>[]
  /** True if the units differ without an exact conversion. */
  needsFactor: boolean
  counts: Record<CellOutcome, number>
  /** Cells, those that are lost first. */
  cells: ShownCell[]
  moreCells: number
}

/** What a change of the structure would do. */
export interface StructureView {
  rules: ShownRule[]
  /** Attributes afterwards. */
  attributes: Pick<Declared, 'key' | 'label' | 'type' | 'unit'>[]
  products: number
  partNumbers: number
  /** Values that are deleted: dropped ones, and those that fit nowhere. */
  lost: number
  /** Values of attributes of which nobody decided what happens to them; they stop the change. */
  undecided: number
  /** What else the change concerns, as sentences. */
  notes: string[]
}

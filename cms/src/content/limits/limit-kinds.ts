import { isNumeric } from './measured.ts'
import type { AttributeType } from '@vitrine/contract/shapes/attribute-types'

/** What a limit is given: a number, another attribute, a text, families, or nothing. */
type Operand = 'number' | 'other' | 'text' | 'pairs' | 'families' | 'none'

/**
 * What a limit does with a value that breaks it: refuses it, leaves it out until somebody accepts it,
 * or counts its product as incomplete.
 */
export type LimitEffect = 'refuses' | 'asks' | 'lacks'

interface KindFacts {
  operand: Operand
  /** Types of attributes that can have the limit; absent: all. */
  of?: (type: AttributeType) => boolean
  effect: LimitEffect
}

const facts = {
  minimum: { operand: 'number', of: isNumeric, effect: 'refuses' },
  maximum: { operand: 'number', of: isNumeric, effect: 'refuses' },
  /** Multiples of a number. */
  step: { operand: 'number', of: isNumeric, effect: 'asks' },
  required: { operand: 'none', effect: 'refuses' },
  /** Products of some families are incomplete without the value (`families.ts`). */
  needed: { operand: 'families', effect: 'lacks' },
  /** No two part numbers of a family have the same value. */
  unique: { operand: 'none', effect: 'refuses' },
  /** Form of a text (`pattern.ts`). */
  pattern: { operand: 'text', of: (type) => type === 'text', effect: 'refuses' },
  less: { operand: 'other', of: isNumeric, effect: 'refuses' },
  greater: { operand: 'other', of: isNumeric, effect: 'refuses' },
  /** Values that go with a value of another attribute (`pairs.ts`). */
  pairs: { operand: 'pairs', effect: 'refuses' },
  /** A part number with more of the other attribute has no less of this one. */
  grows: { operand: 'other', of: isNumeric, effect: 'asks' },
  /** Distance from the curve of the family over the attribute that it grows with, percent. */
  curve: { operand: 'number', of: isNumeric, effect: 'asks' },
  /** Change at once, percent. */
  jump: { operand: 'number', of: isNumeric, effect: 'asks' },
} satisfies Record<string, KindFacts>

export type LimitKind = keyof typeof facts

export const limitKinds = Object.keys(facts) as LimitKind[]

/** Facts of the kinds of limits. */
export const limitFacts: Readonly<Record<LimitKind, KindFacts>> = facts

/** Limit of an attribute; its operand is the property that the kind takes. */
export interface Limit {
  kind: LimitKind
  number?: number | null | undefined
  /** Key of another attribute of the subcategory. */
  other?: string | null | undefined
  text?: string | null | undefined
}

/** True for a limit that has what its kind takes; others are none. */
export function isWhole({ kind, number, other, text }: Limit): boolean {
  const has = {
    number: () => typeof number === 'number' && Number.isFinite(number),
    other: () => Boolean(other),
    text: () => Boolean(text?.trim()),
    pairs: () => Boolean(other) && Boolean(text?.trim()),
    families: () => Boolean(text?.trim()),
    none: () => true,
  }
  return has[limitFacts[kind].operand]()
}

/** Limit of a kind, if an attribute has it. */
export const limitOf = (limits: readonly Limit[] | undefined, kind: LimitKind): Limit | undefined =>
  limits?.find((one) => one.kind === kind && isWhole(one))

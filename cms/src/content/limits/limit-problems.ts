import type { AttributeType } from '@vitrine/contract/shapes/attribute-types'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { limitFieldsTexts } from '#texts/limit-fields.js'
import { limitFacts } from './limit-kinds.ts'
import type { Limit, LimitKind } from './limit-kinds.ts'
import { isNumeric } from './measured.ts'
import { familiesOf } from './families.ts'
import { linesWithoutPair, pairsOf } from './pairs.ts'

const { wrong } = labelsOf(limitFieldsTexts)

/** Attribute as far as its limits are validated. */
export interface LimitedAttribute {
  key?: string | null
  type?: AttributeType | null
  unit?: string | null
  limits?: readonly Partial<Limit>[] | null
}

/** Limit with the attribute that has it, and all attributes of the subcategory. */
export interface PlacedLimit {
  limit: Partial<Limit>
  attribute: LimitedAttribute | undefined
  attributes: readonly LimitedAttribute[]
}

export const operandOf = ({ kind }: Partial<Limit>): string | undefined =>
  kind === undefined ? undefined : limitFacts[kind]?.operand

/** Problem of the kind of a limit: another type of attribute, or a limit that stands there twice. */
function problemOfKind({ limit, attribute }: PlacedLimit): Label | undefined {
  const { kind, other = null } = limit
  const facts = kind && limitFacts[kind]
  if (!facts || !attribute?.type) return undefined
  if (facts.of && !facts.of(attribute.type)) return wrong.type
  const equal = (attribute.limits ?? []).filter(
    (one) => one.kind === kind && (one.other ?? null) === other,
  )
  if (equal.length > 1) return wrong.twice
  const numberOf = (of: LimitKind): number | undefined =>
    attribute.limits?.find((one) => one.kind === of)?.number ?? undefined
  const [low, high] = [numberOf('minimum'), numberOf('maximum')]
  return kind === 'minimum' && low !== undefined && high !== undefined && low > high
    ? wrong.bounds
    : undefined
}

const mayBeNegative: readonly LimitKind[] = ['minimum', 'maximum']

function problemOfNumber({ limit }: PlacedLimit): Label | undefined {
  const { kind, number } = limit
  if (!kind || operandOf(limit) !== 'number') return undefined
  if (typeof number !== 'number' || !Number.isFinite(number)) return wrong.number
  return number <= 0 && !mayBeNegative.includes(kind) ? wrong.positive : undefined
}

function problemOfOther({ limit, attribute, attributes }: PlacedLimit): Label | undefined {
  const operand = operandOf(limit)
  if (operand !== 'other' && operand !== 'pairs') return undefined
  const other = attributes.find(({ key }) => key && key === limit.other)
  if (!other?.type || other.type === 'curve') return wrong.other
  if (other === attribute) return wrong.self
  if (operand === 'other' && !isNumeric(other.type)) return wrong.numeric
  const isCompared = limit.kind === 'less' || limit.kind === 'greater'
  return isCompared && (other.unit || '') !== (attribute?.unit || '') ? wrong.unit : undefined
}

function problemOfText({ limit }: PlacedLimit): Label | undefined {
  const operand = operandOf(limit)
  const written = limit.text?.trim() ?? ''
  if (operand === 'text') return written === '' ? wrong.text : undefined
  if (operand === 'families') return familiesOf(written).length === 0 ? wrong.families : undefined
  if (operand !== 'pairs') return undefined
  const [line] = linesWithoutPair(written)
  if (line !== undefined) return wrong.pairs({ line: line.trim().slice(0, 60) })
  return pairsOf(written).length === 0 ? wrong.noPairs : undefined
}

const problems = {
  kind: problemOfKind,
  number: problemOfNumber,
  other: problemOfOther,
  text: problemOfText,
} as const

/** Part of a limit that is validated by itself. */
export type LimitPart = keyof typeof problems

/** Problem of a part of a limit; undefined: the part is right, or the kind does not take it. */
export const problemOfLimit = (part: LimitPart, placed: PlacedLimit): Label | undefined =>
  problems[part](placed)

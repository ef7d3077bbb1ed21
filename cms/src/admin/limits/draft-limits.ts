import { decimalMarkOf } from '@vitrine/quantities/numbers'
import type { AttributeType } from '@vitrine/contract/shapes/attribute-types'
import type { Limit, LimitKind } from '#src/content/limits/limit-kinds.ts'
import { limitFacts, limitKinds } from '#src/content/limits/limit-kinds.ts'
import { problemOfLimit } from '#src/content/limits/limit-problems.ts'
import type { LimitPart } from '#src/content/limits/limit-problems.ts'
import { formatNumber, parseNumber } from '#src/content/variants/cells/number-text.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import { textOf } from '#src/platform/labels.ts'

/** Limit as it is typed. */
export interface DraftLimit {
  kind: LimitKind
  isOn: boolean
  number: string
  other: string
  text: string
}

/** Typed limits by key of their attribute. */
export type Drafts = Readonly<Record<string, readonly DraftLimit[]>>

/** Problem of a typed limit, by its position in the list. */
export interface DraftProblem {
  at: number
  part: LimitPart
  message: string
}

/** Kinds of limits in the order of the page, in groups with a heading. */
export const kindGroups = {
  range: ['minimum', 'maximum'],
  needed: ['needed', 'required', 'unique'],
  beside: ['less', 'greater', 'grows', 'pairs'],
  curve: ['curve', 'jump'],
  step: ['step'],
  form: ['pattern'],
} as const satisfies Record<string, readonly LimitKind[]>

export type KindGroup = keyof typeof kindGroups

/** Kinds of which an attribute can have several, each with another attribute. */
export const repeatable = (kind: LimitKind): boolean =>
  kind === 'less' || kind === 'greater' || kind === 'pairs'

/** Kinds of limits that attributes of a type can have. */
export const kindsOf = (type: AttributeType): LimitKind[] =>
  limitKinds.filter((kind) => limitFacts[kind].of?.(type) ?? true)

const isPercent = (kind: LimitKind): boolean => kind === 'curve' || kind === 'jump'

/** Unit in which the number of a limit is typed. */
export const unitOfLimit = (kind: LimitKind, { unit }: Pick<Declared, 'unit'>): string | null =>
  isPercent(kind) ? '%' : unit

export const emptyLimit = (kind: LimitKind): DraftLimit => ({
  kind,
  isOn: false,
  number: '',
  other: '',
  text: '',
})

/** Limits of an attribute as they are typed, with a switched-off one of each kind that it lacks. */
export function draftOf({ type, limits = [] }: Declared, language: string): DraftLimit[] {
  const mark = decimalMarkOf(language)
  return kindsOf(type).flatMap((kind): DraftLimit[] => {
    const own = limits.filter((limit) => limit.kind === kind)
    if (own.length === 0) return [emptyLimit(kind)]
    return own.map(({ number, other, text }) => ({
      kind,
      isOn: true,
      number: typeof number === 'number' ? formatNumber(number, mark) : '',
      other: other ?? '',
      text: text ?? '',
    }))
  })
}

/** A bound of the range without a number is none if the other one has a number. */
const isOpenEnd = (draft: DraftLimit, drafts: readonly DraftLimit[]): boolean =>
  (draft.kind === 'minimum' || draft.kind === 'maximum') &&
  draft.number.trim() === '' &&
  drafts.some(
    ({ kind, isOn, number }) =>
      isOn &&
      number.trim() !== '' &&
      kind !== draft.kind &&
      (kind === 'minimum' || kind === 'maximum'),
  )

function limitIn(draft: DraftLimit, column: Pick<Declared, 'unit'>, language: string): Limit {
  const { kind, number, other, text } = draft
  switch (limitFacts[kind].operand) {
    case 'number': {
      const unit = unitOfLimit(kind, column)
      return { kind, number: parseNumber(number.trim(), unit, decimalMarkOf(language)) ?? null }
    }
    case 'other':
      return { kind, other: other || null }
    case 'text':
    case 'families':
      return { kind, text: text.trim() || null }
    case 'pairs':
      return { kind, other: other || null, text: text.trim() || null }
    case 'none':
      return { kind }
  }
}

const parts = ['number', 'other', 'text', 'kind'] as const

/** Limits that are typed for an attribute, and what is wrong with them. */
export function typedLimits(
  drafts: readonly DraftLimit[],
  column: Declared,
  columns: readonly Declared[],
  language: string,
): { limits: Limit[]; problems: DraftProblem[] } {
  const given = drafts.flatMap((draft, at) =>
    draft.isOn && !isOpenEnd(draft, drafts)
      ? [{ at, limit: limitIn(draft, column, language) }]
      : [],
  )
  const limits = given.map(({ limit }) => limit)
  const attribute = { ...column, limits }
  const attributes = columns.map((each) => (each.key === column.key ? attribute : each))
  const problems = given.flatMap(({ at, limit }) => {
    for (const part of parts) {
      const problem = problemOfLimit(part, { limit, attribute, attributes })
      if (problem) return [{ at, part, message: textOf(problem, language) }]
    }
    return []
  })
  return { limits, problems }
}

/** Text of limits by which two are compared; absent operands and those of null are equal. */
export const comparable = (limits: readonly Limit[]): string =>
  JSON.stringify(
    limits
      .map(({ kind, number, other, text }) =>
        JSON.stringify([kind, number ?? null, other || null, text || null]),
      )
      .toSorted(),
  )

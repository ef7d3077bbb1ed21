import type { AttributeType } from '@vitrine/contract/shapes/attribute-types'
import { limitFacts } from './limit-kinds.ts'
import type { Limit } from './limit-kinds.ts'

/** Limits by key of their attribute. */
export type LimitsByKey = Readonly<Record<string, readonly Limit[]>>

/** Attribute of a subcategory as far as limits are copied to it. */
export interface CopyTarget {
  key: string
  type: AttributeType
  unit?: string | null
  limits?: readonly Limit[] | null
}

/**
 * Why a limit is not copied: its attribute is absent or has another type or unit, the attribute that it
 * compares with is, or it names families of the subcategory.
 */
export type NotCopied = { key: string; reason: 'absent' | 'other' | 'compared' | 'families' }

export interface CopiedLimits {
  /** Limits of the target with the copied ones, by key of the attributes that have any. */
  limits: LimitsByKey
  copied: number
  notCopied: NotCopied[]
}

const isSamePlace = (one: Limit, other: Limit): boolean =>
  one.kind === other.kind &&
  (limitFacts[one.kind].operand === 'number' || (one.other ?? null) === (other.other ?? null))

/**
 * Copies limits to the attributes of another subcategory that have the same key, type and unit. A
 * limit of the same kind is replaced, others stay. Limits that compare with an attribute that the
 * target does not have are left out.
 */
export function copyLimits(
  limits: LimitsByKey,
  from: readonly CopyTarget[],
  target: readonly CopyTarget[],
): CopiedLimits {
  const notCopied: NotCopied[] = []
  const result: Record<string, readonly Limit[]> = {}
  let copied = 0
  const isEqual = (own: CopyTarget | undefined, key: string): boolean => {
    const source = from.find((each) => each.key === key)
    return own?.type === source?.type && (own?.unit || '') === (source?.unit || '')
  }
  for (const [key, own] of Object.entries(limits)) {
    if (own.length === 0) continue
    const attribute = target.find((each) => each.key === key)
    if (!attribute || !isEqual(attribute, key)) {
      notCopied.push({ key, reason: attribute ? 'other' : 'absent' })
      continue
    }
    const named = own.filter(({ kind }) => limitFacts[kind].operand === 'families')
    if (named.length > 0) notCopied.push({ key, reason: 'families' })
    const copyable = own.filter((limit) => !named.includes(limit))
    const fitting = copyable.filter(({ other }) => {
      if (!other) return true
      return isEqual(
        target.find((each) => each.key === other),
        other,
      )
    })
    if (fitting.length < copyable.length) notCopied.push({ key, reason: 'compared' })
    if (fitting.length === 0) continue
    copied += fitting.length
    const staying = (attribute.limits ?? []).filter(
      (each) => !fitting.some((one) => isSamePlace(one, each)),
    )
    result[key] = [...staying, ...fitting]
  }
  return { limits: result, copied, notCopied }
}

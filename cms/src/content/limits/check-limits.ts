import type { AttributeType } from '@vitrine/contract/shapes/attribute-types'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { limitsTexts } from '#texts/limits.js'
import { isWhole, limitFacts } from './limit-kinds.ts'
import type { Limit } from './limit-kinds.ts'
import { boundsOf } from './measured.ts'
import { namesValue, ownFor, pairsOf } from './pairs.ts'
import { matchesPattern } from './pattern.ts'

const refused = labelsOf(limitsTexts)

/** Attribute with its limits, as far as they are checked. */
export interface LimitedColumn {
  key: string
  label: string
  type: AttributeType
  unit: string | null
  choices: readonly { value: string; label: string }[]
  limits?: readonly Limit[]
}

/** Broken limit of a row. */
export interface BrokenLimit {
  key: string
  /** Key of the other attribute that the limit compares with. */
  other?: string
  message: string
}

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === ''

/** Limits of an attribute that are whole and of its type. */
export const limitsOf = ({ limits = [], type }: Pick<LimitedColumn, 'limits' | 'type'>): Limit[] =>
  limits.filter((limit) => isWhole(limit) && (limitFacts[limit.kind].of?.(type) ?? true))

const formats = new Map<string, Intl.NumberFormat>()

/** Number in a language of the panel, with all of its decimals. */
export function numberIn(language: string, value: number): string {
  const known =
    formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 12 })
  formats.set(language, known)
  return known.format(value)
}

/** Number with the unit of its attribute: `40 mm`. */
export const measureIn = (
  language: string,
  value: number,
  unit: string | null | undefined,
): string => (unit ? `${numberIn(language, value)} ${unit}` : numberIn(language, value))

/** Value of an attribute as text: the name of a choice, a number with its unit. */
export function shownIn(
  language: string,
  value: unknown,
  { choices, unit }: Pick<LimitedColumn, 'choices' | 'unit'>,
): string {
  const bounds = boundsOf(value)
  if (bounds) {
    const [low, high] = bounds
    const measured = measureIn(language, high, unit)
    return low === high ? measured : `${numberIn(language, low)}–${measured}`
  }
  return choices.find((choice) => choice.value === value)?.label ?? String(value)
}

/** Sentence about a limit that a value alone breaks. */
function brokenAlone(
  value: unknown,
  limit: Limit,
  { unit }: Pick<LimitedColumn, 'unit'>,
  language: string,
): Label | undefined {
  const { kind, number, text } = limit
  if (kind === 'pattern')
    return typeof value === 'string' && text && !matchesPattern(value, text)
      ? refused.pattern({ pattern: text })
      : undefined
  const bounds = boundsOf(value)
  if (!bounds || typeof number !== 'number') return undefined
  const limitText = measureIn(language, number, unit)
  if (kind === 'minimum')
    return bounds[0] < number ? refused.minimum({ limit: limitText }) : undefined
  if (kind === 'maximum')
    return bounds[1] > number ? refused.maximum({ limit: limitText }) : undefined
  return undefined
}

/** Message about the limits that a value breaks alone; undefined for an allowed or empty value. */
export function checkLimitsOfValue(
  value: unknown,
  column: Pick<LimitedColumn, 'limits' | 'type' | 'unit'>,
  language: string,
): string | undefined {
  if (!column.limits?.length || isEmpty(value)) return undefined
  for (const limit of limitsOf(column)) {
    const broken = brokenAlone(value, limit, column, language)
    if (broken) return textOf(broken, language)
  }
  return undefined
}

interface Compared {
  value: unknown
  column: LimitedColumn
  otherValue: unknown
  other: LimitedColumn
}

/** Sentence about a limit that a value breaks with the value of another attribute. */
function brokenBeside(
  { value, column, otherValue, other }: Compared,
  { kind, text }: Limit,
  language: string,
): Label | undefined {
  const shown = shownIn(language, otherValue, other)
  if (kind === 'pairs') {
    const own = ownFor(pairsOf(text ?? ''), otherValue, other.choices)
    return own && !own.some((each) => namesValue(each, value, column.choices))
      ? refused.pairs({ other: other.label, value: shown, own: own.join('; ') })
      : undefined
  }
  const [own, theirs] = [boundsOf(value), boundsOf(otherValue)]
  // numbers of two units are not compared; the form of the limit says so
  if (!own || !theirs || (column.unit ?? '') !== (other.unit ?? '')) return undefined
  if (kind === 'less' && own[1] >= theirs[0])
    return refused.less({ other: other.label, value: shown })
  if (kind === 'greater' && own[0] <= theirs[1])
    return refused.greater({ other: other.label, value: shown })
  return undefined
}

/** Limits that a row breaks by what it lacks, or between two of its values. */
export function checkLimitsOfRow(
  values: Readonly<Record<string, unknown>>,
  columns: readonly LimitedColumn[],
  language: string,
): BrokenLimit[] {
  return columns.flatMap((column) => {
    const value = values[column.key]
    for (const limit of column.limits?.length ? limitsOf(column) : []) {
      const { kind, other: otherKey } = limit
      if (kind === 'required' && isEmpty(value))
        return [{ key: column.key, message: textOf(refused.required, language) }]
      const other = otherKey ? columns.find(({ key }) => key === otherKey) : undefined
      const otherValue = other && values[other.key]
      if (!other || isEmpty(value) || isEmpty(otherValue)) continue
      const broken = brokenBeside({ value, column, otherValue, other }, limit, language)
      if (broken) return [{ key: column.key, other: other.key, message: textOf(broken, language) }]
    }
    return []
  })
}

/** Values that two rows of a family have, of attributes whose values are unique. */
export function checkUnique(
  rows: readonly { part_number: string; values: Readonly<Record<string, unknown>> }[],
  columns: readonly LimitedColumn[],
  language: string,
): (BrokenLimit & { row: number })[] {
  return columns
    .filter((column) => limitsOf(column).some(({ kind }) => kind === 'unique'))
    .flatMap(({ key }) => {
      const first = new Map<string, string>()
      return rows.flatMap(({ part_number: code, values }, row) => {
        const value = values[key]
        if (isEmpty(value)) return []
        const text = JSON.stringify(typeof value === 'string' ? value.trim().toLowerCase() : value)
        const known = first.get(text)
        if (known === undefined) {
          first.set(text, code)
          return []
        }
        return [{ row, key, message: textOf(refused.unique({ code: known }), language) }]
      })
    })
}

import { checkValue } from '#src/content/variants/check.ts'
import type { AttributeValue, Variant } from '#src/content/variants/declaration.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import { convertValue, textOfValue } from './convert-value.ts'
import type { Conversion } from './convert-value.ts'
import type { Rule } from './rule.ts'
import { splitValue } from './split-value.ts'
import { ownValue } from './own-value.ts'

const { reasons } = labelsOf(structureTexts)

/**
 * What became of a value: the same, converted exactly, with fewer digits, written into a note,
 * dropped as decided, or not carried.
 */
export const cellOutcomes = ['same', 'converted', 'rounded', 'noted', 'dropped', 'refused'] as const
export type CellOutcome = (typeof cellOutcomes)[number]

export interface ConvertedCell {
  /** Key of the former attribute. */
  key: string
  before: AttributeValue
  /** Values by key of the new attributes. */
  after: Record<string, AttributeValue>
  outcome: CellOutcome
  /** Why it is not the same anymore; empty for an exact value. */
  reason: string
}

type Values = Variant['values']

const isSet = (value: AttributeValue | undefined): value is NonNullable<AttributeValue> =>
  value !== null && value !== undefined && value !== ''

/** Order in which attributes get values: those that stay come first. */
const rank = ({ action }: Rule): number => (action === 'keep' ? 0 : action === 'note' ? 2 : 1)

/** Converts the values of one part number. */
class RowConversion {
  readonly values: Values
  readonly cells: ConvertedCell[] = []
  readonly #language: string

  constructor(values: Values, language: string) {
    this.values = values
    this.#language = language
  }

  /** Value of an attribute that gets two. */
  #joined(present: AttributeValue, added: AttributeValue, rule: Rule, to: ValueColumn): Conversion {
    const say = (message: string): Conversion => ({ message })
    const isRounded = false
    if (rule.conflict === 'bounds' && typeof present === 'object' && present) {
      const [low] = present
      if (typeof added === 'object' && added && low <= added[1])
        return { value: [low, added[1]], isRounded }
    }
    if (rule.conflict === 'join' && to.declared.type === 'text') {
      const value = `${String(present)}; ${String(added)}`
      const message = checkValue(value, to.declared, this.#language)
      return message === undefined ? { value, isRounded } : { message }
    }
    return say(textOf(reasons.taken({ label: to.declared.label }), this.#language))
  }

  /** Puts a value into an attribute; a sentence if it is not taken. */
  #put(conversion: Conversion, rule: Rule, to: ValueColumn): Conversion {
    if ('message' in conversion || !isSet(conversion.value)) return conversion
    const present = ownValue(this.values, to.key)
    const isTaken = isSet(present) && present !== conversion.value
    const result = isTaken ? this.#joined(present, conversion.value, rule, to) : conversion
    if (!('message' in result)) this.values[to.key] = result.value
    return result
  }

  #carry(value: AttributeValue, rule: Rule): Conversion[] {
    if (rule.action === 'open')
      return [
        { message: textOf(reasons.open({ label: rule.from.declared.label }), this.#language) },
      ]
    if (rule.action !== 'split')
      return rule.to.map((to) => this.#put(convertValue(value, rule, to, this.#language), rule, to))
    const split = splitValue(value, rule, this.#language)
    if ('message' in split) return [split]
    const parts = rule.to.map((to, at) =>
      convertValue(split.parts[at] ?? null, { ...rule, choices: {} }, to, this.#language),
    )
    // both parts or none
    if (parts.some((part) => 'message' in part)) return parts
    return parts.map((part, at) => {
      const to = rule.to[at]
      return to ? this.#put(part, rule, to) : part
    })
  }

  /** Writes a value into the note of its rule. */
  #note(value: AttributeValue, { from, note }: Rule): Conversion {
    if (!note) return { message: textOf(reasons.noNote, this.#language) }
    const text = `${from.declared.label}: ${textOfValue(value, from, null, this.#language)}`
    const present = ownValue(this.values, note.key)
    const joined = isSet(present) ? `${String(present)}; ${text}` : text
    const message = checkValue(joined, note.declared, this.#language)
    if (message !== undefined) return { message }
    this.values[note.key] = joined
    return { value: joined, isRounded: false }
  }

  /** What becomes of a value that cannot be carried. */
  #rest(value: AttributeValue, rule: Rule, reason: string): [CellOutcome, string] {
    if (rule.rest === 'drop') return ['dropped', reason]
    if (rule.rest !== 'note') return ['refused', reason]
    const noted = this.#note(value, rule)
    return 'message' in noted ? ['refused', noted.message] : ['noted', reason]
  }

  apply(value: AttributeValue, rule: Rule): void {
    const cell = (
      outcome: CellOutcome,
      reason: string,
      after: ConvertedCell['after'] = {},
    ): void => {
      this.cells.push({ key: rule.from.key, before: value, after, outcome, reason })
    }
    if (rule.action === 'drop') return cell('dropped', '')
    if (rule.action === 'note') {
      const noted = this.#note(value, rule)
      if ('message' in noted) return cell(...this.#rest(value, rule, noted.message))
      return cell('noted', '', rule.note ? { [rule.note.key]: noted.value } : {})
    }
    const results = this.#carry(value, rule)
    const refused = results.find((result) => 'message' in result)
    if (refused && rule.conflict === 'first' && this.#isTaken(rule))
      return cell('dropped', refused.message)
    if (refused) return cell(...this.#rest(value, rule, refused.message))
    const after = Object.fromEntries(
      results.flatMap((result, at): [string, AttributeValue][] => {
        const key = rule.to[at]?.key
        return 'value' in result && result.value !== null && key ? [[key, result.value]] : []
      }),
    )
    if (results.some((result) => 'isDropped' in result))
      return cell('dropped', textOf(reasons.choiceRemoved, this.#language))
    if (results.some((result) => 'isRounded' in result && result.isRounded))
      return cell('rounded', textOf(reasons.rounded, this.#language), after)
    const [to] = rule.to
    const isSame = rule.to.length === 1 && to && sameText(after[to.key], value)
    cell(isSame && to.unit === rule.from.unit ? 'same' : 'converted', '', after)
  }

  #isTaken({ to }: Rule): boolean {
    return to.some(({ key }) => isSet(ownValue(this.values, key)))
  }
}

const sameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Values of a part number under the new attributes, and what became of each. */
export function convertRow(
  values: Values,
  rules: readonly Rule[],
  language: string,
): { values: Values; cells: ConvertedCell[] } {
  const former = new Set(rules.map(({ from }) => from.key))
  const conversion = new RowConversion(
    Object.fromEntries(Object.entries(values).filter(([key]) => !former.has(key))),
    language,
  )
  for (const rule of rules.toSorted((a, b) => rank(a) - rank(b))) {
    const value = ownValue(values, rule.from.key)
    if (isSet(value)) conversion.apply(value, rule)
  }
  return { values: conversion.values, cells: conversion.cells }
}

import { z } from 'zod'
import { intervalValue } from '@vitrine/contract/shapes/filters'
import { attributeNamed, namesOf } from './known-attributes.ts'
import type { KnownAttribute } from './known-attributes.ts'
import { ToolRefusal } from './tool-refusal.ts'
import { convertExactly, exactUnits } from './units.ts'

export const valueCondition = z
  .strictObject({
    attribute: z.string().min(1).max(120).describe('Key or name of an attribute.'),
    equals: z
      .union([z.number(), z.boolean(), z.string().max(100)])
      .optional()
      .describe('Exact value. A range that contains the number counts.'),
    min: z.number().optional().describe('Least value, included.'),
    max: z.number().optional().describe('Greatest value, included.'),
    unit: z
      .string()
      .max(20)
      .optional()
      .describe('Unit of the numbers; required where the attribute has one.'),
  })
  .describe('Condition on an attribute, with "equals", or with "min", "max" or both.')
export type ValueCondition = z.infer<typeof valueCondition>

/** A condition in the attribute's own unit. */
export interface ValueFilter {
  attribute: KnownAttribute
  /** Value of a filter of the API. */
  value: string
}

/** Maximum number of options that a message lists. */
const maxListed = 40

/** Number without an exponent, as filters write it; undefined if it has too many digits. */
function plainNumber(value: number): string | undefined {
  const text = String(value)
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? text : undefined
}

/**
 * Filter of a condition. Refuses an unknown attribute, a missing or foreign unit, and a value that
 * the attribute cannot have, with what exists.
 */
export function readCondition(
  condition: ValueCondition,
  known: ReadonlyMap<string, KnownAttribute>,
  where: string,
): ValueFilter {
  const { attribute: name, equals, min, max } = condition
  const attribute = attributeNamed(name, known)
  if (!attribute)
    throw new ToolRefusal(
      `There is no attribute “${name}” ${where}. Attributes here: ${namesOf(known.values()) || 'none'}. Name another "subcategory" to see others.`,
    )
  const hasBounds = min !== undefined || max !== undefined
  if ((equals === undefined) === !hasBounds)
    throw new ToolRefusal(
      `The condition on ${attribute.key} needs either "equals", or "min" and "max" or one of them.`,
    )
  if (!attribute.isNumeric) return { attribute, value: choiceOf(condition, attribute) }
  if (typeof equals === 'boolean' || typeof equals === 'string')
    throw new ToolRefusal(
      `${attribute.key} (${attribute.label}) is a number: give "equals", "min" or "max" as a JSON number${attribute.unit ? ', and the unit in "unit"' : ''}.`,
    )
  return { attribute, value: intervalOf({ ...condition, equals }, attribute) }
}

function intervalOf(
  { equals, min, max, unit }: { equals: number | undefined } & Omit<ValueCondition, 'equals'>,
  attribute: KnownAttribute,
): string {
  const inOwn = (value: number | undefined): number | null => {
    if (value === undefined) return null
    const converted = inUnit(value, unit, attribute)
    if (plainNumber(converted) === undefined)
      throw new ToolRefusal(`${value} is out of the range of numbers that can be compared.`)
    return converted
  }
  const [from, to] = [inOwn(equals ?? min), inOwn(equals ?? max)]
  if (from !== null && to !== null && from > to)
    throw new ToolRefusal(`In the condition on ${attribute.key} "min" is greater than "max".`)
  return intervalValue({ from, to })
}

function inUnit(value: number, unit: string | undefined, attribute: KnownAttribute): number {
  const { key, label, unit: own } = attribute
  const given = unit?.trim() ?? ''
  if (own === null) {
    if (given === '') return value
    throw new ToolRefusal(`${key} (${label}) has no unit: leave "unit" out.`)
  }
  const accepted = exactUnits(own).join(', ')
  if (given === '')
    throw new ToolRefusal(
      `${key} (${label}) is in ${own}: name the unit of your numbers in "unit". Accepted: ${accepted}.`,
    )
  const converted = convertExactly(value, given, own)
  if (converted === undefined)
    throw new ToolRefusal(
      `“${given}” is not converted to ${own}, the unit of ${key} (${label}). Accepted: ${accepted}. Ask again in one of these; do not convert by an approximate table.`,
    )
  return converted
}

function choiceOf({ equals, unit }: ValueCondition, attribute: KnownAttribute): string {
  const { key, label, options } = attribute
  if (equals === undefined || unit !== undefined)
    throw new ToolRefusal(
      `${key} (${label}) is no number: give "equals" alone. ${listed(options)}`.trim(),
    )
  const text = String(equals)
  if (options.length === 0) return text
  const found =
    options.find(({ value }) => value === text) ??
    options.find((option) =>
      [option.value, option.label].some((each) => each.toLowerCase() === text.toLowerCase()),
    )
  if (!found) throw new ToolRefusal(`${key} (${label}) has no value “${text}”. ${listed(options)}`)
  return found.value
}

const listed = (options: KnownAttribute['options']): string =>
  options.length === 0
    ? ''
    : `Values that exist: ${options
        .slice(0, maxListed)
        .map(({ value, label }) => (value === label ? value : `${value} (${label})`))
        .join(', ')}${options.length > maxListed ? ', …' : ''}.`

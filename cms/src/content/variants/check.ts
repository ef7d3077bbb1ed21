import { gtinKey, isGtin } from '@vitrine/contract/gtin'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { checkLifeCells, isDay } from '#src/content/life-cycle/check-life.ts'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { variantsTexts } from '#texts/variants.js'
import type { CellError, Declared, Variant } from './declaration.ts'
import {
  checkLimitsOfRow,
  checkLimitsOfValue,
  checkUnique,
} from '#src/content/limits/check-limits.ts'
import { isDamagedCode } from './damaged-code.ts'
import { isOneLine, normalizePartNumber } from './part-number.ts'

const labels = labelsOf(variantsTexts)
const { numberIn } = labelsOf(variantsGridTexts)

const messages = {
  partNumber: labels.partNumber,
  characters: labels.characters,
  oneLine: labels.oneLine,
  repeated: labels.repeated,
  damaged: labels.damaged,
  number: labels.number,
  numberIn: numberIn,
  decimals: labels.decimals,
  range: labels.range,
  choice: labels.choice,
  boolean: labels.boolean,
  text: labels.text,
  gtin: labels.gtin,
  stranger: labels.stranger,
  shape: labels.shape,
  day: labelsOf(lifeCycleTexts).day,
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFinite = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

function tooPrecise(value: number, decimals: number | null): boolean {
  return decimals !== null && Math.abs(value - Number(value.toFixed(decimals))) > 1e-9
}

/** Message about a number; a text with another unit says which one the column has. */
const numberMessage = (value: unknown, { unit }: Declared) =>
  unit && typeof value === 'string' && /\d\s*[^\d\s.,]/.test(value)
    ? messages.numberIn({ unit })
    : messages.number

/** Error message of a value in `language`; undefined for a valid or empty value. */
export const checkValue = (
  value: unknown,
  declared: Declared,
  language: string,
): string | undefined =>
  checkType(value, declared, language) ?? checkLimitsOfValue(value, declared, language)

function checkType(value: unknown, declared: Declared, language: string): string | undefined {
  if (value === null || value === undefined) return undefined
  switch (declared.type) {
    case 'number':
      if (!isFinite(value)) return textOf(numberMessage(value, declared), language)
      break
    case 'range':
      if (!isRange(value)) return textOf(messages.range, language)
      break
    case 'choice':
    case 'color':
    case 'picture':
      if (!declared.choices.some((choice) => choice.value === value))
        return textOf(
          messages.choice({ choices: declared.choices.map(({ label }) => label).join(', ') }),
          language,
        )
      break
    case 'boolean':
      return typeof value === 'boolean' ? undefined : textOf(messages.boolean, language)
    case 'text':
      return textProblem(value, declared, language)
  }
  // curves are not values of a variant
  if (declared.type === 'curve') return textOf(messages.stranger, language)
  const isTooPrecise = (part: unknown) => isFinite(part) && tooPrecise(part, declared.decimals)
  if (isMeasured(declared) && [value].flat().some(isTooPrecise))
    return textOf(messages.decimals({ count: declared.decimals ?? 0 }), language)
  return undefined
}

const isMeasured = ({ type }: Declared): boolean => type === 'number' || type === 'range'

/** Two numbers, the lower one first. */
const isRange = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  isFinite(value[0]) &&
  isFinite(value[1]) &&
  value[0] <= value[1]

function textProblem(value: unknown, declared: Declared, language: string): string | undefined {
  if (typeof value !== 'string' || value.length > 200) return textOf(messages.text, language)
  if (declared.format === 'day' && !isDay(value)) return textOf(messages.day, language)
  return declared.key === gtinKey && !isGtin(value) ? textOf(messages.gtin, language) : undefined
}

/**
 * Errors of all cells of a product's variants; the same validation runs in the grid and on publish.
 */
export function checkVariants(
  variants: unknown,
  attributes: readonly Declared[],
  language: string,
): CellError[] {
  if (!Array.isArray(variants))
    return variants === null || variants === undefined
      ? []
      : [{ row: 0, key: 'part_number', message: textOf(messages.shape, language) }]
  const limited = attributes.some(({ limits }) => limits?.length) ? attributes : []
  const errors: CellError[] = []
  const seen = new Map<string, number>()
  variants.forEach((variant: unknown, row) => {
    if (
      !isRecord(variant) ||
      !isRecord(variant['values']) ||
      Object.keys(variant).some((name) => name !== 'part_number' && name !== 'values')
    ) {
      errors.push({ row, key: 'part_number', message: textOf(messages.shape, language) })
      return
    }
    const partNumber =
      typeof variant['part_number'] === 'string' ? variant['part_number'].trim() : ''
    const normalized = normalizePartNumber(partNumber)
    if (partNumber === '')
      errors.push({ row, key: 'part_number', message: textOf(messages.partNumber, language) })
    else if (normalized === '' || partNumber.length > 60)
      errors.push({ row, key: 'part_number', message: textOf(messages.characters, language) })
    else if (!isOneLine(partNumber))
      errors.push({ row, key: 'part_number', message: textOf(messages.oneLine, language) })
    else if (isDamagedCode(partNumber))
      errors.push({
        row,
        key: 'part_number',
        message: textOf(messages.damaged({ text: partNumber }), language),
      })
    else if (seen.has(normalized))
      errors.push({ row, key: 'part_number', message: textOf(messages.repeated, language) })
    else seen.set(normalized, row)
    for (const [key, value] of Object.entries(variant['values'])) {
      const declared = attributes.find((attribute) => attribute.key === key)
      const message = declared
        ? checkValue(value, declared, language)
        : value === null
          ? undefined
          : textOf(messages.stranger, language)
      if (message !== undefined) errors.push({ row, key, message })
    }
    const life = checkLifeCells({ values: variant['values'] as Variant['values'] }, row, language)
    const isNew = ({ key }: { key: string }): boolean =>
      !errors.some((one) => one.row === row && one.key === key)
    errors.push(...life.filter(isNew))
    if (limited.length === 0 || partNumber === '') return
    const broken = checkLimitsOfRow(variant['values'], limited, language)
    errors.push(...broken.filter(isNew).map((one) => ({ row, ...one })))
  })
  const repeated = limited.length > 0 ? checkUnique(checked(variants), limited, language) : []
  return [
    ...errors,
    ...repeated.filter(({ row, key }) => !errors.some((one) => one.row === row && one.key === key)),
  ]
}

/** Rows with what their values are compared by; an invalid row has none. */
const checked = (variants: readonly unknown[]): Variant[] =>
  variants.map((variant) => ({
    part_number: String(Object(variant)['part_number'] ?? ''),
    values: (isRecord(variant) && isRecord(variant['values'])
      ? variant['values']
      : {}) as Variant['values'],
  }))

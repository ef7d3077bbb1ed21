import { grades } from '@vitrine/contract/shapes/reference-grades'
import type { Grade } from '@vitrine/contract/shapes/reference-grades'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'

const labels = labelsOf(crossReferencesTexts)

/**
 * Stored row of a maker: `part_number` is the other maker's number, `values.ours` our replacement.
 */
export type StoredReference = Variant

/**
 * Limits of a maker: length of the texts in a row and of its name, characters; number of its rows.
 */
export const referenceLimits = {
  maker: 80,
  number: 60,
  ours: 60,
  note: 300,
  source: 200,
  rows: 10_000,
} as const

/** Column key of the note in a locale. */
export const noteKey = (locale: Locale): string => `note_${locale}`

export const isGrade = (value: unknown): value is Grade => grades.some((grade) => grade === value)

/** Columns of the grid after the other maker's number. */
export function referenceColumns(language: string): Declared[] {
  const plain = { type: 'text', unit: null, decimals: null, choices: [] } as const
  return [
    { ...plain, choices: [], key: 'ours', label: textOf(labels.ours, language) },
    {
      ...plain,
      key: 'grade',
      label: textOf(labels.grade, language),
      type: 'choice',
      choices: grades.map((value) => ({ value, label: textOf(labels.grades[value], language) })),
    },
    ...localeCodes.map((locale) => ({
      ...plain,
      choices: [],
      key: noteKey(locale),
      label: textOf(labels.note({ language: locales[locale].title }), language),
    })),
    { ...plain, choices: [], key: 'source', label: textOf(labels.source, language) },
    { ...plain, choices: [], key: 'checked_on', label: textOf(labels.checkedOn, language) },
  ]
}

/** Columns of a file: the maker, the maker's number, and the columns of the grid. */
export const referenceFileColumns = (language: string): { key: string; label: string }[] => [
  { key: 'maker', label: textOf(labels.maker, language) },
  { key: 'part_number', label: textOf(labels.number, language) },
  ...referenceColumns(language),
]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Valid rows of a JSON value; others are removed. */
export const referencesOf = (value: unknown): StoredReference[] =>
  (Array.isArray(value) ? value : []).filter(
    (row): row is StoredReference =>
      isRecord(row) && typeof row['part_number'] === 'string' && isRecord(row['values']),
  )

/** Text of a cell; empty if it has no value. */
export const cellText = ({ values }: StoredReference, key: string): string => {
  const value = values[key]
  return typeof value === 'string' ? value.trim() : ''
}

/** Key of a row within its maker: both numbers, normalized. */
export const referenceKey = (row: StoredReference): string =>
  `${normalizePartNumber(row.part_number)} ${normalizePartNumber(cellText(row, 'ours'))}`

/** Normalized names by which a maker is recognized, its own name first. */
export const makerKeys = (name: string, aliases: string | null | undefined): string[] => [
  ...new Set([name, ...(aliases ?? '').split(/[,;\n]/)].map(normalizePartNumber).filter(Boolean)),
]

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year > 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Date of a text as ISO 8601: `2026-11-23`, `23/11/2026` (in English `11/23/2026`), `23.11.2026`.
 * Undefined for other texts.
 */
export function readDay(text: string, language: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(text.trim())
  const local = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/.exec(text.trim())
  const monthFirst = language === 'en' && local?.[2] === '/'
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : monthFirst
      ? [local?.[4], local?.[1], local?.[3]]
      : [local?.[4], local?.[3], local?.[1]]
  if (!isDay(Number(year), Number(month), Number(day))) return undefined
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

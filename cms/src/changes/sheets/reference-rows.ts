import { localeCodes } from '@vitrine/configuration/locales'
import { checkReferences, cleanReferences } from '#src/content/cross-references/check-references.ts'
import {
  cellText,
  makerKeys,
  noteKey,
  referenceColumns,
  referenceKey,
  referenceLimits,
  referencesOf,
} from '#src/content/cross-references/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { headReader } from '#src/content/variants/cells/table-columns.ts'
import { gridKeyOf, gridValueColumns } from './grid-kind.ts'
import type { GridKey, GridKind, GridOwner, LineKeys } from './grid-kind.ts'

const labels = labelsOf(crossReferencesTexts)

const [makerKey, numberKey] = ['@maker', '@number']

/** Columns that identify a cross-reference, beside our part number. */
export const referenceKeys: readonly GridKey[] = [
  {
    key: makerKey,
    labels: labels.maker,
    otherHeads: ['maker', 'manufacturer', 'brand', 'fabricante', 'marca', 'hersteller'],
    kind: 'text',
  },
  {
    key: numberKey,
    labels: labels.number,
    otherHeads: ['number', 'partnumber', 'numero', 'nummer'],
    kind: 'text',
  },
]

/** Heads that make a row one of cross-references, so that what it lacks is worth a word. */
const minHeads = 2

/**
 * Key columns that a row of heads lacks; undefined if it lacks none, or is not like one of
 * cross-references.
 */
export function lackingReferenceHeads(texts: readonly string[]): Label[] | undefined {
  const keys = new Set(texts.map((text) => gridKeyOf(text, referenceKeys)))
  const lacking = referenceKeys.filter(({ key }) => !keys.has(key))
  if (lacking.length === 0 || lacking.length === referenceKeys.length) return undefined
  const valueKeyOf = headReader(referenceValueColumns(''), '')
  const values = texts.filter((text) => valueKeyOf(text).likely.length > 0)
  const found = referenceKeys.length - lacking.length + values.length
  return found < minHeads ? undefined : lacking.map(({ labels: label }) => label)
}

export interface Maker extends GridOwner {
  id: number
  aliases: string
}

const noteLocales = new Map(localeCodes.map((locale) => [noteKey(locale), locale]))

/** Columns of the values of a cross-reference. */
export const referenceValueColumns = (language: string): ValueColumn[] =>
  gridValueColumns(
    (each) =>
      referenceColumns(each).map((column) =>
        column.key === 'checked_on' ? { ...column, format: 'day' as const } : column,
      ),
    { language, localeOf: (key) => noteLocales.get(key) ?? null },
  )

/** Cross-references of other makers as rows of a sheet. `isOurs`: true for a published part number or family. */
export function referenceRows(
  makers: readonly Maker[],
  { language, isOurs }: { language: string; isOurs: (normalized: string) => boolean },
): GridKind {
  const owners = new Map<string, GridOwner>()
  for (const maker of makers)
    for (const key of makerKeys(maker.title, maker.aliases))
      if (!owners.has(key)) owners.set(key, maker)
  const rowsOf = new Map<GridOwner, Map<string, number>>(
    makers.map((maker) => [maker, new Map(maker.rows.map((row, at) => [referenceKey(row), at]))]),
  )
  const missing = (label: typeof labels.maker) =>
    ({ reason: 'missingKey', details: { label: textOf(label, language) } }) as const
  return {
    field: 'references',
    collection: 'other-makers',
    name: labels.title,
    keys: referenceKeys,
    columns: referenceValueColumns(language),
    owners: makers,
    identifying: new Set(['ours']),
    nameField: 'name',
    keysOf: ({ title, rows }, at) => [title, rows[at]?.part_number ?? ''],
    resolve: ({ texts, valueOf }: LineKeys) => {
      const name = texts.get(makerKey) ?? ''
      const number = texts.get(numberKey) ?? ''
      const ours = valueOf('ours')
      const key = normalizePartNumber(name)
      if (key === '') return missing(labels.maker)
      if (number === '') return missing(labels.number)
      const owner = owners.get(key) ?? { id: undefined, title: name, rows: [] }
      owners.set(key, owner)
      if (ours === '') {
        const same = owner.rows.flatMap((row, at) =>
          normalizePartNumber(row.part_number) === normalizePartNumber(number) ? [at] : [],
        )
        const [at, ...others] = same
        if (others.length > 0) return { reason: 'severalRows' }
        return at === undefined ? missing(labels.ours) : { owner, at }
      }
      const row = { part_number: number, values: { ours } }
      const at = rowsOf.get(owner)?.get(referenceKey(row))
      return at === undefined ? { owner, at, row } : { owner, at }
    },
    check: (owner, row, isNew) => {
      const [clean = row] = referencesOf(cleanReferences([row], language))
      const errors = checkReferences([clean], language).map(({ key, message }) => ({
        key,
        message,
      }))
      const say = (label: typeof labels.maker) => textOf(label, language)
      const code = cellText(row, 'ours')
      if (!isNew) return errors
      if (owner.title.length > referenceLimits.maker)
        errors.push({
          key: makerKey,
          message: say(labels.errors.long({ count: referenceLimits.maker })),
        })
      if (owner.rows.length >= referenceLimits.rows)
        errors.push({ key: makerKey, message: say(labels.errors.shape) })
      if (errors.length === 0 && !isOurs(normalizePartNumber(code)))
        errors.push({ key: 'ours', message: say(labels.errors.unknown({ code })) })
      return errors
    },
  }
}

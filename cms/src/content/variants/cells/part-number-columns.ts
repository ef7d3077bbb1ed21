import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { gtinKey } from '@vitrine/contract/gtin'
import { isChoice, isColumn } from '@vitrine/contract/shapes/attribute-types'
import { reasonKey } from '#src/content/life-cycle/stored-life.ts'
import { declaredFrom } from '#src/content/variants/declaration.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import { packingKey, withTrade } from '#src/content/variants/trade-attributes.ts'
import { labelsOf, localeOfPanel, panelLanguage } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { sheetsTexts } from '#texts/sheets.js'
import { textIn } from './sheet-product.ts'
import type { SheetAttribute, SheetSubcategory } from './sheet-product.ts'

const labels = labelsOf(sheetsTexts)

/** Languages of the panel. */
export const panelLanguages: readonly string[] = [...new Set(localeCodes.map(panelLanguage))]

/** Keys of the columns that identify a row; no attribute’s key begins with `@`. */
export const rowKeys = { family: '@family', title: '@title', partNumber: '@part_number' } as const
export type RowKey = (typeof rowKeys)[keyof typeof rowKeys]

/** Labels of the columns that identify a row. */
export const rowKeyLabels: Record<RowKey, Label> = {
  [rowKeys.family]: labels.family,
  [rowKeys.title]: labels.product,
  [rowKeys.partNumber]: labels.partNumber,
}

/** Column of a value of a part number. */
export interface ValueColumn {
  key: string
  /** Declaration with labels in the language of the panel. */
  declared: Declared
  /** Locale of a text that has a column for each; null: a value without language. */
  locale: Locale | null
  /** Labels by language of the panel. */
  labels: Label
  unit: string | null
  /** Options by language of the panel. */
  choices: Readonly<Record<string, readonly Declared['choices'][number][]>>
}

const declaredIn = (attribute: SheetAttribute, locale: Locale): Declared =>
  declaredFrom({
    ...attribute,
    label: textIn(attribute.label, locale),
    choices: (attribute.choices ?? []).map(({ value, label }) => ({
      value,
      label: textIn(label, locale),
    })),
  })

const localeOfColumn = new Map(localeCodes.map((locale) => [reasonKey(locale), locale]))

/** Column of a declaration; without its spellings only the labels of `language` are known. */
export const valueColumn = (declared: Declared, language: string): ValueColumn => ({
  key: declared.key,
  declared,
  locale: localeOfColumn.get(declared.key) ?? null,
  labels: { ...declared.spellings?.labels, [language]: declared.label },
  unit: declared.unit,
  choices: { ...declared.spellings?.choices, [language]: declared.choices },
})

/**
 * Attributes of a subcategory with trade codes and life cycle, labelled in `language` and with their
 * spellings in all languages of the panel.
 */
export function spelledAttributes(stored: readonly SheetAttribute[], language: string): Declared[] {
  const attributes = stored.filter(isColumn)
  const byLanguage = new Map(
    panelLanguages.map((each) => {
      const locale = localeOfPanel(each)
      const declared = attributes.map((attribute) => declaredIn(attribute, locale))
      return [each, new Map(withTrade(declared, locale).map((one) => [one.key, one]))]
    }),
  )
  const own = [...(byLanguage.get(language) ?? new Map<string, Declared>()).values()]
  return own.map((declared): Declared => {
    const each = <Value>(valueOf: (one: Declared) => Value): Record<string, Value> =>
      Object.fromEntries(
        panelLanguages.map((one) => [
          one,
          valueOf(byLanguage.get(one)?.get(declared.key) ?? declared),
        ]),
      )
    const spellings = { labels: each(({ label }) => label), choices: each((one) => one.choices) }
    return { ...declared, spellings }
  })
}

/**
 * Columns of the part numbers of a subcategory: trade codes, attributes, life cycle. `language`:
 * that of the panel.
 */
export function valueColumns(subcategory: SheetSubcategory, language: string): ValueColumn[] {
  const declaredKeys = new Set(subcategory.attributes.filter(isColumn).map(({ key }) => key))
  const columns = spelledAttributes(subcategory.attributes, language).map((declared) =>
    valueColumn(declared, language),
  )
  const rank = ({ key, locale }: ValueColumn): number =>
    key === gtinKey
      ? 0
      : locale !== null
        ? 4
        : declaredKeys.has(key)
          ? 2
          : key === packingKey
            ? 1
            : 3
  return columns.toSorted((a, b) => rank(a) - rank(b))
}

/** Label with the unit: `Length (mm)`. */
export const headOf = (label: string, unit: string | null): string =>
  unit ? `${label} (${unit})` : label

/** Heads of columns; equal ones get the key behind them: `Length (mm) [length-2]`. */
export function uniqueHeads(columns: readonly { key: string; head: string }[]): string[] {
  const counts = Map.groupBy(columns, ({ head }) => head)
  return columns.map(({ key, head }) =>
    (counts.get(head)?.length ?? 0) > 1 ? `${head} [${key}]` : head,
  )
}

/** True if the values are some of declared options. */
export const hasChoices = ({ declared }: ValueColumn): boolean => isChoice(declared.type)

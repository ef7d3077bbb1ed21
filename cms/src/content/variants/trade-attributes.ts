import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import { gtinKey } from '@vitrine/contract/gtin'
import type { Locale } from '@vitrine/configuration/locales'
import type { Attribute, Variant } from '@vitrine/contract/shapes/types'
import { labelsOf, panelLanguage, textOf } from '#src/platform/labels.ts'
import { lifeColumns } from '#src/content/life-cycle/life-columns.ts'
import { variantsTexts } from '#texts/variants.js'
import type { Declared } from './declaration.ts'

const labels = labelsOf(variantsTexts)

/** Key of the pieces of a pack. */
export const packingKey = 'packing'

/** Attributes that every variant may have without a declaration: packaging and trade codes. */
const trade = [
  {
    key: packingKey,
    label: labels.piecesPerPack,
    type: 'number',
    unit: null,
    decimals: 0,
  },
  { key: gtinKey, label: labels.gtin2, type: 'text', unit: null, decimals: null },
] as const

/** Keys of the trade attributes, which each part number may have. */
export const tradeKeys: readonly string[] = trade.map(({ key }) => key)

const languageIn = (locale: string): string =>
  panelLanguage(isLocale(locale) ? locale : defaultLocale)

/** Trade attributes that a subcategory does not declare itself. */
const tradeBeside = (declared: readonly Pick<Declared, 'key'>[], locale: string): Declared[] =>
  trade
    .filter(({ key }) => !declared.some((attribute) => attribute.key === key))
    .map(({ label: text, ...attribute }) => ({
      ...attribute,
      label: textOf(text, languageIn(locale)),
      choices: [],
    }))

/** Grid columns: the subcategory's attributes, the trade attributes, and those of the life cycle. */
export const withTrade = (declared: readonly Declared[], locale: string): Declared[] => [
  ...declared,
  ...tradeBeside(declared, locale),
  ...lifeColumns(languageIn(locale)),
]

/** Trade attributes of the public product page: those with a value in at least one variant. */
export function shownTrade(
  variants: readonly Variant[],
  declared: readonly Attribute[],
  locale: Locale,
): Attribute[] {
  return tradeBeside(declared, locale)
    .filter(({ key }) => variants.some((variant) => (variant.values[key] ?? null) !== null))
    .map((attribute) => ({ ...attribute, symbol: null, filter: false }))
}

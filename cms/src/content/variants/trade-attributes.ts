import { defaultLocale, isLocale } from '@vitrine/contract/locales'
import { gtinKey } from '@vitrine/contract/gtin'
import type { Locale } from '@vitrine/contract/locales'
import type { Attribute, Variant } from '@vitrine/contract/shapes/types'
import { labelsOf, panelLanguage, textOf } from '#src/platform/labels.ts'
import { variantsTexts } from '#texts/variants.js'
import type { Declared } from './declaration.ts'

const labels = labelsOf(variantsTexts)

/** Attributes that every variant may have without a declaration: packaging and trade codes. */
const trade = [
  {
    key: 'packing',
    label: labels.piecesPerPack,
    type: 'number',
    unit: null,
    decimals: 0,
  },
  { key: gtinKey, label: labels.gtin2, type: 'text', unit: null, decimals: null },
] as const

/** Grid columns: the subcategory's attributes, followed by the trade attributes. */
export function withTrade(declared: readonly Declared[], locale: string): Declared[] {
  const language = panelLanguage(isLocale(locale) ? locale : defaultLocale)
  const others = trade.filter(({ key }) => !declared.some((attribute) => attribute.key === key))
  return [
    ...declared,
    ...others.map(({ label: text, ...attribute }) => ({
      ...attribute,
      label: textOf(text, language),
      choices: [],
    })),
  ]
}

/** Trade attributes of the public product page: those with a value in at least one variant. */
export function shownTrade(
  variants: readonly Variant[],
  declared: readonly Attribute[],
  locale: Locale,
): Attribute[] {
  return withTrade(declared, locale)
    .slice(declared.length)
    .filter(({ key }) => variants.some((variant) => (variant.values[key] ?? null) !== null))
    .map((attribute) => ({ ...attribute, symbol: null, filter: false }))
}

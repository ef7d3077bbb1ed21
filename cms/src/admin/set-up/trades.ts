import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { setUpTradesTexts } from '#texts/set-up-trades.js'
import type { SetUpTradesTexts } from '#texts/set-up-trades.js'
import type { TradeAttribute, TradeCategory } from './trades/attributes.ts'
import { electrical } from './trades/electrical.ts'
import { fluid } from './trades/fluid.ts'
import { measuring } from './trades/measuring.ts'
import { mechanical } from './trades/mechanical.ts'
import { tools } from './trades/tools.ts'

type Texts = SetUpTradesTexts

/**
 * Categories and subcategories of a trade, with the attributes by which buyers choose and the limits
 * that hold for any maker. Their texts are in the message catalog `set-up-trades` under the same keys.
 */
export const trades = {
  electrical,
  fluid,
  mechanical,
  measuring,
  tools,
  empty: [{ key: 'firstCategory', subcategories: [{ key: 'firstSubcategory', attributes: [] }] }],
} as const satisfies Record<keyof Texts['trades'], readonly TradeCategory[]>

export type Trade = keyof typeof trades

export const isTrade = (value: unknown): value is Trade =>
  typeof value === 'string' && Object.hasOwn(trades, value)

export const categoriesOf = (trade: Trade): readonly TradeCategory[] => trades[trade]

/** Unit of an attribute, or its choices. */
function detailOf({ unit, choices, sizes: own }: TradeAttribute, texts: Texts): string {
  if (unit) return unit
  return [...(choices ?? []).map((value) => texts.choices[value]), ...(own ?? [])].join(', ')
}

/** Categories of a trade as a form offers them; names and labels in the language of the panel. */
export function offeredOf(trade: Trade, language: Locale) {
  const texts = setUpTradesTexts[language]
  const titlesOf = (titleIn: (texts: Texts) => string) =>
    Object.fromEntries(
      localeCodes.map((locale) => [locale, titleIn(setUpTradesTexts[locale])]),
    ) as Record<Locale, string>
  return categoriesOf(trade).map(({ key, subcategories }) => ({
    key,
    name: texts.categories[key],
    titles: titlesOf((own) => own.categories[key]),
    subcategories: subcategories.map((subcategory) => ({
      key: subcategory.key,
      name: texts.subcategories[subcategory.key],
      titles: titlesOf((own) => own.subcategories[subcategory.key]),
      attributes: subcategory.attributes.map((attribute) => ({
        key: attribute.key,
        label: texts.attributes[attribute.key],
        detail: detailOf(attribute, texts),
      })),
    })),
  }))
}

/** Value of a choice whose label is the same in all languages: `DN 15` is `dn15`. */
const valueOf = (label: string): string => label.toLowerCase().replace(/[^a-z0-9.-]/g, '')

/** Attributes in the format of a subcategory, with labels in one locale. */
export const attributesIn = (attributes: readonly TradeAttribute[], texts: Texts) =>
  attributes.map(
    ({
      key,
      type,
      unit = '',
      decimals,
      filter = false,
      choices = [],
      sizes: own = [],
      limits,
    }) => ({
      key,
      label: texts.attributes[key],
      type,
      unit: unit === '' ? null : unit,
      decimals: decimals ?? null,
      filter,
      choices: [
        ...choices.map((value) => ({ value: String(value), label: texts.choices[value] })),
        ...own.map((label) => ({ value: valueOf(label), label })),
      ],
      limits: (limits ?? []).map(({ kind, number: least = null, other = null }) => ({
        kind,
        number: least,
        other,
      })),
    }),
  )

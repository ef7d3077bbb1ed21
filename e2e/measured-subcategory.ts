import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Attribute } from '@vitrine/contract/shapes/types'
import type { RouteParams } from '../site/shared/routes/table.ts'
import { clientIn } from './contract-client.ts'
import { declaredOnly } from './variants-table.ts'

/** A subcategory of the demonstration with an attribute of one decimal place. */
export interface MeasuredSubcategory {
  /** Portuguese title, as in the panel. */
  title: string
  params: Record<Locale, RouteParams<'product-subcategory'>>
  attributes: Attribute[]
  measure: Attribute
}

export async function measuredSubcategory(): Promise<MeasuredSubcategory> {
  const client = clientIn(defaultLocale)
  const { data } = await client('products-list')
  for (const card of data) {
    const {
      attributes,
      alternates,
      sub_category: subcategory,
    } = await client('product-read', { params: { id: String(card.id) } })
    const measure = attributes.find(({ type, decimals }) => type === 'number' && decimals === 1)
    if (measure && subcategory)
      return {
        title: subcategory.title,
        attributes: declaredOnly(attributes),
        measure,
        params: inEveryLocale((locale) => parentsOf(alternates[locale])),
      }
  }
  throw new Error('No product of the demonstration has a measure with one decimal.')
}

function parentsOf(params: Record<string, string> | undefined): RouteParams<'product-subcategory'> {
  const { category, subcategory } = params ?? {}
  if (category === undefined || subcategory === undefined)
    throw new Error('The subcategory is not published in every locale.')
  return { category, subcategory }
}

export const inEveryLocale = <T>(of: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(localeCodes.map((locale) => [locale, of(locale)])) as Record<Locale, T>

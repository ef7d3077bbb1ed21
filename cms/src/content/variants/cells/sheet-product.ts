import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { StoredAttribute, Variant } from '#src/content/variants/declaration.ts'

/** Text by locale, as Payload reads it in all of them; a locale without text is absent or empty. */
export type TextByLocale = Partial<Record<Locale, string | null>>

/** Attribute of a subcategory with its labels in all locales. */
export type SheetAttribute = Pick<
  StoredAttribute,
  'key' | 'type' | 'unit' | 'decimals' | 'limits' | 'computed' | 'computed_from' | 'computed_with'
> & {
  label?: TextByLocale | null
  choices?: { value: string; label?: TextByLocale | null }[] | null
}

export interface SheetSubcategory {
  id: number
  title: TextByLocale
  attributes: readonly SheetAttribute[]
}

/** Product as its last draft stores it. */
export interface SheetProduct {
  id: number
  family: string
  title: TextByLocale
  /** Slugs of all locales. */
  slugs: readonly string[]
  subcategory: number | null
  variants: readonly Variant[]
}

/** Text in a locale, otherwise in the default one. */
export const textIn = (text: TextByLocale | null | undefined, locale: Locale): string =>
  text?.[locale] || text?.[defaultLocale] || ''

/** Letters and digits of a text without case and accents, in any script. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

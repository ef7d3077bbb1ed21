import type { Answer } from '@vitrine/contract/client'
import { ofLanguage } from '@vitrine/configuration/language-paths'
import { perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { partPath, productPath } from '#shared/routes/detail-paths.ts'

/** Suffix of the address of documents as an archive. */
export const archiveEnding = '.zip'

/** Name by which the form of a product's documents sends each that was ticked. */
export const fileNames = perLocale((locale) =>
  ofLanguage<string>({ pt: 'arquivo', en: 'file', es: 'archivo', de: 'datei' }, locale),
)

/** Value of the data sheet, which is no file. */
export const sheetValue = 'sheet'

/** Path of the documents of a product or part number as an archive. */
export const archivePath = (
  product: Pick<Answer<'product-read'>, 'slug' | 'category' | 'sub_category'>,
  locale: Locale,
  part?: { slug: string },
): string =>
  (part
    ? partPath(product, part, locale)
    : productPath({ ...product, matched_part_number: null }, locale)) + archiveEnding

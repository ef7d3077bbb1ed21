import type { Answer } from '@vitrine/contract/client'
import { ofLanguage } from '@vitrine/configuration/language-paths'
import { perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { partPath, productPath } from '#shared/routes/detail-paths.ts'

/** Suffix of the path of an archive of documents. */
export const archiveEnding = '.zip'

/** Field name of the ticked files in the form of a product's documents. */
export const fileNames = perLocale((locale) =>
  ofLanguage<string>({ pt: 'arquivo', en: 'file', es: 'archivo', de: 'datei' }, locale),
)

/** Field value of the data sheet, which has no uploaded file. */
export const sheetValue = 'sheet'

/** Path of the archive with the documents of a product or part number. */
export const archivePath = (
  product: Pick<Answer<'product-read'>, 'slug' | 'category' | 'sub_category'>,
  locale: Locale,
  part?: { slug: string },
): string =>
  (part
    ? partPath(product, part, locale)
    : productPath({ ...product, matched_part_number: null }, locale)) + archiveEnding

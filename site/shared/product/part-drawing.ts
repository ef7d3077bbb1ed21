import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import { partPath } from '#shared/routes/detail-paths.ts'

type Product = Answer<'product-read'>

/** Formats of a part number's drawing, which the site makes from the product's drawing. */
export const drawingFormats = ['svg', 'pdf'] as const
export type DrawingFormat = (typeof drawingFormats)[number]

/** Suffix of a drawing's path. */
export const drawingEnding = (format: DrawingFormat): string => `.drawing.${format}`

/** Field value of a drawing in the form of the documents, where other values are file names. */
export const drawingValue = (format: DrawingFormat): string => `drawing-${format}`

/** Path of the drawing of a part number: its page's path with the suffix. */
export const partDrawingPath = (
  product: Pick<Product, 'slug' | 'category' | 'sub_category'>,
  part: { slug: string },
  locale: Locale,
  format: DrawingFormat,
): string => partPath(product, part, locale) + drawingEnding(format)

import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import type { Mark } from '#app/ui/content/marked-picture.tsx'
import { productPath } from '#shared/routes/detail-paths.ts'

/** Mark of a picture in the API; with a second point it is a dimension line. */
type ApiMark = Answer<'home-read'>['hero']['marks'][number]

/**
 * Converts the API's marks to the design system's. A mark of a product links to it; its default
 * label is the product's family.
 */
export function pictureMarks(marks: readonly ApiMark[], locale: Locale): Mark[] {
  return marks.map(({ x, y, label, product, to }) => ({
    x,
    y,
    label: label === '' ? (product?.family ?? '') : label,
    to: to ?? undefined,
    href: product ? productPath(product, locale) : undefined,
  }))
}

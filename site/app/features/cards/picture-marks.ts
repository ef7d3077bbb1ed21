import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import type { Mark } from '#app/ui/content/marked-picture.tsx'
import { productPath } from '#shared/routes/detail-paths.ts'

/** A mark of the cms; one with a second point is a dimension line. */
type GivenMark = Answer<'home-read'>['hero']['marks'][number]

/**
 * The marks of a picture as the design system draws them; one that stands for a product leads to
 * it, and says its family where the staff gave no words.
 */
export function pictureMarks(marks: readonly GivenMark[], locale: Locale): Mark[] {
  return marks.map(({ x, y, label, product, to }) => ({
    x,
    y,
    label: label === '' ? (product?.family ?? '') : label,
    to: to ?? undefined,
    href: product ? productPath(product, locale) : undefined,
  }))
}

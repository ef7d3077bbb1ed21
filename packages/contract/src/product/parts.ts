import { localeCodes } from '@vitrine/configuration/locales'
import { partSlug } from './part-slug.ts'
import type { Alternates, Variant } from '../shapes/types.ts'

type Numbered = Pick<Variant, 'part_number'>

/** Letters and digits only, without case and accents: equal for all spellings of a part number. */
export const foldedNumber = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A part number of a product with its path segment. */
export interface Part<Of extends Numbered = Variant> {
  variant: Of
  slug: string
}

/**
 * Part numbers of a product with their path segments; a repeated segment gets a number
 * (`XY-2-5~2`).
 */
export function partsOf<Of extends Numbered>(variants: readonly Of[]): Part<Of>[] {
  const times = new Map<string, number>()
  return variants.map((variant) => {
    const slug = partSlug(variant.part_number)
    const key = slug.toLowerCase()
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    return { variant, slug: time === 1 ? slug : `${slug}~${time}` }
  })
}

/** Part number of a path segment, in any case and with any separators. */
export function findPart<Of extends Numbered>(
  variants: readonly Of[],
  segment: string,
): Part<Of> | undefined {
  const parts = partsOf(variants)
  const spelling = foldedNumber(segment)
  return (
    parts.find(({ slug }) => slug === segment) ??
    parts.find(({ slug }) => slug.toLowerCase() === segment.toLowerCase()) ??
    (spelling === ''
      ? undefined
      : parts.find(({ variant }) => foldedNumber(variant.part_number) === spelling))
  )
}

/** Route parameters of a part number in each locale, from those of its product. */
export function partAlternates(
  product: Alternates,
  part: { slug: string } | undefined,
): Alternates {
  if (!part) return product
  const own: Alternates = {}
  for (const locale of localeCodes) {
    const params = product[locale]
    if (params) own[locale] = { ...params, part: part.slug }
  }
  return own
}

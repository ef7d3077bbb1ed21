import type { ProductCard } from '@vitrine/contract/shapes/types'

/** Short name of a product: its only part number, else the letters of its family, else its title. */
export const designation = ({
  family,
  part_numbers: { count, first },
  title,
}: Pick<ProductCard, 'family' | 'part_numbers' | 'title'>): string =>
  (count === 1 ? first : family) || title

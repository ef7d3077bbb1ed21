import { z } from 'zod'
import { id } from './cards.ts'
import { image } from './image.ts'

const counted = { product_count: z.number().int(), part_number_count: z.number().int() }

export const subcategoryCard = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  main_image: image.nullable(),
  ...counted,
})
export type SubcategoryCard = z.infer<typeof subcategoryCard>

/** A category in a list, with its subcategories. */
export const categoryCard = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  main_image: image.nullable(),
  ...counted,
  subcategories: z.array(subcategoryCard),
})
export type CategoryCard = z.infer<typeof categoryCard>

import { z } from 'zod'
import { localeCodes } from '../locales.ts'
import { applicationCard, mark, postCard, productCard, publicationCard } from '../shapes/cards.ts'
import { categoryCard } from '../shapes/categories.ts'
import { image } from '../shapes/image.ts'
import { endpoint } from '../endpoint.ts'

/**
 * A pop-up of the locale (spec §3 Popup record, §4 Popups). `close`: the staff closed it for
 * everyone.
 */
export const popup = z.strictObject({
  lang: z.enum(localeCodes),
  updated_at: z.string(),
  close: z.boolean(),
  title: z.string(),
  text: z.string(),
  main_image: image.nullable(),
  action: z.strictObject({ label: z.string(), url: z.string() }).nullable(),
})

export const homeRead = endpoint({
  summary: 'The home page: hero, lines of business, most viewed, news, pop-ups.',
  answer: z.strictObject({
    hero: z.strictObject({
      label: z.string(),
      title: z.string(),
      text: z.string(),
      main_image: image.nullable(),
      /** True dimensions, drawn on the picture. */
      marks: z.array(mark),
      search_placeholder: z.string(),
      /** Searches to try. */
      examples: z.array(z.string()),
    }),
    totals: z.strictObject({ products: z.number().int(), part_numbers: z.number().int() }),
    categories: z.array(categoryCard),
    most_accessed_products: z.array(productCard),
    most_accessed_applications: z.array(applicationCard),
    publications: z.array(publicationCard),
    news: z.array(postCard),
    popups: z.array(popup),
  }),
})

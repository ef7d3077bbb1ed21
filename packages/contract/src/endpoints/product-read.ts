import { z } from 'zod'
import { attribute, variant } from '../shapes/attributes.ts'
import { applicationCard, document, productCard, publicationCard, video } from '../shapes/cards.ts'
import { image } from '../shapes/image.ts'
import { endpoint } from '../endpoint.ts'
import { richText } from '../shapes/rich-text.ts'
import { detail } from '../shapes/seo.ts'

/**
 * `id`: the product's id or slug (an old one too). A slug is unique only beside its siblings: the
 * parents in the
 * query decide between equals, and may be old or wrong. Alternates: `category`, `subcategory`,
 * `product`.
 */
export const productRead = endpoint({
  summary: 'One product with all its part numbers.',
  params: z.strictObject({ id: z.string().max(200) }),
  query: z.strictObject({
    category: z.string().max(200).optional(),
    subcategory: z.string().max(200).optional(),
  }),
  answer: productCard.extend({
    text: richText,
    highlights: z.array(z.strictObject({ label: z.string(), value: z.string() })),
    pictures: z.array(image),
    documents: z.array(document),
    attributes: z.array(attribute),
    variants: z.array(variant),
    related: z.array(productCard),
    /** Products that apply it: tools, and the dies that its part numbers name. */
    tools: z.array(productCard),
    /** Heading of the Mercosur tariff, 8 digits. */
    ncm: z.string().nullable(),
    applications: z.array(applicationCard),
    publications: z.array(publicationCard),
    video: video.nullable(),
    ...detail,
  }),
})

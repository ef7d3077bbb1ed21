import { z } from 'zod'
import { localeCodes } from '@vitrine/configuration/locales'
import { attribute, attributeValue } from './attributes.ts'
import {
  applicationCard,
  document,
  mark,
  postCard,
  productCard,
  publicationCard,
  video,
} from './cards.ts'
import { categoryCard } from './categories.ts'
import { certificate } from './certificates.ts'
import { distributor } from './distributors.ts'
import { image } from './image.ts'
import { richText } from './rich-text.ts'
import { titled } from './titled.ts'

/** Grounds of a block, by role: `accent` for the one call of a page. */
export const blockGrounds = ['plain', 'raised', 'dark', 'accent'] as const

/** Forms that a block can hold. */
export const blockForms = ['contact', 'quotation', 'newsletter', 'application'] as const

/** A link that the staff wrote or chose: path of this site, or absolute URL. */
const action = z.strictObject({ label: z.string(), url: z.string() }).nullable()

/** What blocks of all kinds have. `title` may be empty. */
const base = {
  /** Anchor on the page, stable while the block exists. */
  id: z.string(),
  title: z.string(),
  ground: z.enum(blockGrounds),
  /** Language of its texts, if they are missing in that of the answer; null: in that of the answer. */
  text_locale: z.enum(localeCodes).nullable(),
}

/** The first block of a page, with its heading. `search` and `main_image`: null without. */
const opening = z.strictObject({
  ...base,
  kind: z.literal('opening'),
  label: z.string(),
  text: z.string(),
  main_image: image.nullable(),
  marks: z.array(mark),
  search: z.strictObject({ placeholder: z.string(), examples: z.array(z.string()) }).nullable(),
  action,
})

const text = z.strictObject({ ...base, kind: z.literal('text'), text: richText })

const pictureText = z.strictObject({
  ...base,
  kind: z.literal('picture-text'),
  text: richText,
  main_image: image.nullable(),
  marks: z.array(mark),
  side: z.enum(['left', 'right']),
  action,
})

/** `share`: length of the line under a figure, 0–1 of the whole; null: whole. */
const figures = z.strictObject({
  ...base,
  kind: z.literal('figures'),
  figures: z.array(
    z.strictObject({
      value: z.string(),
      unit: z.string(),
      text: z.string(),
      share: z.number().min(0).max(1).nullable(),
    }),
  ),
})

const steps = z.strictObject({
  ...base,
  kind: z.literal('steps'),
  steps: z.array(
    z.strictObject({ title: z.string(), text: z.string(), main_image: image.nullable() }),
  ),
  action,
})

const quotation = z.strictObject({
  ...base,
  kind: z.literal('quotation'),
  text: z.string(),
  name: z.string(),
  role: z.string(),
})

const logos = z.strictObject({
  ...base,
  kind: z.literal('logos'),
  logos: z.array(
    z.strictObject({ title: z.string(), url: z.string().nullable(), main_image: image.nullable() }),
  ),
})

const questions = z.strictObject({
  ...base,
  kind: z.literal('questions'),
  questions: z.array(z.strictObject({ title: z.string(), text: z.string() })),
})

/** Nothing is loaded from the video's host before the visitor starts it. */
const videoBlock = z.strictObject({ ...base, kind: z.literal('video'), text: z.string(), video })

const gallery = z.strictObject({
  ...base,
  kind: z.literal('gallery'),
  pictures: z.array(z.strictObject({ text: z.string(), main_image: image })),
})

/** Files in force: an expired document is absent. */
const downloads = z.strictObject({
  ...base,
  kind: z.literal('downloads'),
  text: z.string(),
  documents: z.array(document),
})

/** Certificates in force. */
const certificates = z.strictObject({
  ...base,
  kind: z.literal('certificates'),
  text: z.string(),
  certificates: z.array(certificate),
})

/** The lines of business. */
const categories = z.strictObject({
  ...base,
  kind: z.literal('categories'),
  text: z.string(),
  categories: z.array(categoryCard),
  action,
})

/** Products by choice or by filter, else the most viewed; `total`: number of all that the filter finds. */
const products = z.strictObject({
  ...base,
  kind: z.literal('products'),
  text: z.string(),
  products: z.array(productCard),
  total: z.number().int(),
  action,
})

/**
 * Part numbers that a filter finds, with the chosen columns. `total`: number of all that it finds;
 * `listed`: true if each row can be put on the visitor's parts list.
 */
const partTable = z.strictObject({
  ...base,
  kind: z.literal('part-table'),
  text: z.string(),
  columns: z.array(attribute),
  rows: z.array(
    z.strictObject({
      part_number: z.string(),
      product: productCard.pick({ title: true, slug: true }).extend({
        category: titled.nullable(),
        sub_category: titled.nullable(),
      }),
      values: z.record(z.string(), attributeValue),
    }),
  ),
  total: z.number().int(),
  listed: z.boolean(),
  action,
})

const applications = z.strictObject({
  ...base,
  kind: z.literal('applications'),
  text: z.string(),
  applications: z.array(applicationCard),
  action,
})

const publications = z.strictObject({
  ...base,
  kind: z.literal('publications'),
  text: z.string(),
  publications: z.array(publicationCard),
  action,
})

const news = z.strictObject({
  ...base,
  kind: z.literal('news'),
  text: z.string(),
  news: z.array(postCard),
  action,
})

/** Distributors; of a product, if the staff chose one. */
const whereToBuy = z.strictObject({
  ...base,
  kind: z.literal('where-to-buy'),
  text: z.string(),
  distributors: z.array(distributor),
  action,
})

const form = z.strictObject({
  ...base,
  kind: z.literal('form'),
  text: z.string(),
  form: z.enum(blockForms),
})

const call = z.strictObject({ ...base, kind: z.literal('call'), text: z.string(), action })

const divider = z.strictObject({ ...base, kind: z.literal('divider') })

/** A block of a page: one of a few kinds, each with its own fields. */
export const block = z.discriminatedUnion('kind', [
  opening,
  text,
  pictureText,
  figures,
  steps,
  quotation,
  logos,
  questions,
  videoBlock,
  gallery,
  downloads,
  certificates,
  categories,
  products,
  partTable,
  applications,
  publications,
  news,
  whereToBuy,
  form,
  call,
  divider,
])
export type Block = z.infer<typeof block>
export type BlockKind = Block['kind']

/** Kinds of blocks, in the order in which the staff choose them. */
export const blockKinds = block.options.map(({ shape }) => shape.kind.value)

import { z } from 'zod'
import { video } from '../shapes/cards.ts'
import { image } from '../shapes/image.ts'
import { endpoint } from '../endpoint.ts'
import { richText } from '../shapes/rich-text.ts'
import { seo } from '../shapes/seo.ts'

const titledText = z.strictObject({ title: z.string(), text: z.string() })

export const institutionalRead = endpoint({
  summary: 'The company: its text, history, values, plants, video.',
  answer: z.strictObject({
    title: z.string(),
    description: z.string(),
    text: richText,
    main_image: image.nullable(),
    video: video.nullable(),
    history: z.array(
      z.strictObject({
        year: z.number().int(),
        title: z.string(),
        text: z.string(),
        main_image: image.nullable(),
      }),
    ),
    values: z.array(titledText),
    plants: z.array(
      z.strictObject({
        title: z.string(),
        text: z.string(),
        address: z.string(),
        main_image: image.nullable(),
      }),
    ),
    seo,
    updated_at: z.string(),
  }),
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** From here on the 15 days of the law run; `due` is their last day in Brasília (ISO 8601 date). */
export const dataRequestConfirm = endpoint({
  summary: 'Confirms who asks about their data.',
  body: z.strictObject({ token: z.string().max(200) }),
  answer: z.strictObject({ receipt: z.string(), due: z.iso.date() }),
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { options } from '../shapes/options.ts'

export const interestsList = endpoint({
  summary: 'Areas in which one can apply for work.',
  answer: z.strictObject({ data: options }),
})

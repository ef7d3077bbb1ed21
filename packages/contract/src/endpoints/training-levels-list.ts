import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { options } from '../shapes/options.ts'

/** `type` is the slug of an education level; without it, all. */
export const trainingLevelsList = endpoint({
  summary: 'Courses and trainings of a type.',
  query: z.strictObject({ type: z.string().max(80).optional() }),
  answer: z.strictObject({ data: options }),
})

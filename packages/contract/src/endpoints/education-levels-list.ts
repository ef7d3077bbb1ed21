import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { options } from '../shapes/options.ts'

export const educationLevelsList = endpoint({
  summary: 'Levels of education, lowest first.',
  answer: z.strictObject({ data: options }),
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { options } from '../shapes/options.ts'

/** The addresses behind a department stay with the staff. */
export const departmentsList = endpoint({
  summary: 'The departments that a message can go to.',
  answer: z.strictObject({ data: options }),
})

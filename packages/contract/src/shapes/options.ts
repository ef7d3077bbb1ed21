import { z } from 'zod'
import { id } from './cards.ts'

/** Choices of a form field. */
export const options = z.array(z.strictObject({ id, slug: z.string(), title: z.string() }))

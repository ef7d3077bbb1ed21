import { z } from 'zod'
import { id } from './cards.ts'

/** The choices of a form's field. */
export const options = z.array(z.strictObject({ id, slug: z.string(), title: z.string() }))

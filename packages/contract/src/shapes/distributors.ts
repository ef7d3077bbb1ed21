import { z } from 'zod'
import { id } from './cards.ts'

/** A distributor, with its position in degrees. */
export const distributor = z.strictObject({
  id,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  site: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

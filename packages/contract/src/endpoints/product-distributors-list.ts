import { z } from 'zod'
import { id } from '../shapes/cards.ts'
import { endpoint } from '../endpoint.ts'

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

export const productDistributorsList = endpoint({
  summary: 'Who sells a product.',
  params: z.strictObject({ id: z.string().max(200) }),
  answer: z.strictObject({ data: z.array(distributor) }),
})

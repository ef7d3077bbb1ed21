import { first } from './distributors/first.ts'
import { newer } from './distributors/newer.ts'
import { lines } from './distributors/row.ts'
import type { Distributor } from './types.ts'

const slug = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

export const distributors: Distributor[] = [...first, ...newer].map(
  ([name, state, city, address, latitude, longitude, area, served], i) => ({
    key: slug(name),
    name,
    state,
    city,
    address,
    latitude,
    longitude,
    phone: `+55 ${area} 3000-${String(1001 + i)}`,
    whatsapp: `+55 ${area} 90000-${String(1001 + i)}`,
    site: `https://${slug(name)}.example`,
    categories: served.map((line) => lines[line]),
  }),
)

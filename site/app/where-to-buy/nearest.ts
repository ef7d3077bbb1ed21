import type { Answer } from '@vitrine/contract/client'
import { placeOfCep, states } from './cep.ts'
import type { State } from './cep.ts'
import { distance } from './place.ts'
import type { Place } from './place.ts'

export type Distributor = Answer<'product-distributors-list'>['data'][number]

/** What a visitor typed, understood: where that is, which state it names. */
export interface Found {
  place: Place | undefined
  state: State | undefined
  city: string | undefined
}

/** A text as it is compared: no accents, no case, single blanks. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Understands a CEP, a state (its letters or its name) or a city that has a distributor or is a capital. */
export function understand(text: string, distributors: readonly Distributor[]): Found | undefined {
  const cep = placeOfCep(text)
  if (cep) return { ...cep, city: undefined }
  const asked = plain(text)
  if (asked === '') return undefined
  const seller = distributors.find((row) => plain(row.city) === asked)
  const state = states.find((row) => plain(row.code) === asked || plain(row.name) === asked || plain(row.capital) === asked || row.code === seller?.state)
  const place = seller && seller.latitude !== null && seller.longitude !== null ? { latitude: seller.latitude, longitude: seller.longitude } : state?.place
  return seller || state ? { place, state, city: seller?.city } : undefined
}

export interface Near {
  distributor: Distributor
  /** km, as the crow flies; unknown without coordinates. */
  km: number | undefined
}

/** Everyone, nearest first; those of the city and the state go before others whose distance is not known. */
export function nearestFirst(distributors: readonly Distributor[], { place, state, city }: Found): Near[] {
  const rank = ({ distributor: row, km }: Near): number => km ?? (city !== undefined && plain(row.city) === plain(city) ? 0 : row.state === state?.code ? 500 : 100_000)
  return distributors
    .map((distributor) => ({ distributor, km: place && distributor.latitude !== null && distributor.longitude !== null ? distance(place, { latitude: distributor.latitude, longitude: distributor.longitude }) : undefined }))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** By state, in the states' order of name; those that name none come last. */
export function byState(distributors: readonly Distributor[]): { code: string; name: string; distributors: Distributor[] }[] {
  const codes = [...new Set(distributors.map((row) => row.state))]
  return codes
    .map((code) => ({ code, name: states.find((row) => row.code === code)?.name ?? code, distributors: distributors.filter((row) => row.state === code) }))
    .toSorted((a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name, 'pt-BR'))
}

import { capitals } from './capitals.ts'
import { placeOfCep } from './cep.ts'
import type { Distributor } from './by-state.ts'
import { distance } from './place.ts'
import type { Place } from './place.ts'
import { states } from './states.ts'
import type { StateCode } from './states.ts'

/** Parsed search: position and state. */
export interface Found {
  place: Place | undefined
  state: StateCode | undefined
  city: string | undefined
}

/** Normalises a text for comparison: no accents, lower case, single spaces. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * Resolves a CEP, a state (abbreviation or name), or a city that is a capital or has a distributor.
 */
export function understand(text: string, distributors: readonly Distributor[]): Found | undefined {
  const cep = placeOfCep(text)
  if (cep) return { ...cep, city: undefined }
  const asked = plain(text)
  if (asked === '') return undefined
  const seller = distributors.find((row) => plain(row.city) === asked)
  const capital = capitals.find(
    ({ state, name }) =>
      plain(state) === asked ||
      plain(states[state]) === asked ||
      plain(name) === asked ||
      state === seller?.state,
  )
  const place =
    seller && seller.latitude !== null && seller.longitude !== null
      ? { latitude: seller.latitude, longitude: seller.longitude }
      : capital?.place
  return seller || capital ? { place, state: capital?.state, city: seller?.city } : undefined
}

export interface Near {
  distributor: Distributor
  /** Great-circle distance in km; `undefined` without coordinates. */
  km: number | undefined
}

/**
 * Distributors by distance. Those without coordinates come first if in the same city, rank as
 * 500 km if in the same state, and come last otherwise.
 */
export function nearestFirst(
  distributors: readonly Distributor[],
  { place, state, city }: Found,
): Near[] {
  const rank = ({ distributor: row, km }: Near): number =>
    km ??
    (city !== undefined && plain(row.city) === plain(city)
      ? 0
      : row.state === state
        ? 500
        : 100_000)
  return distributors
    .map((distributor) => ({
      distributor,
      km:
        place && distributor.latitude !== null && distributor.longitude !== null
          ? distance(place, { latitude: distributor.latitude, longitude: distributor.longitude })
          : undefined,
    }))
    .toSorted((a, b) => rank(a) - rank(b))
}

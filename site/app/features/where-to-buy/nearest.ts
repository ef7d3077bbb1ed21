import { countryPack } from '@vitrine/configuration/country-pack'
import { capitals } from './capitals.ts'
import { placeOfCep } from './cep.ts'
import type { Distributor } from './by-state.ts'
import { distance } from './place.ts'
import type { Place } from './place.ts'
import { states } from './states.ts'

const inBrazil = countryPack === 'brazil'

/** Parsed search: position and state. */
export interface ResolvedPlace {
  place: Place | undefined
  state: string | undefined
  city: string | undefined
}

/** Normalizes a text for comparison: no accents, lower case, single spaces. */
export const normalize = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * Resolves a city or region of a distributor; in Brazil also a CEP, a state (abbreviation or name)
 * or its capital.
 */
export function resolvePlace(
  text: string,
  distributors: readonly Distributor[],
): ResolvedPlace | undefined {
  const cep = inBrazil ? placeOfCep(text) : undefined
  if (cep) return { ...cep, city: undefined }
  const query = normalize(text)
  if (query === '') return undefined
  const distributor =
    distributors.find((row) => normalize(row.city) === query) ??
    (inBrazil ? undefined : distributors.find((row) => normalize(row.state) === query))
  const capital = capitals.find(
    ({ state, name }) =>
      inBrazil &&
      (normalize(state) === query ||
        normalize(states[state]) === query ||
        normalize(name) === query ||
        state === distributor?.state),
  )
  const place =
    distributor && distributor.latitude !== null && distributor.longitude !== null
      ? { latitude: distributor.latitude, longitude: distributor.longitude }
      : capital?.place
  return distributor || capital
    ? { place, state: inBrazil ? capital?.state : distributor?.state, city: distributor?.city }
    : undefined
}

export interface DistributorAtDistance {
  distributor: Distributor
  /** Great-circle distance in km; `undefined` without coordinates. */
  km: number | undefined
}

/**
 * Distributors by distance. Those without coordinates come first if in the same city, rank as 500 km
 * if in the same state, and come last otherwise.
 */
export function nearestFirst(
  distributors: readonly Distributor[],
  { place, state, city }: ResolvedPlace,
): DistributorAtDistance[] {
  const rank = ({ distributor: row, km }: DistributorAtDistance): number =>
    km ??
    (city !== undefined && normalize(row.city) === normalize(city)
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

import type { Answer } from '@vitrine/contract/client'
import { countryPack } from '@vitrine/configuration/country-pack'
import { isStateCode, states } from './states.ts'

export type Distributor = Answer<'product-distributors-list'>['data'][number]

/** Name of a Brazilian state; other regions are returned as entered by the employees. */
export const stateName = (code: string): string =>
  countryPack === 'brazil' && isStateCode(code) ? states[code] : code

/**
 * Groups distributors by state, ordered by the state's name; distributors without a state come
 * last.
 */
export function byState(
  distributors: readonly Distributor[],
): { code: string; name: string; distributors: Distributor[] }[] {
  const codes = [...new Set(distributors.map((row) => row.state))]
  return codes
    .map((code) => ({
      code,
      name: stateName(code),
      distributors: distributors.filter((row) => row.state === code),
    }))
    .toSorted(
      (a, b) =>
        Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name, 'pt-BR'),
    )
}

import type { Answer } from '@vitrine/contract/client'
import { countryPack } from '@vitrine/configuration/country-pack'
import { isStateCode, states } from './states.ts'

export type Distributor = Answer<'product-distributors-list'>['data'][number]

/** Name of a Brazilian state; of another region, as the staff wrote it. */
export const stateName = (code: string): string =>
  countryPack === 'brazil' && isStateCode(code) ? states[code] : code

/** Groups distributors by state, in order of the state's name; those without a state come last. */
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

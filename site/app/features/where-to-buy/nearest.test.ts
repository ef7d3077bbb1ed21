import { describe, expect, it } from 'vitest'
import { capitals } from './capitals.ts'
import { placeOfCep } from './cep.ts'
import { states } from './states.ts'
import { byState } from './by-state.ts'
import { nearestFirst, resolvePlace } from './nearest.ts'
import type { Distributor } from './by-state.ts'
import { distance } from './place.ts'

const distributor = (
  id: number,
  city: string,
  state: string,
  [latitude, longitude]: [number, number] | [null, null] = [null, null],
): Distributor => ({
  id,
  name: `${city} ${id}`,
  address: '',
  city,
  state,
  postal_code: '',
  phone: '',
  whatsapp: '',
  email: '',
  site: '',
  latitude,
  longitude,
})
const all = [
  distributor(1, 'Campinas', 'SP', [-22.91, -47.06]),
  distributor(2, 'Manaus', 'AM', [-3.12, -60.02]),
  distributor(3, 'Uberlândia', 'MG', [-18.92, -48.28]),
  distributor(4, 'Interior', 'SP'),
  distributor(5, 'Sem estado', ''),
]
const near = (text: string) => {
  const found = resolvePlace(text, all)
  return found && nearestFirst(all, found).map(({ distributor }) => distributor.id)
}

describe('a CEP', () => {
  it.each([
    ['01310-100', 'SP'],
    ['20040-020', 'RJ'],
    ['29010002', 'ES'],
    ['30130-010', 'MG'],
    ['40020-000', 'BA'],
    ['49010-020', 'SE'],
    ['68900-073', 'AP'],
    ['69005-040', 'AM'],
    ['69301-110', 'RR'],
    ['69900-062', 'AC'],
    ['70040-010', 'DF'],
    ['72800-060', 'GO'],
    ['74003-010', 'GO'],
    ['76801-059', 'RO'],
    ['77001-002', 'TO'],
    ['78005-370', 'MT'],
    ['79002-290', 'MS'],
    ['80010-000', 'PR'],
    ['88010-400', 'SC'],
    ['90010-150', 'RS'],
    ['99010-000', 'RS'],
  ])('%s is in %s', (cep, code) => expect(placeOfCep(cep)?.state).toBe(code))
  it.each(['', '123', '00000-000', '0131010', 'abcde-fgh', '01310-1000'])('rejects %s', (text) =>
    expect(placeOfCep(text)).toBeUndefined(),
  )
})

it('lists 27 states and their capitals', () => {
  expect(new Set(Object.values(states)).size).toBe(27)
  expect(capitals.map(({ state }) => state).toSorted()).toEqual(Object.keys(states).toSorted())
})
it('computes the great-circle distance', () =>
  expect(
    distance({ latitude: -23.55, longitude: -46.63 }, { latitude: -22.91, longitude: -43.2 }),
  ).toBeCloseTo(358, -1))

describe('who is near', () => {
  it('resolves a CEP, a city with or without accents, a state by name or abbreviation', () => {
    expect(near('13010-000')?.[0]).toBe(1)
    expect([
      near('uberlandia')?.[0],
      near(' UBERLÂNDIA ')?.[0],
      near('Amazonas')?.[0],
      near('am')?.[0],
    ]).toEqual([3, 3, 2, 2])
  })
  it('lists the nearest elsewhere for a state without a distributor', () =>
    expect(near('Brasília')?.[0]).toBe(3))
  it('returns undefined for an unknown place', () =>
    expect([near('xyz'), near('')]).toEqual([undefined, undefined]))
  it('groups by state, those without a state last', () =>
    expect(byState(all).map(({ name, distributors }) => [name, distributors.length])).toEqual([
      ['Amazonas', 1],
      ['Minas Gerais', 1],
      ['São Paulo', 2],
      ['', 1],
    ]))
})

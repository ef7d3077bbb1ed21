import type { Place } from './place.ts'

/** A state with its capital, where a CEP of it is taken to be when nothing better is known. */
export interface State {
  code: string
  name: string
  capital: string
  place: Place
}

const state = (code: string, name: string, capital: string, latitude: number, longitude: number): State => ({ code, name, capital, place: { latitude, longitude } })

/** The states of Brazil (IBGE), their capitals' coordinates to a hundredth of a degree. */
export const states: readonly State[] = [
  state('AC', 'Acre', 'Rio Branco', -9.97, -67.81), state('AL', 'Alagoas', 'Maceió', -9.67, -35.74), state('AM', 'Amazonas', 'Manaus', -3.12, -60.02),
  state('AP', 'Amapá', 'Macapá', 0.03, -51.07), state('BA', 'Bahia', 'Salvador', -12.97, -38.5), state('CE', 'Ceará', 'Fortaleza', -3.73, -38.53),
  state('DF', 'Distrito Federal', 'Brasília', -15.79, -47.88), state('ES', 'Espírito Santo', 'Vitória', -20.32, -40.34), state('GO', 'Goiás', 'Goiânia', -16.69, -49.26),
  state('MA', 'Maranhão', 'São Luís', -2.53, -44.3), state('MG', 'Minas Gerais', 'Belo Horizonte', -19.92, -43.94), state('MS', 'Mato Grosso do Sul', 'Campo Grande', -20.47, -54.62),
  state('MT', 'Mato Grosso', 'Cuiabá', -15.6, -56.1), state('PA', 'Pará', 'Belém', -1.46, -48.5), state('PB', 'Paraíba', 'João Pessoa', -7.12, -34.86),
  state('PE', 'Pernambuco', 'Recife', -8.05, -34.88), state('PI', 'Piauí', 'Teresina', -5.09, -42.8), state('PR', 'Paraná', 'Curitiba', -25.43, -49.27),
  state('RJ', 'Rio de Janeiro', 'Rio de Janeiro', -22.91, -43.2), state('RN', 'Rio Grande do Norte', 'Natal', -5.79, -35.21), state('RO', 'Rondônia', 'Porto Velho', -8.76, -63.9),
  state('RR', 'Roraima', 'Boa Vista', 2.82, -60.67), state('RS', 'Rio Grande do Sul', 'Porto Alegre', -30.03, -51.23), state('SC', 'Santa Catarina', 'Florianópolis', -27.6, -48.55),
  state('SE', 'Sergipe', 'Aracaju', -10.91, -37.07), state('SP', 'São Paulo', 'São Paulo', -23.55, -46.63), state('TO', 'Tocantins', 'Palmas', -10.18, -48.33),
]

/** The first CEP prefix (five digits) of each range of the Correios, in order; a range ends where the next begins. */
const ranges: readonly [from: number, code: string][] = [
  [1000, 'SP'], [20000, 'RJ'], [29000, 'ES'], [30000, 'MG'], [40000, 'BA'], [49000, 'SE'], [50000, 'PE'], [57000, 'AL'], [58000, 'PB'], [59000, 'RN'], [60000, 'CE'], [64000, 'PI'],
  [65000, 'MA'], [66000, 'PA'], [68900, 'AP'], [69000, 'AM'], [69300, 'RR'], [69400, 'AM'], [69900, 'AC'], [70000, 'DF'], [72800, 'GO'], [73000, 'DF'], [73700, 'GO'], [76800, 'RO'],
  [77000, 'TO'], [78000, 'MT'], [79000, 'MS'], [80000, 'PR'], [88000, 'SC'], [90000, 'RS'],
]

/**
 * Regions of CEPs with a large city of their own, by the first two digits: much nearer than the state's capital. What
 * neither knows is taken to be at the capital: a CEP says the state for certain, and the place only roughly.
 */
const regions: Record<string, Place> = {
  11: { latitude: -23.96, longitude: -46.33 }, 12: { latitude: -23.18, longitude: -45.88 }, 13: { latitude: -22.91, longitude: -47.06 }, 14: { latitude: -21.17, longitude: -47.81 },
  15: { latitude: -20.82, longitude: -49.38 }, 16: { latitude: -21.21, longitude: -50.43 }, 17: { latitude: -22.31, longitude: -49.06 }, 18: { latitude: -23.5, longitude: -47.46 },
  19: { latitude: -22.13, longitude: -51.39 }, 28: { latitude: -21.75, longitude: -41.32 }, 36: { latitude: -21.76, longitude: -43.35 }, 37: { latitude: -21.55, longitude: -45.43 },
  38: { latitude: -18.92, longitude: -48.28 }, 39: { latitude: -16.73, longitude: -43.86 }, 45: { latitude: -14.86, longitude: -40.84 }, 55: { latitude: -8.28, longitude: -35.97 },
  63: { latitude: -7.21, longitude: -39.32 }, 85: { latitude: -24.96, longitude: -53.46 }, 86: { latitude: -23.31, longitude: -51.16 }, 87: { latitude: -23.42, longitude: -51.94 },
  89: { latitude: -26.3, longitude: -48.85 }, 95: { latitude: -29.17, longitude: -51.18 }, 96: { latitude: -31.77, longitude: -52.34 }, 97: { latitude: -29.68, longitude: -53.81 },
  99: { latitude: -28.26, longitude: -52.41 },
}

/** The state of a CEP, and about where in it that is; `undefined`: these are not the eight digits of one. */
export function placeOfCep(text: string): { state: State; place: Place } | undefined {
  const digits = /^\s*(\d{5})-?(\d{3})\s*$/.exec(text)?.[1]
  if (digits === undefined || Number(digits) < 1000) return undefined
  const code = ranges.findLast(([from]) => Number(digits) >= from)?.[1]
  const found = states.find((row) => row.code === code)
  return found && { state: found, place: regions[digits.slice(0, 2)] ?? found.place }
}

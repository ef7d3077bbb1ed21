import { capitals } from './capitals.ts'
import type { Place } from './place.ts'
import type { StateCode } from './states.ts'

/**
 * First CEP prefix (five digits) of each range of the Correios, ascending; a range ends where the
 * next begins.
 */
const ranges: readonly [from: number, state: StateCode][] = [
  [1000, 'SP'],
  [20000, 'RJ'],
  [29000, 'ES'],
  [30000, 'MG'],
  [40000, 'BA'],
  [49000, 'SE'],
  [50000, 'PE'],
  [57000, 'AL'],
  [58000, 'PB'],
  [59000, 'RN'],
  [60000, 'CE'],
  [64000, 'PI'],
  [65000, 'MA'],
  [66000, 'PA'],
  [68900, 'AP'],
  [69000, 'AM'],
  [69300, 'RR'],
  [69400, 'AM'],
  [69900, 'AC'],
  [70000, 'DF'],
  [72800, 'GO'],
  [73000, 'DF'],
  [73700, 'GO'],
  [76800, 'RO'],
  [77000, 'TO'],
  [78000, 'MT'],
  [79000, 'MS'],
  [80000, 'PR'],
  [88000, 'SC'],
  [90000, 'RS'],
]

/**
 * CEP regions around a large city other than the capital, by the first two digits. A CEP of no
 * listed region is located at the state's capital: its state is exact, its position approximate.
 */
const regions: Record<string, Place> = {
  11: { latitude: -23.96, longitude: -46.33 },
  12: { latitude: -23.18, longitude: -45.88 },
  13: { latitude: -22.91, longitude: -47.06 },
  14: { latitude: -21.17, longitude: -47.81 },
  15: { latitude: -20.82, longitude: -49.38 },
  16: { latitude: -21.21, longitude: -50.43 },
  17: { latitude: -22.31, longitude: -49.06 },
  18: { latitude: -23.5, longitude: -47.46 },
  19: { latitude: -22.13, longitude: -51.39 },
  28: { latitude: -21.75, longitude: -41.32 },
  36: { latitude: -21.76, longitude: -43.35 },
  37: { latitude: -21.55, longitude: -45.43 },
  38: { latitude: -18.92, longitude: -48.28 },
  39: { latitude: -16.73, longitude: -43.86 },
  45: { latitude: -14.86, longitude: -40.84 },
  55: { latitude: -8.28, longitude: -35.97 },
  63: { latitude: -7.21, longitude: -39.32 },
  85: { latitude: -24.96, longitude: -53.46 },
  86: { latitude: -23.31, longitude: -51.16 },
  87: { latitude: -23.42, longitude: -51.94 },
  89: { latitude: -26.3, longitude: -48.85 },
  95: { latitude: -29.17, longitude: -51.18 },
  96: { latitude: -31.77, longitude: -52.34 },
  97: { latitude: -29.68, longitude: -53.81 },
  99: { latitude: -28.26, longitude: -52.41 },
}

/**
 * State and approximate position of a CEP; `undefined` unless the text has eight digits of a known
 * range.
 */
export function placeOfCep(text: string): { state: StateCode; place: Place } | undefined {
  const digits = /^\s*(\d{5})-?(\d{3})\s*$/.exec(text)?.[1]
  if (digits === undefined || Number(digits) < 1000) return undefined
  const state = ranges.findLast(([from]) => Number(digits) >= from)?.[1]
  const capital = capitals.find((row) => row.state === state)
  return capital && { state: capital.state, place: regions[digits.slice(0, 2)] ?? capital.place }
}

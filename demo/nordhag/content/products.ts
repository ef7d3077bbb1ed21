import type { Product } from '../../company-shape.ts'
import { handPumps, gearPumps, pistonPumps, vanePumps } from './pumps.ts'
import type { Text } from './text.ts'
import { units } from './units.ts'
import { valves } from './valves.ts'

export const products: Product<Text>[] = [
  ...pistonPumps,
  ...gearPumps,
  ...vanePumps,
  ...handPumps,
  ...units,
  ...valves,
]

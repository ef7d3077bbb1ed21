import { between, required } from '../../limits.ts'
import type { Limits } from '../../limits.ts'

/**
 * Limits of the values of each attribute, by subcategory: what a part number of the range can have,
 * with room for the next sizes. A test holds them for all part numbers.
 */
export const limits: Limits = {
  'axial-piston-pumps': {
    displacement: [...between(15, 200), required],
    pressure: [...between(150, 500)],
    peak: [...between(200, 600)],
    speed: [...between(1200, 5000)],
    mass: [...between(6, 80)],
  },
  'gear-pumps': {
    displacement: [...between(2.5, 100), required],
    pressure: [...between(150, 500)],
    peak: [...between(150, 500)],
    speed: [...between(1500, 6000)],
    mass: [...between(1.5, 40)],
  },
  'vane-pumps': {
    displacement: [...between(10, 80), required],
    pressure: [...between(100, 300)],
    speed: [...between(1200, 3000)],
    mass: [...between(6, 30)],
  },
  'hand-pumps': {
    'stroke-volume': [...between(15, 80)],
    pressure: [...between(150, 400)],
    tank: [...between(3, 8)],
    mass: [...between(2, 20)],
  },
  units: {
    tank: [...between(3, 250)],
    power: [...between(0.5, 20)],
    flow: [...between(3, 80)],
    pressure: [...between(40, 300)],
    mass: [...between(5, 300)],
  },
  'directional-valves': {
    flow: [...between(40, 200)],
    pressure: [...between(200, 500)],
    mass: [...between(1, 6)],
  },
  'pressure-and-flow-valves': {
    range: [...between(5, 500)],
    flow: [...between(12, 300)],
    pressure: [...between(200, 600)],
    mass: [...between(0.12, 5)],
  },
}

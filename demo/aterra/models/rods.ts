import type { Part } from '../pictures/drawings/part.ts'
import { materials, turned } from './solid.ts'
import type { Body } from './solid.ts'

/** A copper-bonded rod of full length: pointed, or with both ends for couplers. */
export function rod(part: Part): Body[] {
  const [r, length] = [part.mm('diameter') / 2, part.mm('reach')]
  const thread = r * 4.4
  const end: [number, number][] =
    part.family === 'HR'
      ? [
          [length - thread, r],
          [length - thread, r - 0.6],
          [length - 1, r - 0.6],
          [length, r - 1.4],
        ]
      : [
          [length - r * 3.4, r],
          [length, 0.8],
        ]
  const head: [number, number][] =
    part.family === 'HR'
      ? [
          [0, r - 1.4],
          [1, r - 0.6],
          [thread, r - 0.6],
          [thread, r],
        ]
      : [
          [0, r - 1],
          [1, r],
        ]
  return [
    {
      name: 'rod',
      material: materials.copper,
      solid: turned(
        [...head, ...end],
        [
          [0, 0],
          [length, 0],
        ],
      ),
    },
  ]
}

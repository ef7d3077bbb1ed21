import { barrel } from '../content/catalogue/conductors.ts'
import type { Part } from '../pictures/drawings/part.ts'
import { materials, plastics, shaft, tube, turned } from './solid.ts'
import type { Body, Solid } from './solid.ts'

const read = (part: Part) => ({
  outer: part.mm('outer'),
  bore: part.mm('bore'),
  length: part.mm('length'),
})

const withStop = (solid: Solid, at: number, radius: number): Solid => ({
  kind: 'joined',
  solids: [
    solid,
    turned(
      [
        [at - 1.6, radius + 0.2],
        [at + 1.6, radius + 0.2],
      ],
      [
        [at - 0.8, radius * 0.78],
        [at + 0.8, radius * 0.78],
      ],
    ),
  ],
})

/** One tube for two conductors of one size, with a stop in the middle. */
export function splice(part: Part): Body[] {
  const { outer, bore, length } = read(part)
  return [
    {
      name: 'splice',
      material: materials.tin,
      solid: withStop(tube(0, length, outer, bore), length / 2, bore / 2),
    },
  ]
}

/** A short tube over parallel conductors. */
export function parallelSplice(part: Part): Body[] {
  const { outer, bore, length } = read(part)
  return [{ name: 'splice', material: materials.tin, solid: tube(0, length, outer, bore) }]
}

/** Two barrels on one axis, with a wall between them. */
function stepped(
  part: Part,
  section: number,
  first: number,
): { left: Solid; right: Solid; whole: Solid } {
  const { outer, bore, length } = read(part)
  const small = barrel(section)
  const [R, r, q, k] = [outer / 2, bore / 2, small.outer / 2, small.bore / 2]
  const [a, b, m] = [first - 4, first + 4, (R + q) / 2]
  const left = turned(
    [
      [0, R - 0.4],
      [0.4, R],
      [a, R],
      [first, m],
    ],
    [
      [0, r],
      [a - 1, r],
      [a - 1, 0],
      [first, 0],
    ],
  )
  const right = turned(
    [
      [first, m],
      [b, q],
      [length - 0.4, q],
      [length, q - 0.4],
    ],
    [
      [first, 0],
      [b + 1, 0],
      [b + 1, k],
      [length, k],
    ],
  )
  return { left, right, whole: { kind: 'joined', solids: [left, right] } }
}

export function reducingSplice(part: Part): Body[] {
  const { whole } = stepped(part, part.mm('reduced'), part.mm('bore') * 2.1 + 9)
  return [{ name: 'splice', material: materials.tin, solid: whole }]
}

/** Aluminum on the left, copper on the right, friction-welded. */
export function bimetallicSplice(part: Part): Body[] {
  const copper = part.mm('copper')
  const { left, right } = stepped(part, copper, part.mm('length') - barrel(copper).bore * 2.1 - 8)
  return [
    { name: 'aluminium', material: materials.aluminium, solid: left },
    { name: 'copper', material: materials.copper, solid: right },
  ]
}

/** An aluminum barrel with a copper pin. */
export function bimetallicPin(part: Part): Body[] {
  const { outer, bore, length } = read(part)
  const [R, r, p] = [outer / 2, bore / 2, part.mm('pin') / 2]
  const [end, neck] = [length - 34, length - 26]
  return [
    {
      name: 'barrel',
      material: materials.aluminium,
      solid: turned(
        [
          [0, R - 0.4],
          [0.4, R],
          [end, R],
        ],
        [
          [0, r],
          [end - 5, r],
          [end - 5, 0],
          [end, 0],
        ],
      ),
    },
    {
      name: 'pin',
      material: materials.copper,
      solid: turned(
        [
          [end, R * 0.9],
          [end + 3, R * 0.7],
          [neck, p],
          [length - 1, p],
          [length, p - 1],
        ],
        [
          [end, 0],
          [length, 0],
        ],
      ),
    },
  ]
}

/** A metal tube in its insulation, with a funnel at both mouths. */
export function insulatedSplice(part: Part): Body[] {
  const { outer, bore, length } = read(part)
  const [R, r] = [outer / 2, bore / 2]
  const [a, b] = [length * 0.2, length * 0.8]
  return [
    {
      name: 'sleeve',
      material: plastics[part.code('colour')] ?? materials.tin,
      solid: turned(
        [
          [0, R],
          [length, R],
        ],
        [
          [0, R - 0.5],
          [a, r],
          [a, r + 0.5],
          [b, r + 0.5],
          [b, r],
          [length, R - 0.5],
        ],
      ),
    },
    {
      name: 'tube',
      material: materials.tin,
      solid: {
        kind: 'joined',
        solids: [
          turned(
            [
              [a, r + 0.5],
              [b, r + 0.5],
            ],
            [
              [a, r],
              [b, r],
            ],
          ),
          shaft(length / 2 - 0.4, length / 2 + 0.4, r + 0.2),
        ],
      },
    },
  ]
}

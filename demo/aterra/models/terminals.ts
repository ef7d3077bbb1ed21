import { studHole } from '../pictures/drawings/terminals.ts'
import type { Part } from '../pictures/drawings/part.ts'
import { circle, materials, rectangle, turned } from './solid.ts'
import type { Body, Material, Outline, Point, Solid } from './solid.ts'

interface Lug {
  /** Distances from the mouth to the end of the bore, and to the end of the palm. */
  barrel: number
  length: number
  /** Length of the palm, from its end. */
  palm: number
  outer: number
  bore: number
  width: number
  hole: number
  /** Centers of the holes: distance from the palm's end, and to each side of the axis. */
  holes: readonly Point[]
  mouth?: number
  square?: boolean
  window?: boolean
}

/** Distance between surfaces of joined solids, mm, so that none coincide. */
const inset = 0.02

const thicknessOf = ({ outer, bore }: Pick<Lug, 'outer' | 'bore'>): number =>
  Math.max(1.6, (outer - bore) * 0.9)

/** Barrel to the end of the bore, flared where it has a mouth. */
function barrelOf({ barrel, outer, bore, mouth }: Lug): Solid {
  const R = outer / 2
  return mouth === undefined
    ? turned(
        [
          [0, R - 0.3],
          [0.3, R],
          [barrel, R],
        ],
        [
          [0, 0],
          [barrel, 0],
        ],
      )
    : turned(
        [
          [0, mouth / 2],
          [bore * 0.35, R],
          [barrel, R],
        ],
        [
          [0, 0],
          [barrel, 0],
        ],
      )
}

/** Cut-out for the conductor: tapered at its end, with a funnel if there is a mouth. */
function boreOf({ barrel, outer, bore, mouth }: Lug): Solid {
  const r = bore / 2
  const flare = mouth === undefined ? 0.3 : bore * 0.35
  const wide = mouth === undefined ? r + 0.3 : mouth / 2 - (outer - bore) / 2
  return turned(
    [
      [-1, wide],
      [0, wide],
      [flare, r],
      [barrel - r * 0.35, r],
      [barrel - 0.2, 0.2],
    ],
    [
      [-1, 0],
      [barrel - 0.2, 0],
    ],
  )
}

/** Transition from the round barrel to the flat palm. */
function neckOf(lug: Lug): Solid {
  const { barrel, outer, length, palm, width } = lug
  const [thick, R] = [thicknessOf(lug), outer / 2 - inset]
  const [from, to] = [barrel - 0.1, length - palm + 0.1]
  return {
    kind: 'loft',
    sections: [0, 1, 2, 3].map((step) => {
      const share = step / 3
      // eased: the slope is zero at both ends
      const eased = share * share * (3 - 2 * share)
      const mix = (one: number, other: number) => one + (other - one) * eased
      return {
        x: from + (to - from) * share,
        width: mix(2 * R, width - 2 * inset),
        height: mix(2 * R, thick - 2 * inset),
        low: -R,
        radius: mix(R - 0.01, Math.min(0.5, thick * 0.25)),
      }
    }),
  }
}

const palmOutline = ({ length, palm, width, square }: Lug): Outline => {
  const [w, from] = [width / 2, length - palm]
  const corner = square ? 3 : w
  const diagonal = corner * (1 - Math.SQRT1_2)
  return {
    from: [from, -w],
    steps: [
      { to: [length - corner, -w] },
      {
        to: [length, corner === w ? 0 : -w + corner],
        via: [length - diagonal, -w + diagonal],
      },
      ...(corner === w ? [] : [{ to: [length, w - corner] as const }]),
      { to: [length - corner, w], via: [length - diagonal, w - diagonal] },
      { to: [from, w] },
    ],
  }
}

function palmOf(lug: Lug): Solid {
  const thickness = thicknessOf(lug)
  return {
    kind: 'plate',
    plane: 'xy',
    outline: palmOutline(lug),
    at: -lug.outer / 2,
    thickness,
  }
}

/** Cut-outs for the stud's holes and the inspection window. */
function drills(lug: Lug): Solid[] {
  const drill = (x: number, y: number, hole: number, at: number): Solid => ({
    kind: 'plate',
    plane: 'xy',
    outline: circle(x, y, hole / 2),
    at,
    thickness: lug.outer,
  })
  return [
    ...lug.holes.map(([fromEnd, aside]) =>
      drill(lug.length - fromEnd, aside, lug.hole, -lug.outer / 2 - 1),
    ),
    ...(lug.window
      ? [drill(lug.barrel - lug.bore * 0.5, 0, Math.max(1.6, lug.outer * 0.1), 0)]
      : []),
  ]
}

const stem = (lug: Lug): Solid => ({
  kind: 'cut',
  from: { kind: 'joined', solids: [barrelOf(lug), neckOf(lug), palmOf(lug)] },
  tools: [boreOf(lug), ...drills(lug)],
})

/** Holes along the palm, and the palm's length. */
const inLine = (width: number, spacing: number): Pick<Lug, 'holes' | 'palm'> => ({
  palm: width + spacing,
  holes: spacing
    ? [
        [width / 2 + spacing, 0],
        [width / 2, 0],
      ]
    : [[width / 2, 0]],
})

const read = (part: Part) => ({
  length: part.mm('length'),
  outer: part.mm('outer'),
  bore: part.mm('bore'),
  width: part.mm('width'),
  hole: studHole(part),
})

const one = (material: Material, solid: Solid): Body[] => [{ name: 'terminal', material, solid }]

export const lug = (part: Part): Body[] =>
  one(
    part.family === 'TN' ? materials.copper : materials.tin,
    stem({
      ...read(part),
      ...inLine(part.mm('width'), part.has('spacing') ? part.mm('spacing') : 0),
      barrel: part.mm('barrel'),
      ...(part.has('mouth') ? { mouth: part.mm('mouth') } : { window: true }),
    }),
  )

/** Four holes on a square. */
export function fourHoleLug(part: Part): Body[] {
  const spacing = part.mm('spacing')
  const half = spacing / 2
  return one(
    materials.tin,
    stem({
      ...read(part),
      barrel: part.mm('barrel'),
      palm: 85,
      square: true,
      holes: [
        [20 + spacing, -half],
        [20 + spacing, half],
        [20, half],
        [20, -half],
      ],
    }),
  )
}

/** Two close holes, a window in the barrel; the table has neither diameters nor the palm. */
export function rackLug(part: Part): Body[] {
  const [length, spacing, hole] = [part.mm('length'), part.mm('spacing'), studHole(part)]
  const bore = Math.sqrt(part.mm('section')) * 1.32
  const [outer, width] = [bore * 1.36, Math.max(bore * 1.7, hole * 1.9)]
  return one(
    materials.tin,
    stem({
      length,
      outer,
      bore,
      width,
      hole,
      ...inLine(width, spacing),
      barrel: length - outer * 0.55 - width - spacing,
      window: true,
    }),
  )
}

/** Aluminum barrel welded to a copper palm. */
export function bimetallicLug(part: Part): Body[] {
  const given = read(part)
  const line = inLine(given.width, part.has('spacing') ? part.mm('spacing') : 0)
  const barrel = given.length - given.outer * 0.6 - line.palm
  const lug: Lug = { ...given, ...line, barrel }
  const R = given.outer / 2
  return [
    {
      name: 'barrel',
      material: materials.aluminium,
      solid: { kind: 'cut', from: barrelOf(lug), tools: [boreOf(lug)] },
    },
    {
      name: 'palm',
      material: materials.copper,
      solid: {
        kind: 'cut',
        from: { kind: 'joined', solids: [neckOf(lug), palmOf(lug)] },
        tools: [
          ...drills(lug),
          {
            kind: 'plate',
            plane: 'yz',
            outline: rectangle(-R - 1, -R - 1, R + 1, R + 1),
            at: -1,
            thickness: barrel + 1,
          },
        ],
      },
    },
  ]
}

/** The palm is at a right angle to the barrel. */
export function angledLug(part: Part): Body[] {
  const given = read(part)
  const { length, outer, width, hole } = given
  const [R, w, thick] = [outer / 2, width / 2, thicknessOf(given)]
  const [top, corner] = [part.mm('height') - R, outer * 0.3]
  const diagonal = corner * (1 - Math.SQRT1_2)
  const lug: Lug = { ...given, barrel: part.mm('barrel'), palm: thick, holes: [] }
  const front: Outline = {
    from: [-w, -R],
    steps: [{ to: [-w, top - w] }, { to: [w, top - w], via: [0, top] }, { to: [w, -R] }],
  }
  /** Side profile without the outside of the bend. */
  const side: Outline = {
    from: [-1, -R - 1],
    steps: [
      { to: [length - corner, -R - 1] },
      { to: [length - corner, -R] },
      { to: [length, -R + corner], via: [length - diagonal, -R + diagonal] },
      { to: [length, top + 1] },
      { to: [-1, top + 1] },
    ],
  }
  return one(materials.tin, {
    kind: 'cut',
    from: {
      kind: 'common',
      solids: [
        {
          kind: 'joined',
          solids: [
            barrelOf(lug),
            neckOf(lug),
            { kind: 'plate', plane: 'yz', outline: front, at: length - thick, thickness: thick },
          ],
        },
        { kind: 'plate', plane: 'xz', outline: side, at: -width, thickness: width * 2 },
      ],
    },
    tools: [
      boreOf(lug),
      {
        kind: 'plate',
        plane: 'yz',
        outline: circle(0, top - w, hole / 2),
        at: length - thick - 1,
        thickness: thick + 2,
      },
    ],
  })
}

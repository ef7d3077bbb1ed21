import { sleeves } from '../content/catalogue/insulated-terminals.ts'
import type { Sleeve } from '../content/catalogue/insulated-terminals.ts'
import type { Part } from '../pictures/drawings/part.ts'
import { circle, materials, plastics, rectangle, shaft, turned } from './solid.ts'
import type { Body, Material, Outline, Solid } from './solid.ts'

/** Thickness of the tongues, mm. */
const sheetMetal = 0.9

const plastic = (part: Part): Material => plastics[part.code('colour')] ?? materials.tin

/** Sleeve with a funnel at the mouth, and the metal tube in it. */
function sleeve(part: Part, mouth?: number): Body[] {
  const { barrel, outer } = sleeves[part.code('colour') as Sleeve]
  const [r, wide, inner] = [outer / 2, (mouth ?? outer * 1.12) / 2, outer * 0.3]
  return [
    {
      name: 'sleeve',
      material: plastic(part),
      solid: turned(
        [
          [0, wide],
          [barrel * 0.16, wide],
          [barrel * 0.32, r],
          [barrel - 0.5, r],
          [barrel, r - 0.5],
        ],
        [
          [0, wide - 0.5],
          [barrel * 0.2, inner + 0.4],
          [barrel, inner + 0.4],
        ],
      ),
    },
    {
      name: 'barrel',
      material: materials.tin,
      solid: turned(
        [
          [barrel * 0.2, inner + 0.4],
          [barrel, inner + 0.4],
        ],
        [
          [barrel * 0.2, inner],
          [barrel, inner],
        ],
      ),
    },
  ]
}

const tongue = (outline: Outline, tools: Solid[] = []): Body => ({
  name: 'tongue',
  material: materials.tin,
  solid: {
    kind: 'cut',
    from: { kind: 'plate', plane: 'xy', outline, at: -sheetMetal / 2, thickness: sheetMetal },
    tools,
  },
})

/** Position at which the tongue begins, near the end of the barrel. */
const start = (part: Part): number => sleeves[part.code('colour') as Sleeve].barrel - 1

const outerOf = (part: Part): number => sleeves[part.code('colour') as Sleeve].outer

export function ring(part: Part): Body[] {
  const [length, r, hole] = [part.mm('length'), part.mm('width') / 2, part.mm('hole')]
  const x = length - r
  const neck = Math.min(outerOf(part) * 0.36, r * 0.7)
  const joint = x - Math.sqrt(r * r - neck * neck)
  return [
    ...sleeve(part),
    tongue(
      {
        from: [start(part), -neck],
        steps: [
          { to: [joint, -neck] },
          { to: [joint, neck], via: [length, 0] },
          { to: [start(part), neck] },
        ],
      },
      [{ kind: 'plate', plane: 'xy', outline: circle(x, 0, hole / 2), at: -2, thickness: 4 }],
    ),
  ]
}

export function fork(part: Part): Body[] {
  const [length, w, s] = [part.mm('length'), part.mm('width') / 2, part.mm('hole') / 2]
  const root = start(part) + 3.2
  const neck = Math.min(outerOf(part) * 0.36, w * 0.7)
  return [
    ...sleeve(part),
    tongue({
      from: [start(part), -neck],
      steps: [
        { to: [root - 0.8, -neck] },
        { to: [root + 1.6, -w] },
        { to: [length - 0.8, -w] },
        { to: [length, -w + 0.8] },
        { to: [length, -s] },
        { to: [root + s + 1, -s] },
        { to: [root + s + 1, s], via: [root + 1, 0] },
        { to: [length, s] },
        { to: [length, w - 0.8] },
        { to: [length - 0.8, w] },
        { to: [root + 1.6, w] },
        { to: [root - 0.8, neck] },
        { to: [start(part), neck] },
      ],
    }),
  ]
}

export function pin(part: Part): Body[] {
  const [length, r] = [part.mm('length'), part.mm('pin') / 2]
  return [
    ...sleeve(part, part.mm('width')),
    {
      name: 'pin',
      material: materials.tin,
      solid: turned(
        [
          [start(part), r],
          [length - 0.5, r],
          [length, r - 0.5],
        ],
        [
          [start(part), 0],
          [length, 0],
        ],
      ),
    },
  ]
}

/** A receptacle in a housing, with a slot for the tab. */
export function pushOn(part: Part): Body[] {
  const [length, width, tab] = [part.mm('length'), part.mm('width'), part.mm('tab')]
  const from = start(part)
  return [
    ...sleeve(part),
    {
      name: 'housing',
      material: plastic(part),
      solid: {
        kind: 'cut',
        from: {
          kind: 'plate',
          plane: 'xy',
          outline: rectangle(from, -width / 2, length, width / 2),
          at: -1.8,
          thickness: 3.6,
        },
        tools: [
          {
            kind: 'plate',
            plane: 'xy',
            outline: rectangle(from + 3, -tab / 2, length + 1, tab / 2),
            at: -0.4,
            thickness: 0.8,
          },
          shaft(from - 1, from + 1, outerOf(part) * 0.3),
        ],
      },
    },
  ]
}

/**
 * Tube for the end of a wire, with its collar; a twin ferrule has a collar for two insulated wires.
 */
export function ferrule(part: Part): Body[] {
  const [length, reach, bore, width] = [
    part.mm('length'),
    part.mm('reach'),
    part.mm('pin'),
    part.mm('width'),
  ]
  const [r, w, wall] = [bore / 2, width / 2, 0.25 + bore * 0.03]
  const x = length - reach
  const narrow = part.family === 'TW' ? Math.min(w, bore * 0.5 + 1.2) : w
  const section = (at: number, breadth: number, height: number) => ({
    x: at,
    width: breadth * 2,
    height: height * 2,
    low: -height,
    radius: Math.min(breadth, height) - 0.01,
  })
  const neck = r + wall * 2
  return [
    {
      name: 'collar',
      material: plastic(part),
      solid: {
        kind: 'cut',
        from: {
          kind: 'joined',
          solids: [
            { kind: 'loft', sections: [section(0, narrow, w), section(x * 0.5, narrow, w)] },
            {
              kind: 'loft',
              sections: [section(x * 0.5 - 0.01, narrow, w), section(x, neck, neck)],
            },
          ],
        },
        tools: [
          {
            kind: 'loft',
            sections: [section(-1, narrow - 0.5, w - 0.5), section(x * 0.5, narrow - 0.5, w - 0.5)],
          },
          shaft(0, length, r + wall),
        ],
      },
    },
    {
      name: 'tube',
      material: materials.tin,
      solid: turned(
        [
          [x * 0.5, r + wall],
          [length, r + wall],
        ],
        [
          [x * 0.5, r],
          [length, r],
        ],
      ),
    },
  ]
}

import { t } from '../../content/text.ts'
import { clearanceHole } from '../../content/catalogue/conductors.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { circle, line } from './path.ts'
import { View } from './view.ts'

export const studHole = (part: Part): number => {
  const m = Number(part.code('stud').slice(1))
  return clearanceHole[m] ?? m
}

interface Lug {
  /** Length of the barrel, from the mouth, and of the neck between barrel and palm. */
  barrel: number
  neck: number
  length: number
  outer: number
  bore: number
  width: number
  /** Centers of the holes: distance from the palm's end, and to each side of the axis. */
  holes: readonly (readonly [fromEnd: number, aside: number])[]
  hole: number
  mouth?: number
  /** Position of the joint of aluminum and copper. */
  joint?: number
  square?: boolean
}

/** Views of a tubular terminal: the barrel in section at the top, the palm from above below it. */
function lugViews(
  part: Part,
  lug: Lug,
  keys: { width: string | undefined; spacing?: [number, number] },
): View[][] {
  const { barrel, neck, length, outer, bore, width, hole } = lug
  const [R, r, w, t1] = [outer / 2, bore / 2, width / 2, Math.max(1.6, (outer - bore) * 0.9)]
  const palm = barrel + neck
  const [flare, wide] = lug.mouth === undefined ? [0, R] : [bore * 0.35, lug.mouth / 2]
  const inner = wide - (R - r)
  const bend = (from: number, to: number): string =>
    `C${barrel + neck * 0.5} ${from} ${palm - neck * 0.5} ${to} ${palm} ${to}`
  const side = new View(part)
    .draw(
      'cut',
      `M0 ${-wide}L${flare} ${-R}H${barrel}${bend(-R, R - t1)}H${length}V${R}H${flare}L0 ${wide}Z`,
    )
    .draw(
      'open',
      `M0 ${-inner}L${flare} ${-r}H${barrel - 1.2}C${barrel + neck * 0.4} ${-r} ${palm - neck * 0.55} ${R - t1 * 0.5} ${palm - neck * 0.1} ${R - t1 * 0.5}L${barrel} ${r}H${flare}L0 ${inner}Z`,
    )
  for (const [fromEnd] of lug.holes)
    side
      .draw(
        'open',
        `M${length - fromEnd - hole / 2} ${R - t1}V${R}H${length - fromEnd + hole / 2}V${R - t1}Z`,
      )
      .draw('axis', line(length - fromEnd, R - t1 - 2.5, length - fromEnd, R + 2.5))
  side.draw('axis', line(-4, 0, barrel + neck * 0.4, 0))
  if (lug.joint !== undefined) side.draw('edge', line(lug.joint, -R, lug.joint, R))
  side.up('bore', -r, r, { from: flare }).up('outer', -R, R, { from: flare })
  if (lug.mouth !== undefined) side.up('mouth', -wide, wide)

  const top = new View(part)
  const round = lug.square
    ? `H${length - 3}A3 3 0 0 1 ${length} ${-w + 3}V${w - 3}A3 3 0 0 1 ${length - 3} ${w}`
    : `H${length - w}A${w} ${w} 0 0 1 ${length - w} ${w}`
  top
    .draw(
      'part',
      `M0 ${-wide}L${flare} ${-R}H${barrel}${bend(-R, -w)}${round}H${palm}C${palm - neck * 0.5} ${w} ${barrel + neck * 0.5} ${R} ${barrel} ${R}H${flare}L0 ${wide}Z`,
    )
    .draw(
      'hidden',
      `M0 ${-inner}L${flare} ${-r}H${barrel - 1.2}`,
      `M0 ${inner}L${flare} ${r}H${barrel - 1.2}V${-r}`,
    )
    .draw('axis', line(-4, 0, length + 4, 0))
  if (lug.joint !== undefined) top.draw('edge', line(lug.joint, -R, lug.joint, R))
  for (const [fromEnd, aside] of lug.holes) {
    const x = length - fromEnd
    top
      .draw('open', circle(x, aside, hole / 2))
      .draw('axis', line(x, aside - hole / 2 - 3, x, aside + hole / 2 + 3))
    if (aside !== 0) top.draw('axis', line(x - hole / 2 - 3, aside, x + hole / 2 + 3, aside))
  }
  top.across('length', 0, length, { from: [wide, lug.square ? w : 0] })
  if (keys.width)
    top.up(keys.width, -w, w, { side: 'right', from: lug.square ? length : length - w })
  if (keys.spacing)
    top.across('spacing', length - keys.spacing[0], length - keys.spacing[1], {
      side: 'above',
      from: -Math.abs(lug.holes[0]?.[1] ?? 0),
    })
  return [[side], [top]]
}

/** Adds two notes of every terminal: its conductor at the barrel, its stud at the hole. */
function noted(
  views: View[][],
  part: Part,
  lug: Lug,
  material = part.say(materials.tinnedCopper),
): View[][] {
  const [[side] = [], [top] = []] = views
  side
    ?.note(
      part.figure('conductor') + (lug.joint === undefined ? '' : ' Al'),
      lug.barrel * 0.45,
      -lug.bore * 0.2,
      { lean: 'left' },
    )
    .note(material, lug.barrel + lug.neck * 0.95, lug.outer / 2 - 0.6, { lean: 'right' })
  if (lug.joint !== undefined)
    side?.note(
      part.say(materials.aluminium),
      lug.barrel * 0.75,
      lug.outer / 2 - (lug.outer - lug.bore) / 4,
      { side: 'below', lean: 'left' },
    )
  const [fromEnd = 0, aside = 0] = lug.holes[0] ?? []
  top?.note(part.value('stud'), lug.length - fromEnd - lug.hole * 0.36, aside - lug.hole * 0.36, {
    lean: 'left',
  })
  return views
}

const tube = (part: Part) => ({
  length: part.mm('length'),
  outer: part.mm('outer'),
  bore: part.mm('bore'),
  hole: studHole(part),
})

/** Terminal with one hole, or two along the palm. */
export function lug(part: Part): View[][] {
  const own = tube(part)
  const width = part.mm('width')
  const neck = own.outer * 0.55
  const spacing = part.has('spacing') ? part.mm('spacing') : 0
  const given: Lug = {
    ...own,
    width,
    neck,
    barrel: own.length - neck - width - spacing,
    holes: spacing
      ? [
          [width / 2 + spacing, 0],
          [width / 2, 0],
        ]
      : [[width / 2, 0]],
    ...(part.has('mouth') ? { mouth: part.mm('mouth') } : {}),
  }
  return noted(
    lugViews(part, given, {
      width: 'width',
      ...(spacing ? { spacing: [width / 2 + spacing, width / 2] } : {}),
    }),
    part,
    given,
    part.say(part.family === 'TN' ? materials.copper : materials.tinnedCopper),
  )
}

/** Terminal with four holes on a square. */
export function fourHoleLug(part: Part): View[][] {
  const own = tube(part)
  const [width, spacing] = [part.mm('width'), part.mm('spacing')]
  const neck = own.outer * 0.55 + 14
  const [near, far] = [20, 20 + spacing]
  const given: Lug = {
    ...own,
    width,
    neck,
    barrel: own.length - neck - 85,
    square: true,
    holes: [
      [far, -spacing / 2],
      [far, spacing / 2],
      [near, spacing / 2],
      [near, -spacing / 2],
    ],
  }
  return noted(lugViews(part, given, { width: 'width', spacing: [far, near] }), part, given)
}

/** Aluminum barrel, copper palm; the weld is at the end of the barrel. */
export function bimetallicLug(part: Part): View[][] {
  const own = tube(part)
  const width = part.mm('width')
  const spacing = part.has('spacing') ? part.mm('spacing') : 0
  const neck = own.outer * 0.6
  const barrel = own.length - neck - width - spacing
  const given: Lug = {
    ...own,
    width,
    neck,
    barrel,
    joint: barrel,
    holes: spacing
      ? [
          [width / 2 + spacing, 0],
          [width / 2, 0],
        ]
      : [[width / 2, 0]],
  }
  const views = lugViews(part, given, {
    width: 'width',
    ...(spacing ? { spacing: [width / 2 + spacing, width / 2] } : {}),
  })
  return noted(views, part, given, part.say(materials.copper))
}

/** Terminal with the palm at a right angle to the barrel. */
export function angledLug(part: Part): View[][] {
  const { length, outer, bore, hole } = tube(part)
  const [width, height] = [part.mm('width'), part.mm('height')]
  const [R, r, w, s] = [outer / 2, bore / 2, width / 2, Math.max(1.6, (outer - bore) * 0.9)]
  const barrel = length - outer
  const peak = R - height
  const side = new View(part)
    .draw(
      'cut',
      `M0 ${-R}H${barrel}C${barrel + outer * 0.45} ${-R} ${length - s} ${-R * 0.2} ${length - s} ${-R - 1}V${peak}H${length}V${R - outer * 0.35}A${outer * 0.35} ${outer * 0.35} 0 0 1 ${length - outer * 0.35} ${R}H0Z`,
    )
    .draw(
      'open',
      `M0 ${-r}H${barrel - 1}C${barrel + outer * 0.2} ${-r} ${length - s} ${-R * 0.1} ${length - s * 1.1} ${r * 0.5}C${length - s * 1.4} ${r} ${barrel + 1} ${r} ${barrel} ${r}H0Z`,
    )
    .draw(
      'open',
      `M${length - s} ${peak + w - hole / 2}H${length}V${peak + w + hole / 2}H${length - s}Z`,
    )
    .draw(
      'axis',
      line(-4, 0, barrel + outer * 0.3, 0),
      line(length - s - 3, peak + w, length + 3, peak + w),
    )
    .up('bore', -r, r)
    .up('outer', -R, R)
    .up('height', peak, R, { side: 'right', from: [length, length - outer * 0.35] })
    .across('length', 0, length, { from: [R, R - 3] })
    .note(part.figure('conductor'), barrel * 0.4, 0, { lean: 'right' })
  const front = new View(part)
    .draw(
      'part',
      `M${-w} ${peak + w}A${w} ${w} 0 0 1 ${w} ${peak + w}V${-R * 0.5}C${w} ${-R * 0.1} ${R} ${-R * 0.4} ${R} 0A${R} ${R} 0 0 1 ${-R} 0C${-R} ${-R * 0.4} ${-w} ${-R * 0.1} ${-w} ${-R * 0.5}Z`,
    )
    .draw('open', circle(0, peak + w, hole / 2))
    .draw(
      'axis',
      line(0, peak - 4, 0, R + 4),
      line(-hole / 2 - 4, peak + w, hole / 2 + 4, peak + w),
    )
    .draw('hidden', circle(0, 0, r))
    .across('width', -w, w, { from: peak + w })
    .note(part.value('stud'), hole * 0.36, peak + w - hole * 0.36, { lean: 'right' })
  return [[side, front]]
}

/** Telecommunications terminal: two close holes, a window in the barrel. */
export function rackLug(part: Part): View[][] {
  const section = part.mm('section')
  const [length, spacing, hole] = [part.mm('length'), part.mm('spacing'), studHole(part)]
  const bore = Math.sqrt(section) * 1.32
  const [outer, width] = [bore * 1.36, Math.max(bore * 1.7, hole * 1.9)]
  const [R, r, w] = [outer / 2, bore / 2, width / 2]
  const neck = outer * 0.55
  const barrel = length - neck - width - spacing
  const palm = barrel + neck
  const t1 = outer - bore
  const side = new View(part)
    .draw(
      'part',
      `M0 ${-R}H${barrel}C${barrel + neck * 0.5} ${-R} ${palm - neck * 0.5} ${R - t1} ${palm} ${R - t1}H${length}V${R}H0Z`,
    )
    .draw('hidden', `M0 ${-r}H${barrel}`, `M0 ${r}H${barrel}V${-r}`)
    .draw('axis', line(-3, 0, barrel + 2, 0))
    .note(part.figure('section'), barrel * 0.35, -r * 0.5, { lean: 'left' })
    .note(part.say(materials.tinnedCopper), length - width * 0.6, R - t1 * 0.5, { lean: 'left' })
  const top = new View(part)
    .draw(
      'part',
      `M0 ${-R}H${barrel}C${barrel + neck * 0.5} ${-R} ${palm - neck * 0.5} ${-w} ${palm} ${-w}H${length - w}A${w} ${w} 0 0 1 ${length - w} ${w}H${palm}C${palm - neck * 0.5} ${w} ${barrel + neck * 0.5} ${R} ${barrel} ${R}H0Z`,
    )
    .draw(
      'open',
      circle(length - w, 0, hole / 2),
      circle(length - w - spacing, 0, hole / 2),
      circle(barrel - 2.5, 0, 1.4),
    )
    .draw('axis', line(-3, 0, length + 3, 0))
    .draw(
      'axis',
      line(length - w, -hole / 2 - 2, length - w, hole / 2 + 2),
      line(length - w - spacing, -hole / 2 - 2, length - w - spacing, hole / 2 + 2),
    )
    .across('length', 0, length, { from: [R, 0] })
    .across('spacing', length - w - spacing, length - w, { side: 'above', from: 0 })
    .note(part.value('stud'), length - w + hole * 0.2, hole * 0.46, {
      side: 'below',
      lean: 'right',
    })
    .note(
      part.say(t('janela de inspeção', 'inspection hole', 'orificio de inspección')),
      barrel - 2.5,
      0,
      { lean: 'left' },
    )
  return [[side], [top]]
}

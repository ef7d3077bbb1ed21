import { t } from '../../content/text.ts'
import { conductor } from '../../content/catalogue/conductors.ts'
import { boltDown, broken, cableAlong, cableEnd, cableUp, headOn } from './fasteners.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { box, circle, line } from './path.ts'
import { studHole } from './terminals.ts'
import { View } from './view.ts'

const insulatorWord = t('isolador', 'insulator', 'aislador')

/** A drilled bar on two insulators. */
export function earthBar(part: Part): View[][] {
  const [length, width, e, holes, hole] = [
    part.mm('length'),
    part.mm('width'),
    part.mm('thickness'),
    part.mm('holes'),
    studHole(part),
  ]
  const rows = width === 50 ? 2 : 1
  const columns = (holes - 2) / rows
  const first = (length - (columns - 1) * 25) / 2
  const top = new View(part)
    .draw('part', box(0, -width / 2, length, width, 1))
    .draw('axis', line(-8, 0, length + 8, 0))
  for (let i = 0; i < columns; i += 1)
    for (const y of rows === 2 ? [-12, 12] : [0])
      top.draw('open', circle(first + 25 * i, y, hole / 2))
  for (const x of [15, length - 15])
    top.draw('open', circle(x, 0, hole / 2)).draw('axis', line(x, -hole, x, hole))
  top
    .across('length', 0, length, { from: width / 2 })
    .up('width', -width / 2, width / 2)
    .note(
      `${part.value('holes')} × ${part.value('stud')}`,
      first + 25 * (columns - 1) - 3,
      rows === 2 ? -15 : -3,
      { lean: 'left' },
    )
  const side = new View(part).draw('part', box(0, -e, length, e))
  for (const x of [15, length - 15])
    boltDown(
      side.draw(
        'part',
        `M${x - 13} 2L${x - 17} 21L${x - 13} 40H${x + 13}L${x + 17} 21L${x + 13} 2Z`,
      ),
      x,
      -e - 2,
      8,
      8,
    )
  return [
    [top],
    [
      side
        .up('thickness', -e, 0, { from: 0 })
        .note(part.say(insulatorWord), 24, 26, { side: 'below', lean: 'right' })
        .note(part.say(materials.copper), length * 0.6, -e / 2, { lean: 'right' }),
    ],
  ]
}

/** A woven strap with pressed ends. */
export function flatBraid(part: Part): View[][] {
  const [length, width, e, hole] = [
    part.mm('length'),
    part.mm('width'),
    part.mm('thickness'),
    studHole(part),
  ]
  const ends = Math.min(length * 0.2, width * 1.3)
  const w = width / 2
  const top = new View(part).draw('part', box(0, -w, length, width))
  for (let x = ends + 2; x < length - ends - 2; x += 4)
    top.draw(
      'fine',
      `M${x} ${-w}L${Math.min(x + w, length - ends)} ${-w + Math.min(w, length - ends - x)}`,
      `M${x} ${w}L${Math.min(x + w, length - ends)} ${w - Math.min(w, length - ends - x)}`,
    )
  for (const x of [ends / 2, length - ends / 2])
    top.draw('open', circle(x, 0, hole / 2)).draw('axis', line(x, -hole, x, hole))
  top
    .draw('edge', line(ends, -w, ends, w), line(length - ends, -w, length - ends, w))
    .draw('axis', line(-6, 0, length + 6, 0))
    .across('length', 0, length, { from: w })
    .up('width', -w, w)
    .note(part.value('stud'), ends / 2 + hole * 0.3, -hole * 0.36, { lean: 'right' })
    .note(`${part.say(materials.tinnedCopper)} ${part.figure('section')}`, length * 0.5, -w * 0.6, {
      lean: 'right',
    })
  const side = new View(part).draw('part', box(0, 0, length, e)).up('thickness', 0, e)
  return [[top], [side]]
}

/** A round braid between two terminals. */
export function roundBraid(part: Part): View[][] {
  const [length, d, hole] = [part.mm('length'), part.mm('diameter'), studHole(part)]
  const [palm, barrel, r] = [hole * 1.9, d * 2.4, d / 2]
  const top = new View(part).draw('part', box(palm + barrel, -r, length - 2 * (palm + barrel), d))
  for (let x = palm + barrel + 2; x < length - palm - barrel - d; x += d * 0.5)
    top.draw('fine', line(x, -r, x + d * 0.7, r), line(x, r, x + d * 0.7, -r))
  for (const [at, turn] of [
    [0, 1],
    [length, -1],
  ] as const) {
    const x = (v: number): number => at + turn * v
    top
      .draw(
        'part',
        `M${x(palm + barrel)} ${-r * 1.25}H${x(palm * 1.2)}L${x(palm * 0.95)} ${-palm / 2}H${x(palm / 2)}A${palm / 2} ${palm / 2} 0 0 ${turn === 1 ? 0 : 1} ${x(palm / 2)} ${palm / 2}H${x(palm * 0.95)}L${x(palm * 1.2)} ${r * 1.25}H${x(palm + barrel)}Z`,
      )
      .draw('open', circle(x(palm / 2), 0, hole / 2))
      .draw('axis', line(x(palm / 2), -palm * 0.6, x(palm / 2), palm * 0.6))
  }
  if (length > 260) broken(top, length / 2, 0, r * 2, d)
  top
    .draw('axis', line(-6, 0, length + 6, 0))
    .across('length', 0, length, { from: 0 })
    .up('diameter', -r, r, { side: 'right', from: length * 0.6 })
    .note(part.value('stud'), palm / 2 + hole * 0.36, -hole * 0.36, { lean: 'right' })
    .note(
      `${part.say(materials.tinnedCopper)} ${part.figure('section')}`,
      length * 0.42,
      -r * 0.5,
      { lean: 'right' },
    )
  return [[top]]
}

/** Tray clamp: a U on the edge of a tray; its bolt presses the cable. */
export function trayClamp(part: Part): View[][] {
  const [length, width, cable, m] = [
    part.mm('length'),
    part.mm('width'),
    conductor(part.range('cable')[1]).diameter,
    Number(part.code('stud').slice(1)),
  ]
  const w = width / 2
  const h = cable + 24
  const front = new View(part).draw(
    'part',
    `M${-w} 0H${w}V${-6}H${-w + 6}V${-h + 6}H${w}V${-h}H${-w}Z`,
  )
  boltDown(cableEnd(front, 2, -6 - cable / 2, cable), 2, -h - 10, -6 - cable, m)
  front
    .draw('other', box(-w * 0.2, 0, w * 2.2, 2))
    .across('width', -w, w, { from: 0 })
    .note(part.figure('cable'), 2 + cable * 0.3, -6 - cable / 2, { side: 'right' })
    .note(part.say(materials.tinnedBronze), w - 3, -h + 3, { side: 'right' })
  const l = length / 2
  const top = new View(part).draw('part', box(-l, -w, length, width, 2))
  cableAlong(cableAlong(top, -l - 22, -l, 2, cable), l, l + 22, 2, cable)
  headOn(top, 0, 2, m)
    .across('length', -l, l, { from: w })
    .note(part.value('stud'), m * 0.5, 2 - m * 0.4, { lean: 'right' })
  return [[front, top]]
}

/** Bonding box: a bar on insulators in a box, open from the front, and from the side. */
export function bondingBox(part: Part): View[][] {
  const [length, width, height, holes] = [
    part.mm('length'),
    part.mm('width'),
    part.mm('height'),
    part.mm('holes'),
  ]
  const [l, w] = [length / 2, width / 2]
  const front = new View(part)
    .draw('part', box(-l, -w, length, width, 6))
    .draw('open', box(-l + 8, -w + 8, length - 16, width - 16, 3))
  const bar = length - 90
  front
    .draw('part', box(-bar / 2, -20, bar, 40, 1))
    .draw('axis', line(-bar / 2 - 10, 0, bar / 2 + 10, 0))
  for (let i = 0; i < holes; i += 1)
    front.draw('open', circle(-bar / 2 + (bar * (i + 0.5)) / holes, 0, 5))
  for (const x of [-l * 0.5, 0, l * 0.5]) front.draw('hidden', box(x - 11, w - 8, 22, 8))
  front
    .across('length', -l, l, { from: w - 6 })
    .up('width', -w, w, { from: -l + 6 })
    .note(`${part.value('holes')} × ${part.value('stud')}`, bar / 2 - bar / holes / 2, -3, {
      side: 'above',
      lean: 'left',
    })
    .note(`${part.say(materials.copper)} ${part.figure('section')}`, -bar / 2 + 8, 14, {
      side: 'below',
      lean: 'right',
    })
  const side = new View(part)
    .draw('part', box(0, -w, height - 8, width, 3), box(height - 8, -w, 8, width, 3))
    .draw('hidden', box(16, -15, 36, 6), box(16, 9, 36, 6), box(52, -20, 6, 40))
    .across('height', 0, height, { from: w - 3 })
  return [[front, side.note(part.value('mounting'), height * 0.6, -w * 0.8, { lean: 'left' })]]
}

/** Pipe clamp: two halves around a pipe, with a saddle for the cable on top. */
export function pipeClamp(part: Part): View[][] {
  const [length, width, d, cable] = [
    part.mm('length'),
    part.mm('width'),
    part.range('pipe')[1],
    conductor(part.range('cable')[1]).diameter,
  ]
  const [r, l, m] = [d / 2, length / 2, Number(part.code('stud').slice(1))]
  const R = r + 5
  const half = (s: 1 | -1): string =>
    `M${-l} ${s * 2}V${s * 9}H${-Math.sqrt(R ** 2 - 81)}A${R} ${R} 0 0 ${s === 1 ? 0 : 1} ${Math.sqrt(R ** 2 - 81)} ${s * 9}H${l}V${s * 2}H${Math.sqrt(r ** 2 - 4)}A${r} ${r} 0 0 ${s === 1 ? 1 : 0} ${-Math.sqrt(r ** 2 - 4)} ${s * 2}Z`
  const front = new View(part).draw(
    'part',
    box(-16, -R - cable - 9, 32, cable + 12, 2),
    half(-1),
    half(1),
  )
  for (const x of [-l + 9, l - 9]) boltDown(front, x, -9, 9 + m * 1.7, m, 9)
  cableEnd(cableEnd(front, 0, 0, d), 0, -R - cable / 2 - 3, cable)
  boltDown(front, 12, -R - cable - 12, -R, 6)
  front
    .across('length', -l, l, { from: 9 + m * 1.2 })
    .note(part.figure('pipe'), r * 0.3, r * 0.3, { side: 'below', lean: 'right' })
    .note(part.figure('cable'), -cable * 0.2, -R - cable / 2 - 3, { lean: 'left' })
  const w = width / 2
  const side = new View(part).draw(
    'part',
    box(-w, -R, width, R - 2, 1),
    box(-w, 2, width, R - 2, 1),
    box(-w, -R - cable - 9, width, cable + 9, 1),
  )
  cableAlong(cableAlong(side, -w - 18, -w, 0, d), w, w + 18, 0, d)
  headOn(side, 0, -R - 4 - cable / 2, 6)
    .draw('axis', line(-w - 24, 0, w + 24, 0))
    .across('width', -w, w, { from: R })
    .note(part.say(materials.bronze), w * 0.5, R - 8, { side: 'below', lean: 'right' })
  return [[front, side]]
}

/** Rack bar: a strap for the rack's rails, with holes at every unit. */
export function rackBar(part: Part): View[][] {
  const length = part.mm('length')
  const shown = Math.min(length, 260)
  const bar = new View(part)
    .draw('part', box(0, -12.5, shown, 25, 1))
    .draw('axis', line(-10, 0, shown + 10, 0))
  for (let x = 22; x < shown - 10; x += 44.45)
    bar.draw('open', circle(x, 0, 3.3)).draw('axis', line(x, -8, x, 8))
  if (shown < length) broken(bar, shown * 0.52, 0, 20, 16)
  bar
    .across('length', 0, shown, { from: 12.5, drawn: 'otherwise' })
    .note(`${part.value('holes')} × ${part.value('stud')}`, 22 + 2.4, -2.4, { lean: 'right' })
    .note(`${part.say(materials.tinnedCopper)} ${part.figure('section')}`, shown - 20, -8, {
      lean: 'left',
    })
  return [[bar]]
}

/** An insulated cord between two terminals. */
export function cord(part: Part): View[][] {
  const [d, hole] = [Math.sqrt(part.mm('section')) * 1.9, studHole(part)]
  const shown = 150
  const palm = hole * 1.9
  const top = new View(part).draw('part', box(palm + 14, -d / 2, shown - 2 * (palm + 14), d))
  for (const [at, turn] of [
    [0, 1],
    [shown, -1],
  ] as const) {
    const x = (v: number): number => at + turn * v
    top
      .draw(
        'part',
        `M${x(palm + 17)} ${-d * 0.42}H${x(palm * 1.2)}L${x(palm * 0.9)} ${-palm / 2}H${x(palm / 2)}A${palm / 2} ${palm / 2} 0 0 ${turn === 1 ? 0 : 1} ${x(palm / 2)} ${palm / 2}H${x(palm * 0.9)}L${x(palm * 1.2)} ${d * 0.42}H${x(palm + 17)}Z`,
      )
      .draw('open', circle(x(palm / 2), 0, hole / 2))
      .draw('axis', line(x(palm / 2), -palm * 0.7, x(palm / 2), palm * 0.7))
  }
  broken(top, shown / 2, 0, d, d)
  return [
    [
      top
        .draw('axis', line(-6, 0, shown + 6, 0))
        .across('length', 0, shown, { from: 0, drawn: 'otherwise' })
        .note(part.value('stud'), palm / 2 + hole * 0.36, -hole * 0.36, { lean: 'right' })
        .note(part.figure('section'), shown * 0.64, -d * 0.2, { lean: 'right' }),
    ],
  ]
}

/**
 * Pedestal clamp: a U around the pedestal of a raised floor, with a groove for the crossing cable.
 */
export function pedestalClamp(part: Part): View[][] {
  const [length, d, cable] = [
    part.mm('length'),
    part.range('pipe')[1],
    conductor(part.range('cable')[1]).diameter,
  ]
  const [l, r] = [length / 2, d / 2]
  const top = new View(part)
    .draw(
      'part',
      `M${-r - 8} ${-r - 24}V0A${r + 8} ${r + 8} 0 0 0 ${r + 8} 0V${-r - 24}H${r}V0A${r} ${r} 0 0 1 ${-r} 0V${-r - 24}Z`,
    )
    .draw('part', box(-l, -r - 14, length, 12, 3))
  for (const x of [-r - 4, r + 4]) top.draw('part', box(x - 6.5, -r - 20, 13, 6, 1))
  cableEnd(top, 0, 0, d)
  top
    .across('length', -l, l, { side: 'above', from: -r - 14 })
    .note(part.figure('pipe'), r * 0.4, r * 0.3, { side: 'right' })
    .note(part.say(materials.tinnedBronze), r + 5, 8, { side: 'right' })
  const front = new View(part).draw('part', box(-l, -16, length, 32, 3))
  cableUp(cableUp(front, 0, -50, -16, d), 0, 16, 50, d)
  cableAlong(front, -l - 26, l + 26, 0, cable)
  return [
    [
      headOn(headOn(front, -r - 4, 0, 8), r + 4, 0, 8)
        .note(part.figure('cable'), l + 12, 0, { side: 'below', lean: 'left' })
        .note(part.value('stud'), r + 7, -3, { lean: 'right' }),
      top,
    ],
  ]
}

/** Transition plate between copper and aluminum: one face of each. */
export function transitionPlate(part: Part): View[][] {
  const [length, width, hole, e] = [
    part.mm('length'),
    part.mm('width'),
    part.mm('bore'),
    part.mm('thickness'),
  ]
  const [l, w] = [length / 2, width / 2]
  const top = new View(part)
    .draw('part', box(-l, -w, length, width, 1))
    .draw('open', circle(0, 0, hole / 2))
    .draw('axis', line(-l - 5, 0, l + 5, 0), line(0, -w - 5, 0, w + 5))
    .across('length', -l, l, { from: w })
    .up('width', -w, w)
    .hole('bore', 0, 0, hole / 2, { lean: 'right' })
  const side = new View(part)
    .draw('part', box(0, -w, e / 2, width), box(e / 2, -w, e / 2, width))
    .across('thickness', 0, e, { from: w })
    .note(part.say(materials.copper), e * 0.2, -w * 0.5, { side: 'right' })
    .note(part.say(materials.aluminium), e * 0.8, w * 0.3, { side: 'right' })
  return [[top, side]]
}

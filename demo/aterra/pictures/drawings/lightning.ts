import { t } from '../../content/text.ts'
import { conductor } from '../../content/catalogue/conductors.ts'
import { boltDown, broken, cableAlong, cableEnd, cableUp, headOn } from './fasteners.ts'
import type { Part } from './part.ts'
import { box, circle, line } from './path.ts'
import { View } from './view.ts'

/** Franklin rod: a central spike with three more, on a sleeve for the mast. */
export function franklin(part: Part): View[][] {
  const [height, d] = [part.mm('height'), part.mm('diameter')]
  const r = d / 2
  const [R, sleeve] = [r + 4, 80]
  const front = new View(part).draw(
    'part',
    `M-4 ${height - sleeve}L-4 40L0 0L4 40V${height - sleeve}Z`,
  )
  for (const s of [-1, 1])
    front.draw(
      'part',
      `M${s * 6} ${height - sleeve}C${s * 8} ${height * 0.45} ${s * 46} ${height * 0.5} ${s * 60} ${height * 0.2}L${s * 63} ${height * 0.24}C${s * 54} ${height * 0.55} ${s * 18} ${height * 0.52} ${s * 15} ${height - sleeve}Z`,
    )
  front
    .draw('part', box(-R, height - sleeve, R * 2, sleeve, 3))
    .draw(
      'hidden',
      line(-r, height - sleeve + 8, -r, height),
      line(r, height - sleeve + 8, r, height),
    )
    .draw('axis', line(0, -10, 0, height + 46))
  cableUp(front, 0, height, height + 38, d)
  for (let i = 0; i < part.mm('descents'); i += 1) headOn(front, 0, height - 22 - i * 34, 8)
  front
    .up('height', 0, height, { from: [0, -R] })
    .across('diameter', -r, r, { from: height + 38 })
    .note(part.value('material'), 5, 60, { side: 'right' })
    .note(part.say(t('mastro', 'mast', 'mástil')), r * 0.6, height + 26, { side: 'right' })
  const top = new View(part).draw('part', circle(0, height / 2, R))
  for (const a of [90, 210, 330]) {
    const [x, y] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    top.draw(
      'part',
      `M${-y * 5} ${height / 2 + x * 5}L${x * 60 - y * 2} ${height / 2 + y * 60 + x * 2}L${x * 62} ${height / 2 + y * 62}L${x * 60 + y * 2} ${height / 2 + y * 60 - x * 2}L${y * 5} ${height / 2 - x * 5}Z`,
    )
  }
  return [
    [
      front,
      top
        .draw('part', circle(0, height / 2, 6))
        .draw('axis', line(-70, height / 2, 70, height / 2)),
    ],
  ]
}

/** Mast: a tube with its base; broken. */
export function mast(part: Part): View[][] {
  const d = part.mm('diameter')
  const [r, shown] = [d / 2, d * 9]
  const front = new View(part).draw(
    'part',
    box(-r * 0.76, 0, d * 0.76, shown * 0.5),
    box(-r, shown * 0.36, d, shown * 0.64),
  )
  if (part.code('base') === 'wall')
    for (const y of [shown * 0.6, shown * 0.9]) {
      front.draw('part', box(-r - 5, y - 18, d + 10, 36, 3), box(-r - 60, y - 12, 58, 24))
      headOn(front, 0, y, 10)
    }
  else {
    front.draw(
      'part',
      `M${-r} ${shown - 60}L-88 ${shown - 8}H${-r}Z`,
      `M${r} ${shown - 60}L88 ${shown - 8}H${r}Z`,
      box(-100, shown - 8, 200, 8),
    )
    for (const x of [-80, 80]) boltDown(front, x, shown - 12, shown + 34, 12)
  }
  front
    .draw('gap', box(-r - 4, shown * 0.2 - 9, d + 8, 18))
    .draw(
      'fine',
      ...[shown * 0.2 - 9, shown * 0.2 + 9].map(
        (y) => `M${-r - 4} ${y}C${-r * 0.5} ${y - 10} ${r * 0.2} ${y + 10} ${r + 4} ${y}`,
      ),
    )
  front
    .draw('axis', line(0, -12, 0, shown + 12))
    .up('height', 0, shown, {
      from: [-r * 0.76, part.code('base') === 'wall' ? -r : -100],
      drawn: 'otherwise',
    })
    .across('diameter', -r, r, { from: shown })
    .note(part.value('material'), r * 0.5, shown * 0.46, { side: 'right' })
    .note(part.value('base'), r, shown * 0.88, { side: 'right' })
  if (part.code('base') === 'wall') return [[front]]
  const plate = new View(part)
    .draw('part', box(-100, shown * 0.5 - 100, 200, 200, 4), circle(0, shown * 0.5, r))
    .draw('open', circle(0, shown * 0.5, r - 3))
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    plate.draw('open', circle(x * 80, shown * 0.5 + y * 80, 7))
  return [[front, plate]]
}

/** A pointed rod on its base. */
export function airRod(part: Part): View[][] {
  const [height, d] = [part.mm('height'), part.mm('diameter')]
  const r = d / 2
  const front = new View(part)
    .draw('part', `M${-r} ${height - 4}V${d * 2}L0 0L${r} ${d * 2}V${height - 4}Z`)
    .draw('part', box(-12, height - 26, 24, 22, 3), box(-30, height - 4, 60, 4, 1))
    .draw('axis', line(0, -8, 0, height + 10))
  for (const x of [-22, 22]) boltDown(front, x, height - 6, height + 14, 6)
  front
    .up('height', 0, height, { from: [0, -30] })
    .across('diameter', -r, r, { side: 'above', from: d * 2 })
    .note(part.value('material'), r * 0.5, height * 0.4, { side: 'right' })
    .note(part.value('base'), 25, height - 2, { side: 'right' })
  const top = new View(part)
    .draw('part', box(-30, height * 0.5 - 30, 60, 60, 3), circle(0, height * 0.5, 12))
    .draw('fine', circle(0, height * 0.5, r))
    .draw('axis', line(-38, height * 0.5, 38, height * 0.5))
  for (const x of [-22, 22]) top.draw('open', circle(x, height * 0.5, 3.3))
  return [[front, top]]
}

/** Flat bar, broken, with its section. */
export function flatBar(part: Part): View[][] {
  const [width, e] = [part.mm('width'), part.mm('thickness')]
  const [w, shown] = [width / 2, width * 9]
  const top = new View(part)
    .draw('part', box(0, -w, shown, width))
    .draw('axis', line(-8, 0, shown + 8, 0))
  for (const x of [12, shown - 12]) top.draw('open', circle(x, 0, 3.3))
  broken(top, shown * 0.5, 0, w * 1.5, width * 0.6)
  top.across('length', 0, shown, { from: w, drawn: 'otherwise' })
  const zoom = 2.2
  const x = shown / 2 / zoom
  return [
    [top],
    [
      new View(part, zoom)
        .draw('cut', box(x - w, -e / 2, width, e))
        .across('width', x - w, x + w, { from: e / 2 })
        .up('thickness', -e / 2, e / 2, { from: x - w })
        .note(`${part.value('material')} ${part.figure('section')}`, x + w * 0.6, 0, {
          lean: 'right',
        }),
    ],
  ]
}

/**
 * Down-conductor support: a clip on its foot (plug and screw, adhesive base, or screw for metal
 * sheet).
 */
export function downSupport(part: Part): View[][] {
  const [height, cable] = [part.mm('height'), conductor(part.range('cable')[1]).diameter]
  const c = cable / 2
  const base = part.code('base')
  const front = new View(part)
  if (base === 'adhesive') front.draw('part', box(-25, height - 3, 50, 3, 1))
  else
    front.draw(
      'part',
      box(-3, height - 4, 6, base === 'plug' ? 44 : 20),
      box(-14, height - 3, 28, 3, 1),
    )
  if (base === 'plug') front.draw('other', box(-4.5, height + 4, 9, 32, 2))
  front.draw(
    'part',
    box(-4, cable + 4, 8, height - cable - 7),
    `M${-c - 3} ${c}A${c + 3} ${c + 3} 0 0 0 ${c + 3} ${c}V2H${c}V${c}A${c} ${c} 0 0 1 ${-c} ${c}V0H${-c - 3}Z`,
  )
  cableEnd(front, 0, c, cable)
  front
    .draw('other', line(-40, height, 40, height))
    .up('height', 0, height, { from: [-c - 3, base === 'adhesive' ? -25 : -14] })
    .note(part.figure('cable'), c * 0.4, c, { side: 'right' })
    .note(part.value('base'), base === 'adhesive' ? 18 : 10, height - 1.5, { side: 'right' })
  const side = new View(part).draw(
    'part',
    box(-8, 2, 16, height - 5, 2),
    box(base === 'adhesive' ? -25 : -14, height - 3, base === 'adhesive' ? 50 : 28, 3, 1),
  )
  cableAlong(cableAlong(side, -34, -8, c, cable), 8, 34, c, cable)
  return [[front, side.note(part.value('material'), 0, height * 0.6, { lean: 'right' })]]
}

/** Test connector: a body with a bolt for each cable, which is opened for measurements. */
export function testConnector(part: Part): View[][] {
  const [length, width, bolts, cable] = [
    part.mm('length'),
    part.mm('width'),
    part.mm('bolts'),
    conductor(part.range('cable')[1]).diameter,
  ]
  const [l, w] = [length / 2, width / 2]
  const top = new View(part)
    .draw('part', box(-l, -w, length, width, 4))
    .draw('fine', line(0, -w, 0, w))
  cableAlong(cableAlong(top, -l - 26, -l, 0, cable), l, l + 26, 0, cable)
  for (let i = 0; i < bolts; i += 1)
    headOn(
      top,
      -l + (length * ((bolts === 2 ? i : i % 2) + 0.5)) / 2,
      bolts === 2 ? 0 : (i < 2 ? -1 : 1) * w * 0.55,
      bolts === 2 ? 10 : 8,
    )
  top
    .draw('axis', line(-l - 32, 0, l + 32, 0))
    .across('length', -l, l, { from: w })
    .up('width', -w, w, { side: 'right', from: l })
    .note(part.figure('cable'), -l - 12, 0, { lean: 'left' })
    .note(part.value('material'), l - 5, -w + 4, { lean: 'left' })
  const side = new View(part).draw('part', box(-l, -13, length, 12, 2), box(-l, 0, length, 13, 2))
  cableAlong(cableAlong(side, -l - 26, -l, 0, cable), l, l + 26, 0, cable)
  for (const x of [-l / 2, l / 2]) boltDown(side, x, -13, 16, bolts === 2 ? 10 : 8)
  return [[top], [side]]
}

import { t } from '../../content/text.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { box, circle, line } from './path.ts'
import { View } from './view.ts'

/** IEC 60297: width of the panel, and height of a unit less the tolerance, mm. */
const rack = 482.6
const unit = (units: number): number => units * 44.45 - 0.85
const standard = t('19", IEC 60297', '19", IEC 60297', '19", IEC 60297')

function face(part: Part, units: number): View {
  const h = unit(units)
  const view = new View(part).draw('part', box(0, 0, rack, h, 1))
  for (const x of [8, rack - 8 - 10])
    for (let u = 0; u < units; u += 1)
      view.draw('open', box(x, u * 44.45 + 4, 10, 7, 3.4), box(x, u * 44.45 + 32, 10, 7, 3.4))
  return view.note(`${part.say(standard)} · ${part.value('units')} U`, rack - 40, 3, {
    lean: 'left',
  })
}

const depthOf = (part: Part, y: number): View => {
  const depth = part.mm('depth')
  return new View(part)
    .draw('part', box(0, y, rack, 2.5), box(34, y - depth + 2.5, rack - 68, depth - 2.5, 2))
    .up('depth', y - depth + 2.5, y + 2.5, { from: [34, 0] })
}

/** A panel of sockets, from the front and from above. */
export function patchPanel(part: Part): View[][] {
  const [units, ports] = [part.mm('units'), part.mm('ports')]
  const front = face(part, units)
  for (let i = 0; i < ports; i += 1) {
    const [column, row] = [i % 24, Math.floor(i / 24)]
    front.draw(
      'open',
      box(30 + column * 17.6 + Math.floor(column / 6) * 2, row * 44.45 + 14, 14.5, 16, 1),
    )
  }
  return [
    [
      front.note(`${part.value('ports')} × RJ45 · ${part.value('category')}`, 60, 20, {
        side: 'below',
        lean: 'right',
      }),
    ],
    [depthOf(part, 0)],
  ]
}

/** Cable manager: rings in front of the panel for cords. */
export function cableManager(part: Part): View[][] {
  const [units, rings, depth] = [part.mm('units'), part.mm('finger'), part.mm('depth')]
  const front = face(part, units)
  const h = unit(units)
  for (let i = 0; i < rings; i += 1) {
    const x = 60 + ((rack - 120) * i) / (rings - 1)
    front.draw('part', box(x - 14, 3, 28, h - 6, 8)).draw('open', box(x - 9, 8, 18, h - 16, 5))
  }
  const top = new View(part).draw('part', box(0, depth - 2.5, rack, 2.5))
  for (let i = 0; i < rings; i += 1) {
    const x = 60 + ((rack - 120) * i) / (rings - 1)
    top.draw('part', box(x - 3, 0, 6, depth - 2.5, 2))
  }
  return [
    [front.note(`${part.value('finger')} ×`, 62, h - 5, { side: 'below', lean: 'right' })],
    [top.up('depth', 0, depth, { from: [57, 0] })],
  ]
}

/** A drawer with adapters. */
export function opticalPanel(part: Part): View[][] {
  const units = part.mm('units')
  const front = face(part, units)
  const per = part.code('face').startsWith('LC') ? 2 : 1
  const openings = Math.min(24 * units, part.mm('fibresUpTo') / per)
  for (let i = 0; i < openings; i += 1) {
    const [column, row] = [i % 24, Math.floor(i / 24)]
    front
      .draw('open', box(34 + column * 17.4, row * 44.45 + 13, 12.6, 18, 1))
      .draw(
        'dark',
        circle(34 + column * 17.4 + 4, row * 44.45 + 22, 1.5),
        ...(per === 2 ? [circle(34 + column * 17.4 + 8.6, row * 44.45 + 22, 1.5)] : []),
      )
  }
  return [
    [
      front.note(`${part.value('face')} ${part.value('fibre')}`, 60, 22, {
        side: 'below',
        lean: 'right',
      }),
    ],
    [depthOf(part, 0)],
  ]
}

/** Splice tray: loops of fiber around two drums, with the protectors between them. */
export function spliceTray(part: Part): View[][] {
  const [length, width, height] = [part.mm('length'), part.mm('width'), part.mm('height')]
  const [l, w] = [length / 2, width / 2]
  const r = w * 0.6
  const top = new View(part)
    .draw('part', box(-l, -w, length, width, 10))
    .draw('fine', box(-l + 4, -w + 4, length - 8, width - 8, 8))
  for (const k of [0, 2, 4])
    top.draw(
      'fine',
      `M${-l + w} ${-r - k}H${l - w}A${r + k} ${r + k} 0 0 1 ${l - w} ${r + k}H${-l + w}A${r + k} ${r + k} 0 0 1 ${-l + w} ${-r - k}Z`,
    )
  const rows = 6
  for (let i = 0; i < rows; i += 1)
    top.draw(
      'part',
      box(-length * 0.19, -w * 0.36 + (i * w * 0.72) / (rows - 1) - 1.5, length * 0.38, 3, 1.4),
    )
  top
    .draw('open', circle(-l + w, 0, r * 0.3), circle(l - w, 0, r * 0.3))
    .across('length', -l, l, { from: w - 10 })
    .up('width', -w, w, { from: -l + 10 })
    .note(
      `${part.value('fibresUpTo')} ${part.say(t('emendas', 'splices', 'empalmes'))}`,
      length * 0.1,
      -w * 0.36,
      { lean: 'right' },
    )
  const side = new View(part)
    .draw('part', box(-l, 0, length, height, 1))
    .draw('fine', line(-l, height * 0.25, l, height * 0.25))
    .up('height', 0, height, { from: -l })
  return [
    [top],
    [
      side.note(part.say(materials.polymer), l * 0.4, height * 0.6, {
        side: 'below',
        lean: 'right',
      }),
    ],
  ]
}

/** A jack that snaps into a panel. */
export function keystone(part: Part): View[][] {
  const depth = part.mm('depth')
  const front = new View(part)
    .draw('part', box(-8.2, -8.1, 16.4, 16.2, 1))
    .draw('open', 'M-5.9 -5.6H5.9V3H2.6V5.2H-2.6V3H-5.9Z')
  for (let i = 0; i < 8; i += 1)
    front.draw('fine', line(-4.4 + i * 1.26, -5.6, -4.4 + i * 1.26, -2.4))
  front.note('RJ45', 2, 1, { lean: 'right' })
  const side = new View(part)
    .draw(
      'part',
      `M0 -8.1H${depth * 0.4}V-10H${depth * 0.52}V-8.1H${depth - 6}L${depth} -4V5H${depth - 3}V8.1H${depth * 0.5}L${depth * 0.3} 10.4L${depth * 0.26} 8.1H0Z`,
    )
    .draw('fine', line(depth * 0.52, -8.1, depth * 0.52, 8.1))
    .draw('axis', line(-4, 0, depth + 4, 0))
    .across('depth', 0, depth, { from: [8.1, 5] })
  return [[front, side.note(part.value('category'), depth * 0.7, -3, { lean: 'right' })]]
}

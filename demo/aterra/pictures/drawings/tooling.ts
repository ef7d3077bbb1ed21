import { t } from '../../content/text.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { box, circle, hexagon, line, polygon } from './path.ts'
import { View } from './view.ts'

/** Adds the two arms of a hand tool, from the joint to the grips; the head depends on the tool. */
function arms(view: View, joint: number, end: number, spread: number, thick: number): View {
  const arm = (s: 1 | -1): string =>
    `M${joint} ${s * thick * 0.6}C${joint + (end - joint) * 0.2} ${s * thick * 0.6} ${joint + (end - joint) * 0.3} ${s * spread * 0.8} ${joint + (end - joint) * 0.5} ${s * spread}L${end} ${s * (spread + thick * 0.2)}V${s * (spread + thick * 1.2)}L${joint + (end - joint) * 0.5} ${s * (spread + thick)}C${joint + (end - joint) * 0.25} ${s * (spread * 0.9 + thick)} ${joint + (end - joint) * 0.15} ${s * thick * 1.7} ${joint} ${s * thick * 1.7}Z`
  const grip = (s: 1 | -1): string =>
    `M${joint + (end - joint) * 0.55} ${s * (spread - thick * 0.25)}L${end - thick * 0.3} ${s * (spread - thick * 0.05)}V${s * (spread + thick * 1.35)}L${joint + (end - joint) * 0.55} ${s * (spread + thick * 1.3)}Z`
  return view.draw('part', arm(-1), arm(1)).draw('part', grip(-1), grip(1))
}

/** Hand tools for dies, insulated terminals and ferrules. */
export function plier(part: Part): View[][] {
  const length = part.mm('length')
  const view = new View(part)
  const head = length * 0.26
  const [r, thick] = [head * 0.42, length * 0.035]
  arms(view, head * 0.85, length, length * 0.11, thick)
  if (part.family === 'FL') {
    view
      .draw('part', circle(head * 0.45, 0, head * 0.45))
      .draw('part', circle(head * 0.45, 0, head * 0.3))
      .draw('dark', hexagon(head * 0.45, 0, head * 0.1))
    for (const a of [0, 90, 180, 270])
      view.draw(
        'fine',
        line(
          head * 0.45 + head * 0.08 * Math.cos((a * Math.PI) / 180),
          head * 0.08 * Math.sin((a * Math.PI) / 180),
          head * 0.45 + head * 0.3 * Math.cos((a * Math.PI) / 180),
          head * 0.3 * Math.sin((a * Math.PI) / 180),
        ),
      )
  } else if (part.family === 'FI') {
    view.draw(
      'part',
      `M0 ${-r}L${head} ${-thick * 1.9}V${thick * 1.9}L0 ${r}L${head * 0.05} 1H${head * 0.7}V-1H${head * 0.05}Z`,
    )
    for (const x of [0.18, 0.36, 0.54])
      view.draw(
        'open',
        `M${head * x} 0A${head * 0.06} ${head * 0.04} 0 1 1 ${head * (x + 0.12)} 0A${head * 0.06} ${head * 0.04} 0 1 1 ${head * x} 0Z`,
      )
    view.draw('part', circle(head * 0.86, 0, thick * 0.7))
  } else {
    view
      .draw(
        'part',
        `M0 ${-r * 0.9}H${head * 0.7}L${head} ${-thick * 1.8}V${thick * 1.8}L${head * 0.7} ${r * 0.9}H0Z`,
      )
      .draw('part', circle(head * 0.3, -r * 0.42, r * 0.4), circle(head * 0.3, r * 0.42, r * 0.4))
      .draw('open', hexagon(head * 0.3, 0, r * 0.36))
      .draw('fine', circle(head * 0.3, -r * 0.42, 2), circle(head * 0.3, r * 0.42, 2))
      .draw('part', circle(head * 0.86, 0, thick * 0.8))
  }
  view
    .draw('axis', line(-8, 0, length + 8, 0))
    .across('length', 0, length, { from: [r, length * 0.11 + thick] })
    .note(part.figure('sections'), head * 0.35, -r * 0.1, { lean: 'left' })
    .note(part.say(materials.toolSteel), head * 0.75, -r * 0.3, { lean: 'right' })
  return [[view]]
}

/** Hydraulic tool: head, drive and handle; the opening is the stroke of the ram. */
export function press(part: Part): View[][] {
  const [length, opening] = [part.mm('length'), part.mm('opening')]
  const closed = part.code('head') === 'h'
  const [half, mouth] = [opening * 0.62, opening]
  const back = Math.max(12, opening * 0.42)
  const view = new View(part)
  const jaw = back + mouth
  const headEnd = jaw + opening * 0.75
  const wide = half + back
  view.draw(
    'part',
    closed
      ? `M0 ${-wide + 8}Q0 ${-wide} 8 ${-wide}H${headEnd}V${wide}H8Q0 ${wide} 0 ${wide - 8}Z`
      : `M${back * 0.6} ${-wide}H${headEnd}V${half * 0.8}H${jaw}V${-half}H${back + mouth * 0.2}A${half} ${half} 0 0 0 ${back} ${-half * 0.4}V${half * 0.6}A${half * 0.4} ${half * 0.4} 0 0 0 ${back + half * 0.4} ${half}H${back + mouth * 0.5}V${wide}H${back * 0.8}A${back} ${back} 0 0 1 0 ${half}V${-wide + back}A${back} ${back} 0 0 1 ${back * 0.6} ${-wide}Z`,
  )
  if (closed) view.draw('open', box(back, -half, mouth, half * 2, 3))
  view
    .draw('part', box(jaw, -half * 0.7, opening * 0.3, half * 1.4, 2))
    .draw('part', box(headEnd, -half * 0.8, opening * 0.5, half * 1.6, 2))
  const body = headEnd + opening * 0.5
  if (part.family === 'FC') {
    view
      .draw(
        'part',
        box(body, -half * 0.95, length - body - 24, half * 1.9, 6),
        box(length - 24, -10, 24, 20, 3),
      )
      .draw(
        'edge',
        `M${body + 8} ${-half * 0.95}V${-wide - 16}H${body + (length - body) * 0.5}V${-half * 0.95}`,
      )
    view.note(part.say(t('engate rápido', 'quick coupling', 'acople rápido')), length - 10, 6, {
      side: 'below',
      lean: 'left',
    })
  } else if (part.family === 'FB') {
    const grip = body + (length - body) * 0.36
    view
      .draw(
        'part',
        `M${grip} ${half * 0.5}L${grip + 12} ${half * 0.5 + 96}H${grip + 52}L${grip + 46} ${half * 0.5}Z`,
        box(grip - 6, half * 0.5 + 92, 84, 42, 5),
        box(body, -half * 0.75, length - body, half * 1.5, 12),
      )
      .draw('fine', box(grip - 12, half * 0.75, 12, 26, 3))
    view.note(part.value('supply'), grip + 40, half * 0.5 + 112, { side: 'right' })
  } else {
    view.draw(
      'part',
      box(body, -half * 0.75, (length - body) * 0.38, half * 1.5, 5),
      box(body + (length - body) * 0.36, -13, (length - body) * 0.64, 26, 8),
      box(body + (length - body) * 0.66, -15, (length - body) * 0.34, 30, 9),
    )
    view.draw(
      'part',
      `M${body + 20} ${half * 0.75}L${body + 30} ${half * 0.75 + 28}L${length - 40} ${half * 0.75 + 58}L${length - 36} ${half * 0.75 + 36}L${body + 56} ${half * 0.75 + 6}V${half * 0.75}Z`,
      `M${body + (length - body) * 0.55} ${half * 0.75 + 34}L${length - 40} ${half * 0.75 + 60}L${length - 36} ${half * 0.75 + 34}L${body + (length - body) * 0.57} ${half * 0.75 + 14}Z`,
    )
  }
  view
    .draw('axis', line(-10, 0, length + 10, 0))
    .across('length', 0, length, { side: 'above', from: [-wide, -20] })
    .across('opening', back, jaw, { from: closed ? half : half * 0.6 })
    .note(`${part.figure('tonnes')} · ${part.figure('pressure')}`, body + 16, -half * 0.4, {
      side: 'below',
      lean: 'right',
    })
  return [[view]]
}

/** A pair of dies closed on their profile, and from the side. */
export function die(part: Part): View[][] {
  const [across, width, crimp] = [part.mm('across'), part.mm('width'), part.mm('crimp')]
  const [w, h] = [width / 2, Math.max(width * 0.42, across * 0.72 + 5)]
  const front = new View(part).draw(
    'part',
    `M${-w} -0.2V${-h + w * 0.4}A${w} ${w} 0 0 1 ${w} ${-h + w * 0.4}V-0.2Z`,
    `M${-w} 0.2V${h - w * 0.4}A${w} ${w} 0 0 0 ${w} ${h - w * 0.4}V0.2Z`,
  )
  const r = across / Math.sqrt(3)
  if (part.family === 'DU')
    front.draw('open', hexagon(0, 0, across)).draw('fine', line(-w, 0, -r, 0), line(r, 0, w, 0))
  else
    front.draw(
      'open',
      `M${-across * 0.1} ${-across / 2}H${across * 0.1}A${across * 0.5} ${across * 0.5} 0 0 1 ${across * 0.1} ${across / 2}H${-across * 0.1}A${across * 0.5} ${across * 0.5} 0 0 1 ${-across * 0.1} ${-across / 2}Z`,
    )
  front
    .up('across', -across / 2, across / 2, { side: 'right', from: 0 })
    .across('width', -w, w, { from: h * 0.5 })
    .draw('axis', line(-w - 5, 0, w + 5, 0), line(0, -h * 1.5, 0, h * 1.5))
    .note(part.value('die'), -w * 0.5, -h * 0.9, { lean: 'left' })
    .note(part.say(materials.toolSteel), -w * 0.6, h * 0.6, { side: 'below', lean: 'left' })
  const b = crimp / 2
  const outer = Math.max(b + 3, width * 0.24)
  const tall = h - w * 0.4 + w * 0.9165
  const side = new View(part)
    .draw(
      'part',
      box(-outer, -tall, outer * 2, tall - 0.2, 2),
      box(-outer, 0.2, outer * 2, tall - 0.2, 2),
    )
    .draw('hidden', `M${-b} ${-across / 2}H${b}V${across / 2}H${-b}Z`)
    .draw('axis', line(-outer - 5, 0, outer + 5, 0))
    .across('crimp', -b, b, { from: across / 2 })
  return [[front, side.note(part.value('press'), outer * 0.5, -tall + 4, { lean: 'right' })]]
}

/** A stripper on a cable. */
export function stripper(part: Part): View[][] {
  const length = part.mm('length')
  const max = part.range('cableDiameter')[1]
  const r = max / 2
  const h = Math.min(24, length * 0.1)
  const view = new View(part)
    .draw(
      'part',
      `M${-r - 22} ${-h}H${length - r - 22 - h}A${h} ${h} 0 0 1 ${length - r - 22 - h} ${h}H${r + 10}C${r + 6} ${h} ${r + 6} ${h} ${r} ${h}V0A${r} ${r} 0 0 0 ${-r} 0V${r + 14}H${-r - 22}Z`,
    )
    .draw('other', circle(0, 0, r * 0.9))
    .draw('part', box(-r * 0.3, -h - 16, r * 0.6, 16, 2), box(r + 26, h, 34, 14, 4))
    .draw('axis', line(0, -h - 22, 0, r + 10), line(-r - 30, 0, length - r, 0))
  return [
    [
      view
        .across('length', -r - 22, length - r - 22, { from: [r + 14, 0] })
        .note(`${part.value('cableDiameter')} mm`, r * 0.3, r * 0.3, {
          side: 'below',
          lean: 'right',
        })
        .note(part.say(t('lâmina', 'blade', 'cuchilla')), 0, -h - 10, { lean: 'right' }),
    ],
  ]
}

/** Ratchet cutter: two hooked blades, the moving one with teeth. */
export function cutter(part: Part): View[][] {
  const length = part.mm('length')
  const r = part.range('cableDiameter')[1] / 2
  const view = new View(part)
  arms(view, r * 2.6, length, length * 0.1, length * 0.04)
  view
    .draw(
      'part',
      `M${r * 3} ${-r * 0.7}C${r * 2} ${-r * 1.7} ${r * 0.6} ${-r * 1.7} 0 ${-r * 0.2}C${r * 0.6} ${-r} ${r * 1.6} ${-r} ${r * 2} 0L${r * 2.8} ${r * 0.5}Z`,
      `M${r * 3} ${r * 0.7}C${r * 2} ${r * 1.8} ${r * 0.7} ${r * 1.8} ${r * 0.1} ${r * 0.3}C${r * 0.7} ${r} ${r * 1.6} ${r} ${r * 2} 0L${r * 2.8} ${-r * 0.4}Z`,
    )
    .draw('part', circle(r * 2.5, 0, r * 0.26))
    .draw('other', circle(r * 1.05, 0, r * 0.82))
  return [
    [
      view
        .draw('axis', line(-8, 0, length + 8, 0))
        .across('length', 0, length, { from: [r * 0.3, length * 0.1] })
        .note(`${part.value('cableDiameter')} mm`, r, 0, { lean: 'left' })
        .note(part.say(materials.toolSteel), r * 2.3, -r * 0.95, { lean: 'right' }),
    ],
  ]
}

/** A brush with bristles in a V. */
export function brush(part: Part): View[][] {
  const length = part.mm('length')
  const view = new View(part).draw(
    'part',
    `M0 -12H${length * 0.5}C${length * 0.56} -12 ${length * 0.58} -8 ${length * 0.62} -8H${length - 12}A12 12 0 0 1 ${length - 12} 12H${length * 0.62}C${length * 0.58} 12 ${length * 0.56} 10 ${length * 0.5} 10H0Z`,
  )
  for (let x = 6; x < length * 0.48; x += 3)
    view.draw('fine', line(x, 10, x - 1, 32), line(x, 10, x + 1, 32))
  const end = new View(part).draw('part', box(-17, -12, 34, 22, 3))
  for (let i = 0; i < 7; i += 1)
    end.draw('fine', line(-15 + i, 10, -13 + i * 1.7, 32), line(15 - i, 10, 13 - i * 1.7, 32))
  return [
    [
      view
        .across('length', 0, length, { from: [10, 12] })
        .note(part.value('bristle'), length * 0.3, 22, { side: 'below', lean: 'right' }),
      end,
    ],
  ]
}

/** A click wrench. */
export function wrench(part: Part): View[][] {
  const length = part.mm('length')
  const r = 18
  const view = new View(part)
    .draw(
      'part',
      box(24, -8, length - 24 - r - 2, 16, 2),
      circle(r, 0, r),
      box(length * 0.66 - r, -13, length * 0.34 + r, 26, 5),
      box(length * 0.6 - r, -11, length * 0.06, 22),
    )
    .draw('part', circle(r, 0, 11))
    .draw('open', box(r - 6, -6, 12, 12, 1))
  for (let x = length * 0.7; x < length - 8; x += 6)
    view.draw('fine', line(x, -12, x + 5, 12), line(x + 5, -12, x, 12))
  return [
    [
      view
        .draw('axis', line(-8, 0, length + 8, 0))
        .across('length', 0, length, { from: [r - 18, 13] })
        .note(part.value('drive'), r + 4, -4, { lean: 'right' })
        .note(part.figure('torqueRange'), length * 0.63 - r, -6, { lean: 'right' }),
    ],
  ]
}

/** Gauge: a plate with a go slot and a no-go slot. */
export function gauge(part: Part): View[][] {
  const [length, go, noGo] = [part.mm('length'), part.mm('go'), part.mm('noGo')]
  const w = Math.max(go, noGo) / 2 + 9
  const slot = Math.min(length * 0.3, go * 1.1)
  const view = new View(part)
    .draw(
      'part',
      polygon(
        [0, -w],
        [length, -w],
        [length, -noGo / 2],
        [length - slot, -noGo / 2],
        [length - slot, noGo / 2],
        [length, noGo / 2],
        [length, w],
        [0, w],
        [0, go / 2],
        [slot, go / 2],
        [slot, -go / 2],
        [0, -go / 2],
      ),
    )
    .draw('axis', line(-6, 0, length + 6, 0))
    .draw('open', circle(length / 2, 0, 4))
  return [
    [
      view
        .across('length', 0, length, { from: w })
        .up('go', -go / 2, go / 2, { from: 0 })
        .up('noGo', -noGo / 2, noGo / 2, { side: 'right', from: length })
        .note(part.value('die'), length * 0.58, -w * 0.5, { lean: 'right' })
        .note(part.say(materials.toolSteel), length * 0.42, -w * 0.6, { lean: 'left' }),
    ],
    [new View(part).draw('part', box(0, 0, length, 3))],
  ]
}

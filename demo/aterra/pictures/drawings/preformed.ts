import { t } from '../../content/text.ts'
import { broken } from './fasteners.ts'
import { materials } from './materials.ts'
import type { Part } from './part.ts'
import { circle, line } from './path.ts'
import { View } from './view.ts'

const clad = t('aço recoberto de alumínio', 'aluminium-clad steel', 'acero recubierto de aluminio')
const mark = t('marca de cor', 'colour mark', 'marca de color')

/** Adds rods that form a helix on a cable: each crossing is a slanted band in the side view. */
function helix(
  view: View,
  from: number,
  to: number,
  radius: number,
  d: number,
  rods: number,
): void {
  const pitch = Math.max(d * rods * 1.5, radius * 5)
  const lean = pitch * 0.32
  for (let x = from; x + lean + d < to; x += pitch / Math.max(2, rods * 0.6)) {
    view.draw(
      'rod',
      `M${x} ${radius}C${x + lean * 0.25} ${radius * 0.6} ${x + lean * 0.75} ${-radius * 0.6} ${x + lean} ${-radius}H${x + lean + d}C${x + lean * 0.75 + d} ${-radius * 0.6} ${x + lean * 0.25 + d} ${radius * 0.6} ${x + d} ${radius}Z`,
    )
  }
}

const detail = 2.4

/** Drawn cable: the middle of the part's range. */
const cableOf = (part: Part): number =>
  (part.range('cableDiameter')[0] + part.range('cableDiameter')[1]) / 2

/** Detail of a section across the cable, `x0` to the right of the view's origin. */
function section(part: Part, cable: number, d: number, rods: number, x0 = 0): View {
  const front = new View(part, detail).draw('other', circle(x0, 0, cable / 2))
  const ringRadius = cable / 2 + d / 2
  const all = Math.min(rods, Math.floor((2 * Math.PI * ringRadius) / d))
  const step = Math.max((2 * Math.PI) / Math.max(all, 1), 0)
  const places = Array.from(
    { length: all },
    (_, i) =>
      -Math.PI / 2 +
      (rods * d > 2 * Math.PI * ringRadius * 0.7 ? step : (d / ringRadius) * 1.02) *
        (i - (all - 1) / 2),
  )
  for (const a of places)
    front.draw('part', circle(x0 + ringRadius * Math.cos(a), ringRadius * Math.sin(a), d / 2))
  const reach = ringRadius + d
  front
    .draw('axis', line(x0 - reach, 0, x0 + reach, 0), line(x0, -reach, x0, reach))
    .across('cableDiameter', x0 - cable / 2, x0 + cable / 2, { from: 0 })
  const last = places.at(-1) ?? 0
  const [x, y] = [ringRadius * Math.cos(last), ringRadius * Math.sin(last)]
  return front
    .hole('rodDiameter', x0 + x, y, d / 2, { lean: 'right' })
    .note(`${part.value('rods')} ×`, x0 - x, y, { lean: 'left' })
}

/**
 * Dead end: a pair of legs that wrap the cable and a loop for the fitting; the legs are broken, the
 * cross-section is beside them.
 */
export function deadEnd(part: Part): View[][] {
  const [cable, d, rods] = [cableOf(part), part.mm('rodDiameter'), part.mm('rods')]
  const [R, leg, loop] = [cable / 2 + d, cable * 12 + 24, cable * 1.7 + 14]
  const side = new View(part).draw(
    'other',
    `M${loop * 1.6} ${-cable / 2}H${loop + leg + cable * 3}V${cable / 2}H${loop * 1.6}`,
  )
  helix(side, loop * 1.3, loop + leg, R, d, rods)
  const band = d * Math.min(3, rods) * 0.6
  side.draw(
    'part',
    `M${loop * 1.45} ${-R}C${loop * 1.1} ${-R} ${loop} ${-loop * 0.5} ${loop * 0.5} ${-loop * 0.5}A${loop * 0.5} ${loop * 0.5} 0 1 0 ${loop * 0.5} ${loop * 0.5}C${loop} ${loop * 0.5} ${loop * 1.1} ${R} ${loop * 1.45} ${R}L${loop * 1.4} ${R - band}C${loop * 1.1} ${R - band} ${loop} ${loop * 0.5 - band} ${loop * 0.5} ${loop * 0.5 - band}A${loop * 0.5 - band} ${loop * 0.5 - band} 0 1 1 ${loop * 0.5} ${-loop * 0.5 + band}C${loop} ${-loop * 0.5 + band} ${loop * 1.1} ${-R + band} ${loop * 1.4} ${-R + band}Z`,
  )
  broken(side, loop + leg * 0.62, 0, R * 1.5, cable * 1.1)
  side
    .draw('axis', line(-5, 0, loop + leg + cable * 4, 0))
    .across('length', 0, loop + leg, { from: [0, R], drawn: 'otherwise' })
    .note(part.say(mark), loop * 1.5, -R * 0.7, { lean: 'right' })
    .note(part.say(part.family === 'AE' ? materials.steel : clad), loop + leg * 0.35, -R * 0.6, {
      lean: 'right',
    })
  return [[side], [section(part, cable, d, rods, (loop + leg) / 2 / detail)]]
}

/** Rods over the whole conductor, with the mark in the middle. */
export function fullLayer(part: Part): View[][] {
  const [cable, d, rods] = [cableOf(part), part.mm('rodDiameter'), part.mm('rods')]
  const [R, half] = [cable / 2 + d, cable * 10 + 14]
  const side = new View(part).draw(
    'other',
    `M${-half - cable * 5} ${-cable / 2}H${half + cable * 5}M${half + cable * 5} ${cable / 2}H${-half - cable * 5}`,
  )
  helix(side, -half, half, R, d, rods)
  broken(side, -half * 0.55, 0, R * 1.5, cable * 1.1)
  broken(side, half * 0.55, 0, R * 1.5, cable * 1.1)
  side
    .draw('axis', line(-half - cable * 6, 0, half + cable * 6, 0))
    .across('length', -half, half, { from: R, drawn: 'otherwise' })
    .note(part.say(mark), 0, -R * 0.6, { lean: 'right' })
    .note(
      part.say(part.family === 'EP' ? t('condutora', 'conductive', 'conductora') : materials.alloy),
      -half * 0.35,
      -R * 0.5,
      { lean: 'left' },
    )
  return [[side], [section(part, cable, d, rods)]]
}

/** Neck tie: a tie around the neck of an insulator, from above, with the cable at its side. */
export function neckTie(part: Part): View[][] {
  const [cable, d, rods, neck] = [
    cableOf(part),
    part.mm('rodDiameter'),
    part.mm('rods'),
    part.mm('neck'),
  ]
  const [R, n, half] = [cable / 2 + d, neck / 2, neck * 1.35]
  const y = n + d * 2 + cable / 2
  const top = new View(part)
    .draw('other', circle(0, 0, n + 20))
    .draw('open', circle(0, 0, n))
    .draw('axis', line(-n - 30, 0, n + 30, 0), line(0, -n - 30, 0, y + 8))
  top.draw(
    'other',
    `M${-half * 1.2} ${y - cable / 2}H${half * 1.2}M${half * 1.2} ${y + cable / 2}H${-half * 1.2}`,
  )
  const band = d * 1.6
  top.draw(
    'part',
    `M${-n - band} ${y - R}V0A${n + band} ${n + band} 0 0 1 ${n + band} 0V${y - R}H${n}V0A${n} ${n} 0 0 0 ${-n} 0V${y - R}Z`,
  )
  const shifted = new View(part)
  helix(shifted, -half, -n * 0.7, R, d, rods)
  helix(shifted, n * 0.7, half, R, d, rods)
  for (const shape of shifted.shapes)
    top.draw(
      shape.ink,
      shape.d.replaceAll(
        /([MLC])([^MLCHZ]*)/g,
        (_, name: string, numbers: string) =>
          name +
          numbers
            .trim()
            .split(/[ ,]+/)
            .map((v, i) => (i % 2 === 1 ? Number(v) + y : v))
            .join(' '),
      ),
    )
  top
    .across('length', -half, half, { from: y + R, drawn: 'otherwise' })
    .across('neck', -n, n, { side: 'above', from: 0 })
    .note(part.say(t('isolador', 'insulator', 'aislador')), n * 0.7 + 10, -n * 0.7, {
      lean: 'right',
    })
    .note(part.say(mark), -n - band * 0.5, -n * 0.1, { lean: 'left' })
  return [[top, section(part, cable, d, rods)]]
}

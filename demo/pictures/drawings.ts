/** Dimensioned drawings of three catalogue parts, to scale, from the same values as the tables. */
import { products } from '../content/index.ts'

function part(number: string): (key: string) => number {
  const variant = products.flatMap((p) => p.variants).find((v) => v.partNumber === number)
  if (!variant) throw new Error(`No part ${number}`)
  return (key: string): number => Number(variant.values[key])
}

const fmt = (n: number) => String(n).replace('.', ',')
const text = (x: number, y: number, s: string, anchor = 'middle') => `<text x="${x}" y="${y}" text-anchor="${anchor}" class="t">${s}</text>`

/** A dimension line with extension lines and oblique ticks. */
function across(x1: number, x2: number, y: number, from: number, label: string): string {
  const tick = (x: number) => `M${x - 6} ${y + 6}l12-12`
  return `<path class="d" d="M${x1} ${from}V${y + 10}M${x2} ${from}V${y + 10}M${x1} ${y}H${x2}${tick(x1)}${tick(x2)}"/>${text((x1 + x2) / 2, y - 10, label)}`
}
function up(y1: number, y2: number, x: number, from: number, label: string): string {
  const tick = (y: number) => `M${x - 6} ${y + 6}l12-12`
  return `<path class="d" d="M${from} ${y1}H${x - 10}M${from} ${y2}H${x - 10}M${x} ${y1}V${y2}${tick(y1)}${tick(y2)}"/><text transform="translate(${x - 12} ${(y1 + y2) / 2}) rotate(-90)" text-anchor="middle" class="t">${label}</text>`
}

function sheet(title: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><style>.o{fill:#f4f1ea;stroke:#0f1f1e;stroke-width:2.5}.h{fill:none;stroke:#0f1f1e;stroke-width:1.5;stroke-dasharray:12 8}.c{fill:none;stroke:#b4571e;stroke-width:1.5;stroke-dasharray:24 6 4 6}.d{fill:none;stroke:#0f1f1e;stroke-width:1.2}.w{fill:#fffefb;stroke:#0f1f1e;stroke-width:2.5}.t{font:500 26px "IBM Plex Mono",monospace;fill:#0f1f1e}.n{font:500 22px "IBM Plex Mono",monospace;fill:#5f6b69}</style><rect width="1200" height="900" fill="#fffefb"/><text x="60" y="80" class="n">${title}</text>${body}<text x="1140" y="850" text-anchor="end" class="n">mm</text></svg>`
}

function terminal(): string {
  const v = part('TC-50-10')
  const [outer, bore, width, length] = [v('outer'), v('bore'), v('width'), v('length')]
  const hole = 11
  const barrel = bore * 2.1 + 10
  const neck = outer * 0.55
  const s = 860 / length
  const [x0, y, x1] = [200, 440, 200 + length * s]
  const [bx, nx, r] = [x0 + barrel * s, x0 + (barrel + neck) * s, (width * s) / 2]
  const [h, b] = [(outer * s) / 2, (bore * s) / 2]
  const hx = x1 - r
  return sheet('TC-50-10', `<path class="o" d="M${x0} ${y - h}H${bx}C${bx + (nx - bx) / 2} ${y - h} ${nx - (nx - bx) / 2} ${y - r} ${nx} ${y - r}H${hx}A${r} ${r} 0 0 1 ${hx} ${y + r}H${nx}C${nx - (nx - bx) / 2} ${y + r} ${bx + (nx - bx) / 2} ${y + h} ${bx} ${y + h}H${x0}Z"/>
<path class="h" d="M${x0} ${y - b}H${bx - 12}V${y + b}H${x0}"/><circle class="w" cx="${hx}" cy="${y}" r="${(hole * s) / 2}"/><path class="c" d="M${x0 - 40} ${y}H${x1 + 40}M${hx} ${y - r - 30}V${y + r + 30}"/>
${across(x0, x1, y + r + 130, y + 40, `L ${fmt(length)}`)}${up(y - h, y + h, x0 - 90, x0 - 10, `D ${fmt(outer)}`)}${up(y - b, y + b, x0 - 30, x0, `d ${fmt(bore)}`)}
<path class="d" d="M${x1} ${y - r}H${x1 + 70}M${x1} ${y + r}H${x1 + 70}M${x1 + 55} ${y - r}V${y + r}"/><text transform="translate(${x1 + 45} ${y}) rotate(-90)" text-anchor="middle" class="t">W ${fmt(width)}</text>
<path class="d" d="M${hx - (hole * s) / 2 * 0.7} ${y - (hole * s) / 2 * 0.7}L${hx - 150} ${y - r - 90}h-120"/>${text(hx - 270, y - r - 100, `Ø ${fmt(hole)} · M10`, 'start')}`)
}

function rod(): string {
  const v = part('HA-58-24')
  const [x0, x1, y, h] = [140, 1060, 430, 34]
  const broken = (x: number) => `M${x} ${y - h - 20}l-16 ${h + 8}h32l-16 ${h + 32}`
  return sheet('HA-58-24', `<path class="o" d="M${x0} ${y - h}H${x1 - 90}L${x1} ${y}L${x1 - 90} ${y + h}H${x0}Z"/><path class="h" d="M${x0} ${y - h + 8}H${x1 - 96}M${x0} ${y + h - 8}H${x1 - 96}"/><path d="M584 ${y - h - 6}h32v${2 * h + 12}h-32z" fill="#fffefb"/><path class="d" d="${broken(584)}${broken(616)}"/>
<path class="c" d="M${x0 - 40} ${y}H${x1 + 40}"/>${across(x0, x1, y + 190, y + 20, `L ${fmt(v('length'))}`)}${up(y - h, y + h, x0 - 50, x0, `D ${fmt(v('diameter'))}`)}
<path class="d" d="M360 ${y - h + 4}L430 ${y - 140}h150"/>${text(436, y - 152, `Cu ${v('layer')} µm`, 'start')}`)
}

function bar(): string {
  const v = part('BE-50-250')
  const [length, width, holes] = [v('length'), v('width'), v('holes')]
  const s = 900 / length
  const [x0, y, h] = [150, 420, (width * s) / 2]
  const columns = (holes - 2) / 2
  const first = x0 + (length * s - (columns - 1) * 25 * s) / 2
  let dots = ''
  for (let k = 0; k < columns; k++) for (const dy of [-12, 12]) dots += `<circle class="w" cx="${first + k * 25 * s}" cy="${y + dy * s}" r="${5.5 * s}"/>`
  for (const x of [x0 + 15 * s, x0 + (length - 15) * s]) dots += `<circle class="w" cx="${x}" cy="${y}" r="${5.5 * s}"/>`
  return sheet('BE-50-250', `<rect class="o" x="${x0}" y="${y - h}" width="${length * s}" height="${2 * h}"/>${dots}<path class="c" d="M${x0 - 40} ${y}H${x0 + length * s + 40}"/>
${across(x0, x0 + length * s, y + h + 130, y + h, `L ${fmt(length)}`)}${up(y - h, y + h, x0 - 60, x0, `W ${fmt(width)}`)}${across(first, first + 25 * s, y - h - 60, y - 12 * s, '25')}
<path class="d" d="M${first + (columns - 1) * 25 * s + 14} ${y - 12 * s - 14}L${first + (columns - 1) * 25 * s + 60} ${y - h - 70}h150"/>${text(first + (columns - 1) * 25 * s + 64, y - h - 82, `${holes} × Ø 11`, 'start')}`)
}

export const drawings = (): Record<string, string> => ({ 'drawing-terminal': terminal(), 'drawing-rod': rod(), 'drawing-bar': bar() })

import { Parser } from 'htmlparser2'
import type { DrawingLabel } from '@vitrine/contract/shapes/types'

interface Labelling {
  /** Title of the drawing: the part number. */
  title: string
  labels: readonly DrawingLabel[]
  /** Size of the coordinate system of the labels. */
  width: number
  height: number
}

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string =>
  text.replaceAll(/[&"<>]/g, (sign) => entities[sign] ?? sign)

/** Positions of the elements that state values of a part number, and of the SVG's root. */
function readDrawing(svg: string) {
  const stated: { from: number; to: number }[] = []
  let depth = 0
  let hiddenAt: { depth: number; from: number } | undefined
  let root: { opened: number; viewBox: string | undefined; closed: number } | undefined
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1
        if (depth === 1)
          root = { opened: parser.endIndex + 1, viewBox: attributes['viewBox'], closed: -1 }
        const isTitle = name === 'title' && depth === 2
        if (!hiddenAt && depth > 1 && (isTitle || attributes['data-label'] !== undefined))
          hiddenAt = { depth, from: parser.startIndex }
      },
      onclosetag: () => {
        if (hiddenAt?.depth === depth) {
          stated.push({ from: hiddenAt.from, to: parser.endIndex + 1 })
          hiddenAt = undefined
        }
        depth -= 1
        if (depth === 0 && root) root.closed = parser.startIndex
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  return { stated, root }
}

/** SVG text of a label, in units of the drawing's size. */
function textOf({ text, x, y, size, anchor, turned }: DrawingLabel): string {
  const turn = turned ? ` transform="rotate(-90 ${x} ${y})"` : ''
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}"${turn}>${escaped(text)}</text>`
}

/**
 * Replaces the elements that state values by the labels and adds a title; the rest stays as
 * uploaded.
 * `undefined` if the file is not an SVG.
 */
export function labelledSvg(
  svg: string,
  { title, labels, width, height }: Labelling,
): string | undefined {
  const { stated, root } = readDrawing(svg)
  if (!root || root.closed < root.opened) return undefined
  const [x = 0, y = 0, wide = width, high = height] = (root.viewBox ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
  const texts = `<svg x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="0 0 ${width} ${height}" fill="#000" font-family="monospace">${labels.map(textOf).join('')}</svg>`
  const edits = [
    { from: root.opened, to: root.opened, text: `<title>${escaped(title)}</title>` },
    ...stated.map((range) => ({ ...range, text: '' })),
    { from: root.closed, to: root.closed, text: texts },
  ]
  let [made, at] = ['', 0]
  for (const { from, to, text } of edits) {
    made += svg.slice(at, from) + text
    at = to
  }
  return made + svg.slice(at)
}

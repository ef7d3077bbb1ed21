import { arrange } from './arrange.ts'
import type { View } from './view.ts'
import { letterDefinitions, textWidth, written } from './writing.ts'

/**
 * Sizes, px: width of the sheet, side margins, top of the views, maximum height of the views, gap
 * between two views.
 */
const width = 800
const margin = 34
const top = 84
const tallest = 500
const gap = 46
/** Maximum scale, px per mm, so that small parts are not enlarged further. */
const maxScale = 30

const ink = '#0f1f1e'
const style = [
  `.part{fill:#f4f1ea;stroke:${ink};stroke-width:2.3;stroke-linejoin:round}`,
  `.rod{fill:#f4f1ea;stroke:${ink};stroke-width:1.1;stroke-linejoin:round}`,
  `.open{fill:#fffefb;stroke:${ink};stroke-width:2.3;stroke-linejoin:round}`,
  `.cut{fill:url(#hatch);stroke:${ink};stroke-width:2.3;stroke-linejoin:round}`,
  `.dark{fill:${ink};stroke:${ink};stroke-width:1}`,
  `.edge{fill:none;stroke:${ink};stroke-width:2.3;stroke-linejoin:round;stroke-linecap:round}`,
  `.fine{fill:none;stroke:${ink};stroke-width:1.2;stroke-linejoin:round}`,
  `.hidden{fill:none;stroke:${ink};stroke-width:1.4;stroke-dasharray:8 5}`,
  '.axis{fill:none;stroke:#b4571e;stroke-width:1.2;stroke-dasharray:20 5 3 5}',
  '.other{fill:#fffefb;fill-opacity:.6;stroke:#5f6b69;stroke-width:1.3;stroke-dasharray:14 4 3 4 3 4}',
  '.gap{fill:#fffefb}',
  `.d{fill:none;stroke:${ink};stroke-width:1.1}`,
  `.dot{fill:${ink}}`,
  `.t{fill:${ink}}`,
  '.note{fill:#3d4b49}',
  // with the fragment `#without-labels`: the page of a part number writes the labels with its
  // values
  ':target [data-label]{display:none}',
].join('')

interface Grid {
  columns: { before: number; after: number }[]
  rows: { before: number; after: number }[]
}

/**
 * Space that the views need around their origins: views of a row share their height, those of a
 * column their width.
 */
function measure(views: readonly (readonly View[])[], s: number): Grid {
  const grid: Grid = { columns: [], rows: [] }
  const widen = (list: Grid['columns'], at: number, before: number, after: number): void => {
    const known = list[at]
    list[at] = {
      before: Math.max(known?.before ?? 0, before),
      after: Math.max(known?.after ?? 0, after),
    }
  }
  views.forEach((row, r) =>
    row.forEach((view, c) => {
      const room = arrange(view, s, 0, 0)
      widen(grid.columns, c, -room.left, room.right)
      widen(grid.rows, r, -room.top, room.bottom)
    }),
  )
  return grid
}

const total = (list: Grid['columns']): number =>
  list.reduce((sum, { before, after }) => sum + before + after, gap * (list.length - 1))

/** Largest scale at which all views fit. */
function fit(views: readonly (readonly View[])[]): number {
  let [low, high] = [0, maxScale]
  for (let i = 0; i < 18; i += 1) {
    const s = (low + high) / 2
    const grid = measure(views, s)
    if (total(grid.columns) <= width - 2 * margin && total(grid.rows) <= tallest) low = s
    else high = s
  }
  return low
}

/**
 * Sheet with the part number, the unit and the views in rows; all views have one scale, a detail a
 * multiple of it.
 */
export function sheet(number: string, views: readonly (readonly View[])[]): string {
  const s = fit(views)
  const grid = measure(views, s)
  const marks: string[] = []
  const texts = [
    written(number, 'title', margin, 52, { template: '{part_number}', anchor: 'start' }),
    written('mm', 'note', width - margin - textWidth('mm', 'note'), 52),
  ]
  let y = top
  views.forEach((row, r) => {
    const { before = 0, after = 0 } = grid.rows[r] ?? {}
    let x = (width - total(grid.columns)) / 2
    row.forEach((view, c) => {
      const column = grid.columns[c] ?? { before: 0, after: 0 }
      const arranged = arrange(view, s, x + column.before, y + before)
      marks.push(...arranged.marks.map((mark) => mark()))
      texts.push(...arranged.texts.map((text) => text()))
      x += column.before + column.after + gap
    })
    y += before + after + gap
  })
  const height = Math.round(y - gap + margin)
  const description = texts
    .map((text) => /aria-label="([^"]*)"/.exec(text)?.[1] ?? '')
    .map((label) =>
      label.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" id="without-labels" viewBox="0 0 ${width} ${height}"><title>${number}</title><style>${style}</style><defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7" fill="#f4f1ea"/><path d="M0 0V7" stroke="${ink}" stroke-width="1.1"/></pattern>${letterDefinitions(description)}</defs><rect width="${width}" height="${height}" fill="#fffefb"/>${marks.join('')}${texts.join('')}</svg>\n`
}

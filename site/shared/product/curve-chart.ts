import type { Curve } from '@vitrine/contract/shapes/types'

/** Size of a chart and of its plot, in its own units. */
export const chartSize = { width: 640, height: 400, left: 62, right: 18, top: 16, bottom: 52 }

/** Tick of an axis: its value and its position. */
interface Tick {
  value: number
  at: number
}

/** Series as drawn. Its marks and dashes distinguish it from the others, not color alone. */
export interface ChartSeries {
  name: string
  line: string
  marks: string
  /** Index of its mark shape and dashes, from 0. */
  style: number
}

/** Chart of a curve, for pages and data sheets. */
export interface Chart {
  curve: Curve
  x: Tick[]
  y: Tick[]
  /** Decimal places of the ticks. */
  decimals: { x: number; y: number }
  series: ChartSeries[]
}

/** Dash patterns of the series, in the chart's units; the first is solid. */
export const dashes = ['', '9 4', '2 4', '12 4 2 4', '5 3', '16 5', '2 7', '9 3 2 3 2 3']

/** Outlines of the marks around the origin, in the chart's units. */
const shapes = [
  'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'm-3.6-3.6h7.2v7.2h-7.2z',
  'm0-4.8l4.4 8.2h-8.8z',
  'm0-5l5 5l-5 5l-5-5z',
  'm0 4.8l-4.4-8.2h8.8z',
  'm-4-1.3h2.7v-2.7h2.6v2.7h2.7v2.6h-2.7v2.7h-2.6v-2.7h-2.7z',
  'm-5-2.4h10v4.8h-10z',
  'm-2.4-5h4.8v10h-4.8z',
]

/** Maximum number of marks per series. */
const maxMarks = 12

/** Round step width for about `count` steps over a span: 1, 2 or 5 times a power of ten. */
function roundStep(span: number, count: number): number {
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const [step = 10] = [1, 2, 5, 10].filter((times) => times * power >= rough * 0.999)
  return step * power
}

/** Round bounds and steps of an axis. It begins at 0 unless all values are far from 0. */
function axisOf(values: readonly number[], count: number) {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const low = least >= 0 && least < most * 0.8 ? 0 : least
  const high = most <= 0 && most > least * 0.8 ? 0 : most
  const step = roundStep(high - low || Math.abs(high) || 1, count)
  const [from, to] = [Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step]
  const end = to > from ? to : from + step
  const steps = Array.from({ length: Math.round((end - from) / step) + 1 }, (_, index) =>
    Number((from + index * step).toPrecision(12)),
  )
  return {
    from,
    to: end,
    values: steps,
    decimals: Math.max(0, -Math.floor(Math.log10(step) + 1e-9)),
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/** Chart of a curve: axes with round ticks, a line and marks for each series. */
export function chartOf(curve: Curve): Chart {
  const points = curve.series.flatMap((series) => series.points)
  const { width, height, left, right, top, bottom } = chartSize
  const [x, y] = [
    axisOf(
      points.map((point) => point[0]),
      8,
    ),
    axisOf(
      points.map((point) => point[1]),
      6,
    ),
  ]
  const across = (value: number) =>
    rounded(left + ((value - x.from) / (x.to - x.from)) * (width - left - right))
  const up = (value: number) =>
    rounded(height - bottom - ((value - y.from) / (y.to - y.from)) * (height - top - bottom))
  return {
    curve,
    x: x.values.map((value) => ({ value, at: across(value) })),
    y: y.values.map((value) => ({ value, at: up(value) })),
    decimals: { x: x.decimals, y: y.decimals },
    series: curve.series.map(({ name, points: own }, index) => {
      const style = index % shapes.length
      const every = Math.ceil(own.length / maxMarks)
      return {
        name,
        style,
        line: own.map(([px, py], at) => `${at === 0 ? 'M' : 'L'}${across(px)} ${up(py)}`).join(''),
        marks: own
          .filter((_, at) => at % every === 0 || at === own.length - 1)
          .map(([px, py]) => `M${across(px)} ${up(py)}${shapes[style] ?? ''}`)
          .join(''),
      }
    }),
  }
}

/** Outline of a series' mark around the origin, for the legend. */
export const markShape = (style: number): string => `M0 0${shapes[style] ?? ''}`

/** Values of a curve as table rows: x, and the value of each series at x. */
export function curveRows({ series }: Curve): { x: number; values: (number | undefined)[] }[] {
  const values = series.map(({ points }) => new Map(points))
  const xs = [...new Set(values.flatMap((own) => [...own.keys()]))].toSorted((a, b) => a - b)
  return xs.map((x) => ({ x, values: values.map((own) => own.get(x)) }))
}

import type { ReactNode } from 'react'
import './point-chart.css'

/** Point of a chart, by the value below and the value beside. */
export interface ChartPoint {
  key: string
  at: number
  value: number
  /** True for a point that is to be looked at. */
  isOdd?: boolean
}

/** Lower and upper edge of a band. */
export type ChartBand = readonly { at: number; low: number; high: number }[]

interface PointChartProps {
  /** Sentence in place of the drawing. */
  label: string
  /** Name below the horizontal axis. */
  axis: string
  points: readonly ChartPoint[]
  bands: readonly ChartBand[]
  /** Value that is tried. */
  mark?: { at: number; value: number; text: string } | undefined
  format: (value: number) => string
}

const size = { width: 404, height: 280, left: 52, right: 14, top: 12, bottom: 46 } as const

/** Width of a character of a name below the axis, and the gap between two names. */
const names = { character: 8, gap: 10 } as const

/** Step of about `count` lines between two values: 1, 2 or 5 of a power of ten. */
function stepOf(span: number, count: number): number {
  const rough = span / count || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power
}

/**
 * Values of rows over another value of theirs, with a band in which they are expected. The horizontal
 * places are those of the values in order, not their distances.
 */
export function PointChart({
  label,
  axis,
  points,
  bands,
  mark,
  format,
}: PointChartProps): ReactNode {
  const { width, height, left, right, top, bottom } = size
  const places = [...new Set([...points, ...(mark ? [mark] : [])].map(({ at }) => at))].toSorted(
    (a, b) => a - b,
  )
  const values = [
    ...points.map(({ value }) => value),
    ...bands.flat().flatMap(({ low, high }) => [low, high]),
    ...(mark ? [mark.value] : []),
  ]
  if (values.length === 0) return null
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = stepOf(high - low || Math.abs(high), 4)
  const first = Math.floor(low / step) * step
  const last = Math.max(first + step, Math.ceil(high / step) * step)
  const x = (at: number): number => {
    const gap = (width - left - right - 20) / Math.max(1, places.length - 1)
    return left + 10 + places.indexOf(at) * gap
  }
  const y = (value: number): number =>
    top + ((last - value) / (last - first)) * (height - top - bottom)
  const lines = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) =>
    Number((first + at * step).toPrecision(12)),
  )
  // as many names as do not meet
  const longest = Math.max(1, ...places.map((at) => format(at).length))
  const maxNames = (width - left - right) / (longest * names.character + names.gap)
  const every = Math.max(1, Math.ceil(places.length / maxNames))
  return (
    <svg
      className="point-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      data-points={points.length}
    >
      {bands.map((band) => (
        <polygon
          key={band.map(({ at, low: edge }) => `${at} ${edge}`).join()}
          points={[
            ...band.map(({ at, high: edge }) => `${x(at)},${y(edge)}`),
            ...band.toReversed().map(({ at, low: edge }) => `${x(at)},${y(edge)}`),
          ].join(' ')}
        />
      ))}
      {lines.map((value) => (
        <g key={value}>
          <path className="point-chart__line" d={`M${left} ${y(value)}H${width - right}`} />
          <text x={left - 8} y={y(value) + 4} textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      <path d={`M${left} ${height - bottom + 6}H${width - right}`} className="point-chart__axis" />
      {places.map((at, index) =>
        index % every === 0 ? (
          <text key={at} x={x(at)} y={height - 20} textAnchor="middle">
            {format(at)}
          </text>
        ) : null,
      )}
      <text x={width - right} y={height - 4} textAnchor="end">
        {axis}
      </text>
      {points.map(({ key, at, value, isOdd }) => (
        <circle key={key} cx={x(at)} cy={y(value)} r={3.4} data-odd={isOdd || undefined} />
      ))}
      {mark ? (
        <g className="point-chart__mark">
          <circle cx={x(mark.at)} cy={y(mark.value)} r={5.5} />
          <text
            x={x(mark.at) + (x(mark.at) > width / 2 ? -10 : 10)}
            y={Math.max(top + 4, y(mark.value) - 9)}
            textAnchor={x(mark.at) > width / 2 ? 'end' : 'start'}
          >
            {mark.text}
          </text>
        </g>
      ) : null}
    </svg>
  )
}

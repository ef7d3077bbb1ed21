import type { ReactNode } from 'react'
import { numberIn, shownIn } from '#src/content/limits/check-limits.ts'
import { middleOf } from '#src/content/limits/measured.ts'
import type { ShownDoubt } from '#src/content/limits/doubt-shapes.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { PointChart } from '#src/ui/point-chart.tsx'
import { doubtsTexts } from '#texts/doubts.js'

/** Rows of the family that the table beside the chart has: those next to the doubtful one. */
const maxBeside = 4

/** Values of a family over the attribute that they follow, with a doubtful one among them. */
function CurvePart({
  doubt,
}: {
  doubt: ShownDoubt & Required<Pick<ShownDoubt, 'curve'>>
}): ReactNode {
  const labels = useTexts(doubtsTexts)
  const language = useLanguage()
  const { curve, code, head, unit, after } = doubt
  const value = middleOf(after)
  const number = (each: number): string => numberIn(language, each)
  const { at } = curve
  const distance = (point: { at: number }): number => Math.abs(point.at - (at ?? point.at))
  const beside = [
    ...curve.points
      .toSorted((a, b) => distance(a) - distance(b))
      .slice(0, maxBeside)
      .map((point) => ({ ...point, isOwn: false })),
    ...(at === null || value === undefined ? [] : [{ code, at, value, isOwn: true }]),
  ].toSorted((a, b) => a.at - b.at)
  return (
    <>
      <PointChart
        label={labels.chart({ head, driver: curve.driver, count: curve.points.length })}
        axis={curve.unit ? `${curve.driver}, ${curve.unit}` : curve.driver}
        points={curve.points.map((point, index) => ({ key: `${point.code} ${index}`, ...point }))}
        bands={curve.bands}
        mark={at === null || value === undefined ? undefined : { at, value, text: number(value) }}
        format={number}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.neighbours}</th>
            <th scope="col">{curve.driver}</th>
            <th scope="col">{head}</th>
          </tr>
        </thead>
        <tbody>
          {beside.map((point) => (
            <tr
              key={`${point.code} ${point.at} ${point.isOwn}`}
              data-own={point.isOwn || undefined}
            >
              <th scope="row">{point.code}</th>
              <td className="ui-mono">{number(point.at)}</td>
              <td className="ui-mono">
                {shownIn(language, point.value, { choices: [], unit: point.isOwn ? unit : null })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** A doubtful value in its family: the curve, the rows beside it, and all that is to be said. */
export function DoubtDetail({
  doubt,
  position,
  count,
}: {
  doubt: ShownDoubt
  position: number
  count: number
}): ReactNode {
  const labels = useTexts(doubtsTexts)
  const { code, head, message, curve, line } = doubt
  const reasons = doubt.reasons.map((reason) => labels.reasons[reason])
  return (
    <aside className="doubt-detail" aria-label={labels.detail}>
      <p className="ui-small ui-mono">
        {labels.position({ position, count })}
        {line > 0 ? ` · ${labels.line({ line })}` : ''}
      </p>
      <h3>{`${code}, ${head}`}</h3>
      {curve ? <CurvePart doubt={{ ...doubt, curve }} /> : null}
      <p className="ui-small">{message}</p>
      <p className="ui-small">{labels.because({ reasons: reasons.join(', ') })}</p>
    </aside>
  )
}

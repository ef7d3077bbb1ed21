import type { Locale } from '@vitrine/configuration/locales'
import { formatNumber } from '@vitrine/configuration/format'
import { Disclosure } from '#app/ui/controls/disclosure.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { documentsTexts } from '#texts/documents.js'
import { productTexts } from '#texts/product.js'
import type { Curve } from '@vitrine/contract/shapes/types'
import { chartOf, chartSize, curveRows, dashes, markShape } from '#shared/product/curve-chart.ts'
import type { Chart } from '#shared/product/curve-chart.ts'
import { sectionIds } from './section-ids.ts'
import styles from './curves-section.module.css'

const withUnit = (label: string, unit: string | null): string =>
  unit ? `${label} (${unit})` : label

/** Component of the section; loads its texts. */
export async function loadCurves(locale: Locale) {
  await documentsTexts.load(locale)
  return CurvesSection
}

/** Curves of a product: charts, and their values as tables. */
function CurvesSection({ curves }: { curves: readonly Curve[] }) {
  const texts = useTexts(productTexts)
  return (
    <Section title={texts.curves.title} ruled id={sectionIds.curves}>
      <div className={styles.charts}>
        {curves.map(chartOf).map((chart) => (
          <CurveFigure key={`${chart.curve.key} ${chart.curve.part_number}`} chart={chart} />
        ))}
      </div>
    </Section>
  )
}

function CurveFigure({ chart }: { chart: Chart }) {
  const locale = useLocale()
  const { curves: texts } = useTexts(documentsTexts)
  const { curve, decimals } = chart
  const { width, height, left, right, top, bottom } = chartSize
  const [x, y] = [withUnit(curve.x_label, curve.x_unit), withUnit(curve.label, curve.unit)]
  const title = [curve.label, curve.part_number].filter(Boolean).join(' · ')
  const series = curve.series.map(({ name }) => name).join(', ')
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h3>{title}</h3>
        <ul className={styles.legend}>
          {chart.series.map(({ name, style }) => (
            <li key={name}>
              <svg viewBox="0 0 36 12" aria-hidden="true" data-series={style}>
                <path className={styles.line} d="M0 6H36" strokeDasharray={dashes[style]} />
                <path className={styles.mark} d={markShape(style)} transform="translate(18 6)" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={texts.description({ y, x, series })}
      >
        {chart.y.map(({ value, at }) => (
          <g key={value}>
            <path className={styles.grid} d={`M${left} ${at}H${width - right}`} />
            <text x={left - 8} y={at + 4.5} textAnchor="end">
              {formatNumber(value, locale, decimals.y)}
            </text>
          </g>
        ))}
        {chart.x.map(({ value, at }) => (
          <g key={value}>
            <path className={styles.grid} d={`M${at} ${top}V${height - bottom}`} />
            <text x={at} y={height - bottom + 20} textAnchor="middle">
              {formatNumber(value, locale, decimals.x)}
            </text>
          </g>
        ))}
        <path className={styles.axes} d={`M${left} ${top}V${height - bottom}H${width - right}`} />
        <text className={styles.axis} x={width - right} y={height - 8} textAnchor="end">
          {x}
        </text>
        <text
          className={styles.axis}
          transform={`translate(14 ${top}) rotate(-90)`}
          textAnchor="end"
        >
          {y}
        </text>
        {chart.series.map(({ name, line, marks, style }) => (
          <g key={name} data-series={style}>
            <path className={styles.line} d={line} strokeDasharray={dashes[style]} />
            <path className={styles.mark} d={marks} />
          </g>
        ))}
      </svg>
      <Disclosure summary={texts.values}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need keyboard access */}
        <section className={styles.values} aria-label={`${texts.values}: ${title}`} tabIndex={0}>
          <table>
            <caption className="visually-hidden">{texts.description({ y, x, series })}</caption>
            <thead>
              <tr>
                <th scope="col">{x}</th>
                {curve.series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {curveRows(curve).map((row) => (
                <tr key={row.x}>
                  <th scope="row">{formatNumber(row.x, locale)}</th>
                  {row.values.map((value, index) => (
                    <td key={curve.series[index]?.name}>
                      {value === undefined ? '–' : formatNumber(value, locale)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Disclosure>
    </figure>
  )
}

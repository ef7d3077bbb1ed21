import type { ReactNode } from 'react'
import { yearMarks } from './year-marks.ts'
import styles from './timeline.module.css'

export type TimelineEntry = { year: number; title: string; text: string; picture?: ReactNode }

/** Timeline to scale, with the events listed below. */
export function Timeline({
  entries,
  span,
}: {
  entries: TimelineEntry[]
  /** Label of the line: "48 anos". */
  span: string
}) {
  const years = entries.map(({ year }) => year)
  return (
    <div className={styles.timeline}>
      {new Set(years).size > 1 ? <Scale years={years} span={span} /> : null}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={`${entry.year} ${entry.title}`} className={styles.entry}>
            <span className={styles.year}>{entry.year}</span>
            <h3 className={styles.title}>{entry.title}</h3>
            {entry.text === '' ? null : <p className={styles.text}>{entry.text}</p>}
            {entry.picture}
          </li>
        ))}
      </ol>
    </div>
  )
}

/**
 * Positions are in percent of the width. SVG attributes are used, since the CSP forbids style
 * attributes; the list below has the same content as text.
 */
function Scale({ years, span }: { years: number[]; span: string }) {
  return (
    <svg className={styles.scale} aria-hidden="true" focusable="false">
      <line x1="1%" x2="99%" y1="20" y2="20" />
      <line x1="1%" x2="1%" y1="8" y2="32" />
      <line x1="99%" x2="99%" y1="8" y2="32" />
      <text className={styles.span} x="50%" y="11" textAnchor="middle">
        {span}
      </text>
      {yearMarks(years).map(({ year, at, named }) => (
        <g key={year}>
          <line className={styles.tick} x1={`${at}%`} x2={`${at}%`} y1="14" y2="26" />
          {named === 'never' ? null : (
            <text
              data-named={named}
              x={`${at}%`}
              y="48"
              textAnchor={at < 5 ? 'start' : at > 95 ? 'end' : 'middle'}
            >
              {year}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

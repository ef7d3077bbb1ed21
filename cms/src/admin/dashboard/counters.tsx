import type { ReactNode } from 'react'

/** Figure of the first page that leads to a list. */
export interface Counter {
  key: string
  figure: number
  label: string
  /** Line below, such as the age of the oldest. */
  note?: string
  href: string
  /** True if the deadline has passed: the note is highlighted. */
  isLate?: boolean
}

/** Row of figures, each a link to the list that it counts. */
export function Counters({ title, counters }: { title: string; counters: Counter[] }): ReactNode {
  if (counters.length === 0) return null
  return (
    <section className="dashboard__counters" aria-label={title}>
      <ul>
        {counters.map(({ key, figure, label, note, href, isLate }) => (
          <li key={key}>
            <a href={href}>
              <strong data-none={figure === 0}>{figure}</strong>
              <span>{label}</span>
              {note === undefined ? null : <small data-late={isLate}>{note}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

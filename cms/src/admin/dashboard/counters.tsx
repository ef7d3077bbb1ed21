import type { ReactNode } from 'react'

/** Figure on the dashboard that links to a list. */
export interface Counter {
  key: string
  figure: number
  label: string
  /** Text below the figure, such as the time of the oldest entry. */
  note?: string
  href: string
  /** True if a deadline has passed: the note is highlighted. */
  isLate?: boolean
}

/** Row of figures, each linked to the list of the counted entries. */
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

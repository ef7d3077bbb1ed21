import type { ReactNode } from 'react'

/** Links to all entries of a list as a spreadsheet. */
export const ExportLinks = ({
  title,
  hint,
  addressOf,
}: {
  title: string
  hint: string
  addressOf: (format: 'xlsx' | 'csv') => string
}): ReactNode => (
  <section aria-labelledby="export">
    <h2 id="export">{title}</h2>
    <p>{hint}</p>
    <p className="ui-document__links">
      {(['xlsx', 'csv'] as const).map((format) => (
        <a key={format} href={addressOf(format)} download>
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  </section>
)

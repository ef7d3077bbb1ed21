'use client'

import type { ReactNode } from 'react'
import { writeCsv } from '@vitrine/spreadsheets/csv'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'

const { importing: labels } = labelsOf(crossReferencesTexts)

/** Maximum listed rows; the counts above a list include all rows. */
export const maxShownRows = 100

type Say = (label: Label) => string

/** Rejected row of a file with the errors of its cells. */
interface RefusedRow {
  line: number
  cells: readonly string[]
  problems: readonly { column: string; message: string }[]
}

/** Rejected rows with the errors of their cells, and a download of these rows. */
export function RefusedRows({
  refused,
  header,
  say,
}: {
  refused: readonly RefusedRow[]
  header: readonly string[]
  say: Say
}) {
  if (refused.length === 0) return null
  const save = (): void => {
    const rows = refused.map(({ cells, problems }) => [
      ...header.map((_, at) => cells[at] ?? ''),
      problems.map(({ column, message }) => `${column}: ${message}`).join(' '),
    ])
    const file = writeCsv([[...header, say(labels.problem)], ...rows])
    const url = URL.createObjectURL(new Blob([file], { type: 'text/csv' }))
    Object.assign(document.createElement('a'), { href: url, download: 'refused.csv' }).click()
    URL.revokeObjectURL(url)
  }
  return (
    <div role="alert">
      <h2>{say(labels.refused)}</h2>
      <p>{say(labels.refusedHint)}</p>
      <ImportTable heads={[labels.line, labels.column, labels.problem]} say={say}>
        {refused
          .flatMap(({ line, problems }) => problems.map((problem) => ({ line, ...problem })))
          .slice(0, maxShownRows)
          .map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`}>
              <th scope="row">{line}</th>
              <td>{column}</td>
              <td>{message}</td>
            </tr>
          ))}
      </ImportTable>
      <MoreRows count={refused.length - maxShownRows} say={say} />
      <p className="references__actions">
        <button type="button" onClick={save}>
          {say(labels.saveRefused)}
        </button>
      </p>
    </div>
  )
}

/** Number of rows that are not listed. */
export const MoreRows = ({ count, say }: { count: number; say: Say }) =>
  count > 0 ? <p>{say(labels.more({ count }))}</p> : null

/** Table of an import that scrolls. */
export function ImportTable({
  heads,
  say,
  children,
}: {
  heads: readonly Label[]
  say: Say
  children: ReactNode
}) {
  return (
    <div className="references__scroll">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={say(head)} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

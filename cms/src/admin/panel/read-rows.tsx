import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { RowTable } from '#src/ui/row-table.tsx'
import { panelTexts } from '#texts/panel.js'
import { ReadProblem } from './read-problem.tsx'
import type { Loaded } from './use-call.ts'

interface ReadRowsProps<Row> {
  of: Pick<Loaded<unknown>, 'problem' | 'message' | 'isLoading' | 'reload'>
  /** Undefined: not read. */
  rows: readonly Row[] | undefined
  /** Sentence in place of no rows. */
  none: string
  caption: string
  heads: readonly string[]
  children: (row: Row) => ReactNode
}

/** Table of what was read; before, that it is being read or why it could not be. */
export function ReadRows<Row>({
  of,
  rows,
  none,
  caption,
  heads,
  children,
}: ReadRowsProps<Row>): ReactNode {
  const { reading } = useTexts(panelTexts)
  return (
    <>
      <ReadProblem of={of} />
      {of.isLoading && !rows ? <p role="status">{reading.loading}</p> : null}
      {rows?.length === 0 ? <p className="ui-small">{none}</p> : null}
      {rows && rows.length > 0 ? (
        <RowTable caption={caption} heads={heads}>
          {rows.map(children)}
        </RowTable>
      ) : null}
    </>
  )
}

import type { ReactNode } from 'react'

/** Row of headings of a table; `action`: heading, not shown, of the buttons at the end. */
export const HeadRow = ({
  heads,
  action,
}: {
  heads: readonly string[]
  action?: string
}): ReactNode => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
      {action === undefined ? null : (
        <th scope="col">
          <span className="ui-hidden">{action}</span>
        </th>
      )}
    </tr>
  </thead>
)

/** Table of entries of the panel; its name is read, not shown. */
export const RowTable = ({
  caption,
  heads,
  children,
}: {
  caption: string
  heads: readonly string[]
  children: ReactNode
}): ReactNode => (
  <table className="ui-table">
    <caption className="ui-hidden">{caption}</caption>
    <HeadRow heads={heads} />
    <tbody>{children}</tbody>
  </table>
)

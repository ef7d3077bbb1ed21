import type { ReactNode } from 'react'

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
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

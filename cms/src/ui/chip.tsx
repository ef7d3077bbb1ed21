import type { ReactNode } from 'react'

/** Chip of a filter; `children`: the button or link that removes it. */
export const Chip = ({
  name,
  value,
  children,
}: {
  name: string
  value: string
  children: ReactNode
}): ReactNode => (
  <span className="ui-chip">
    <span className="ui-chip__name">{name}</span> <span className="ui-chip__value">{value}</span>
    {children}
  </span>
)

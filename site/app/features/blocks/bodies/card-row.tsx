import { Children } from 'react'
import type { ReactNode } from 'react'

interface CardRowProps {
  /** Accessible name of the row, which scrolls in a narrow block. */
  label: string
  children: ReactNode
}

/** Cards side by side; in a narrow block one row that scrolls. */
export function CardRow({ label, children }: CardRowProps) {
  return (
    <div
      role="group"
      className="block-cards"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need keyboard access
      tabIndex={0}
    >
      <ul>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  )
}

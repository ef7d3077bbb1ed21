import { Children } from 'react'
import type { ReactNode } from 'react'
import { Carousel } from './carousel.tsx'
import styles from './card-grid.module.css'

export type CardGridProps = {
  /** Named, because on a phone it is a region that scrolls. */
  label: string
  children: ReactNode
  /** On a phone: slides (rows on a home page) or stacks (a list that one reads through). */
  phone?: 'carousel' | 'stack' | undefined
  /**
   * How many side by side at most: one or two on narrower screens, so that four never leave one
   * alone.
   */
  columns?: 2 | 4 | undefined
}

export function CardGrid({ label, children, phone = 'carousel', columns = 4 }: CardGridProps) {
  if (phone === 'carousel') {
    return (
      <Carousel label={label} gridFrom={992} columns={columns}>
        {children}
      </Carousel>
    )
  }
  return (
    <ul className={styles.grid} data-columns={columns} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}

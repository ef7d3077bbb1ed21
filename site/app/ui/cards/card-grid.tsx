import { Children } from 'react'
import type { ReactNode } from 'react'
import { Carousel } from './carousel.tsx'
import styles from './card-grid.module.css'

export type CardGridProps = {
  /** Accessible name; on phones the grid is a scrolling region. */
  label: string
  children: ReactNode
  /** Layout on phones: a carousel (rows of the home page) or a stack (lists). */
  phone?: 'carousel' | 'stack' | undefined
  /**
   * Maximum number of columns; narrower screens have one or two, so that no row has a single card
   * left over.
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

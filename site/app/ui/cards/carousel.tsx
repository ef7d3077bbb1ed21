import { Children } from 'react'
import type { ReactNode } from 'react'
import styles from './carousel.module.css'

export type CarouselProps = {
  label: string
  children: ReactNode
  /** Viewport width from which the carousel is a grid, px. */
  gridFrom?: 992 | undefined
  /** Number of columns of the grid. */
  columns?: 2 | 4 | undefined
}

/**
 * Scroll-snap carousel, operable by touch, wheel and arrow keys without JavaScript. Role `group`,
 * since its section is the landmark.
 */
export function Carousel({ label, children, gridFrom, columns = 4 }: CarouselProps) {
  return (
    <div
      role="group"
      className={styles.carousel}
      data-grid-from={gridFrom}
      data-columns={columns}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need keyboard access
      tabIndex={0}
    >
      <ul className={styles.track}>
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
    </div>
  )
}

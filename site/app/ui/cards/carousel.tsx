import { Children } from 'react'
import type { ReactNode } from 'react'
import styles from './carousel.module.css'

export type CarouselProps = {
  label: string
  children: ReactNode
  /** A grid from this width on (px). */ gridFrom?: 992 | undefined
  /** Side by side in that grid. */ columns?: 2 | 4 | undefined
}

/**
 * Slides with the finger, the wheel or the arrow keys; the browser's own scrolling, so it needs no
 * JavaScript. A group, not a landmark: it stands in a section of that name.
 */
export function Carousel({ label, children, gridFrom, columns = 4 }: CarouselProps) {
  return (
    <div
      role="group"
      className={styles.carousel}
      data-grid-from={gridFrom}
      data-columns={columns}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
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

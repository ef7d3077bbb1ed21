import styles from './dimension-line.module.css'

export type DimensionLineProps = {
  /** A true figure. */
  figure: string
  direction?: 'horizontal' | 'vertical' | undefined
  tone?: 'ink' | 'copper' | 'on-ink' | undefined
}

/** The signature: a line between two ticks, its figure upon it. */
export function DimensionLine({
  figure,
  direction = 'horizontal',
  tone = 'ink',
}: DimensionLineProps) {
  return (
    <span className={styles.dimension} data-direction={direction} data-tone={tone}>
      <span className={styles.figure}>{figure}</span>
    </span>
  )
}

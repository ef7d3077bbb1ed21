import styles from './dimension-line.module.css'

export type DimensionLineProps = {
  /** Text on the line: `74 mm`. */
  figure: string
  direction?: 'horizontal' | 'vertical' | undefined
  tone?: 'ink' | 'accent' | 'on-ink' | undefined
}

/** Dimension line, horizontal or vertical, between two ticks, with a text on it. */
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

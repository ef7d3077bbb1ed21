import icons from '#app/ui/elements/icons.svg'
import styles from './broken-part.module.css'

/**
 * Decorative drawing of an error page: a bar with a piece missing, the gap labeled with the status.
 */
export function BrokenPart({ figure }: { figure: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 420" aria-hidden="true">
      <use href={`${icons}#broken-part`} />
      <text x="309" y="296" textAnchor="middle">
        {figure}
      </text>
      <text x="590" y="396" textAnchor="middle" className={styles.small}>
        1:1
      </text>
    </svg>
  )
}

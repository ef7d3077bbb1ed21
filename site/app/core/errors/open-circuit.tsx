import icons from '#app/ui/elements/icons.svg'
import styles from './open-circuit.module.css'

/**
 * Decorative drawing of an error page: an interrupted conductor whose gap is labelled with the
 * status.
 */
export function OpenCircuit({ figure }: { figure: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 420" aria-hidden="true">
      <use href={`${icons}#open-circuit`} />
      <text x="309" y="296" textAnchor="middle">
        {figure}
      </text>
      <text x="452" y="380" className={styles.small}>
        0 V
      </text>
      <text x="552" y="380" className={styles.small}>
        1:1
      </text>
      <text x="452" y="410" className={styles.small}>
        ∞ Ω
      </text>
    </svg>
  )
}

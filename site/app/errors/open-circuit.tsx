import styles from './open-circuit.module.css'

/** A conductor that ends before its terminal: the gap is dimensioned with the status. */
export function OpenCircuit({ figure }: { figure: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 420" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--line)">
        <path d="M.5.5h639v419H.5zM440 360h199.5M440 390h199.5M440 360v59.5M540 360v59.5" />
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="1.6">
        <path d="M0 170h196l10 10-12 12 12 12-12 12 12 12-10 12H0" fill="var(--surface)" />
        <path d="M0 187h190M0 205h188M0 223h192" strokeWidth="1" opacity=".45" />
        <path d="M640 158H420v94h220z" fill="var(--surface)" />
        <path d="M640 176H420M640 234H420" strokeWidth="1" strokeDasharray="7 5" />
        <path d="M420 158c-10 16-10 78 0 94" />
      </g>
      <path d="M-10 205h660" stroke="var(--copper)" strokeDasharray="18 4 3 4" fill="none" />
      <g className={styles.dimension}>
        <path d="M206 250v68M412 264v54M206 306h206M201 311l10-10M407 311l10-10" />
        <text x="309" y="296" textAnchor="middle">{figure}</text>
        <text x="452" y="380" className={styles.small}>0 V</text>
        <text x="552" y="380" className={styles.small}>1:1</text>
        <text x="452" y="410" className={styles.small}>∞ Ω</text>
      </g>
    </svg>
  )
}

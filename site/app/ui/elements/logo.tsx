import styles from './logo.module.css'

/** Earth symbol with the company's name. */
export function Logo({ name, inverted = false }: { name: string; inverted?: boolean | undefined }) {
  return (
    <span className={styles.logo} data-inverted={inverted || undefined}>
      <svg
        className={styles.symbol}
        viewBox="0 0 28 28"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M14 2v10M3 12h22M7 17.5h14M11 23h6" />
      </svg>
      {name}
    </span>
  )
}

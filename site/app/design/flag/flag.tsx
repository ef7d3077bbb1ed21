import styles from './flag.module.css'

export type FlagCountry = 'br' | 'us' | 'es'

/** Decorative: the language's name stands beside it. */
export function Flag({ country }: { country: FlagCountry }) {
  return (
    <svg className={styles.flag} viewBox="0 0 20 14" aria-hidden="true" focusable="false">
      {country === 'br' && (
        <>
          <rect width="20" height="14" fill="#229e45" />
          <path d="M10 1.6 18 7l-8 5.4L2 7z" fill="#f8e509" />
          <circle cx="10" cy="7" r="2.7" fill="#2b49a3" />
        </>
      )}
      {country === 'us' && (
        <>
          <rect width="20" height="14" fill="#f8f7f3" />
          <path d="M0 1h20M0 5h20M0 9h20M0 13h20" stroke="#b22234" strokeWidth="2" />
          <rect width="9" height="8" fill="#3c3b6e" />
          <path d="M1.5 2.5h6M1.5 5.5h6" stroke="#f8f7f3" strokeWidth="1" strokeDasharray="1 1.5" />
        </>
      )}
      {country === 'es' && (
        <>
          <rect width="20" height="14" fill="#aa151b" />
          <path d="M0 7h20" stroke="#f1bf00" strokeWidth="7" />
          <rect x="4" y="5.3" width="2.6" height="3.4" fill="#aa151b" />
        </>
      )}
    </svg>
  )
}

import icons from './icons.svg'
import styles from './flag.module.css'

export type FlagCountry = 'br' | 'us' | 'es'

/** Decorative: the language's name is beside it. */
export function Flag({ country }: { country: FlagCountry }) {
  return (
    <svg className={styles.flag} aria-hidden="true">
      <use href={`${icons}#flag-${country}`} />
    </svg>
  )
}

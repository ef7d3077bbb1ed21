import icons from './icons.svg'
import styles from './flag.module.css'

/** Decorative: the language's name is beside it. A country without a flag in `icons.svg` has none. */
export function Flag({ country }: { country: string }) {
  return (
    <svg className={styles.flag} aria-hidden="true">
      <use href={`${icons}#flag-${country}`} />
    </svg>
  )
}

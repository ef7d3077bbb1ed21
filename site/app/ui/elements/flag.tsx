import icons from './icons.svg'
import styles from './flag.module.css'

/** Countries (ISO 3166, lower case) with a flag in `icons.svg`. */
export const flags: readonly string[] = 'ar at br ch de es fr gb it mx nl pt us'.split(' ')

/** Decorative flag: the language's name is beside it. */
export function Flag({ country }: { country: string }) {
  return (
    <svg className={styles.flag} aria-hidden="true">
      <use href={`${icons}#flag-${country}`} />
    </svg>
  )
}

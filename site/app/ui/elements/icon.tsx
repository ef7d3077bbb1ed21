import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'
import file from './icons.svg'

export type { IconName } from './icon-names.ts'

/** Decorative icon from icons.svg, a separate file so that scripts do not contain the drawings. */
export function Icon({
  name,
  size = 'medium',
}: {
  name: IconName
  size?: 'small' | 'medium' | 'large' | undefined
}) {
  return (
    <svg
      className={styles.icon}
      data-size={size === 'medium' ? undefined : size}
      aria-hidden="true"
    >
      <use href={`${file}#${name}`} />
    </svg>
  )
}

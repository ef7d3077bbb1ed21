import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'
import file from './icons.svg'

export type { IconName } from './icon-names.ts'

/**
 * Decorative always: the words beside it say what it means. The drawings are in a file of their
 * own, which no script has to carry.
 */
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

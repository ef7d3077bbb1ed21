import { Icon } from '#app/ui/elements/icon.tsx'
import type { IconName } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import type { LinkProps } from '#app/ui/elements/link.tsx'
import styles from './header-button.module.css'

type HeaderButtonProps = Omit<LinkProps, 'className' | 'children'> & {
  icon: IconName
  label: string
  /** The label is shown at every width; otherwise narrow screens show the icon alone. */
  labelled?: boolean | undefined
}

/** A quiet tool in the bar. Always a link; the app may take the click over. */
export function HeaderButton({ icon, label, labelled, ...props }: HeaderButtonProps) {
  return (
    <Link {...props} className={styles.button} data-labelled={labelled}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </Link>
  )
}

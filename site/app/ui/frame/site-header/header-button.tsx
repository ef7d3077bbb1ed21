import { Icon } from '#app/ui/elements/icon.tsx'
import type { IconName } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import type { LinkProps } from '#app/ui/elements/link.tsx'
import styles from './header-button.module.css'

type HeaderButtonProps = Omit<LinkProps, 'className'> & {
  icon: IconName
  label: string
  /** Shows the label at every width; otherwise narrow screens show the icon only. */
  labelled?: boolean | undefined
}

/** Tool in the header: a link whose click the app may handle. */
export function HeaderButton({ icon, label, labelled, children, ...props }: HeaderButtonProps) {
  return (
    <Link {...props} className={styles.button} data-labelled={labelled}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
      {children}
    </Link>
  )
}

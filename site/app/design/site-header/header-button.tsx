import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import type { LinkProps } from '../link/link.tsx'
import styles from './header-button.module.css'

/** A quiet tool in the bar: the icon alone on narrow screens. Always a link; the app may take the click over. */
export function HeaderButton({ icon, label, ...props }: Omit<LinkProps, 'className' | 'children'> & { icon: IconName; label: string }) {
  return (
    <Link {...props} className={styles.button}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </Link>
  )
}

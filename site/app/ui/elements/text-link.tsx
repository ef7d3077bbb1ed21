import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { Link } from './link.tsx'
import type { LinkProps } from './link.tsx'
import styles from './text-link.module.css'

export type TextLinkProps = Omit<LinkProps, 'className'> & {
  icon?: IconName | undefined
  tone?: 'ink' | 'on-ink' | undefined
}

/** Link that stands alone, not within a sentence. */
export function TextLink({ icon, tone = 'ink', children, ...props }: TextLinkProps) {
  return (
    <Link {...props} className={styles.link} data-tone={tone}>
      {children}
      {icon && <Icon name={icon} size="small" />}
    </Link>
  )
}

import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { Link } from './link.tsx'
import type { LinkProps } from './link.tsx'
import styles from './button.module.css'

type Appearance = {
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  icon?: IconName | undefined
  /** Icon-only button; `label` is its accessible name. */
  label?: string | undefined
  /** Full width. */
  wide?: boolean | undefined
}

export type ButtonProps = Appearance &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'className'> & {
    busy?: boolean | undefined
    children?: ReactNode
  }
export type ButtonLinkProps = Appearance & Omit<LinkProps, 'className'>

/** Button; while `busy` it stays focusable, has `aria-disabled`, and ignores clicks. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  label,
  wide,
  busy = false,
  type = 'button',
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      // oxlint-disable-next-line react/button-has-type -- the default is 'button'
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-square={children === undefined || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-label={label}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  icon,
  label,
  wide,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Link
      {...props}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-square={children === undefined || undefined}
      aria-label={label}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

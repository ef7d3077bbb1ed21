import type { ReactNode } from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import styles from './notice.module.css'

export type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined
  title?: string | undefined
  children?: ReactNode
  /** True for a live region: assertive for errors, polite for the other tones. */
  live?: boolean | undefined
}

export function Notice({ tone = 'info', title, children, live = false }: NoticeProps) {
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon name={tone} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Notice } from '#app/ui/frame/notice.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import styles from './form.module.css'

interface ReceiptProps {
  number: string
  texts: { done: string; another: string }
  /** URL of the empty form. */
  href: string
  /** Next steps. */
  children?: ReactNode
}

/** Confirmation shown in place of a submitted form. */
export function Receipt({ number, texts: { done, another }, href, children }: ReceiptProps) {
  const { sent, receipt } = useTexts(formsTexts)
  return (
    <div className={styles.form}>
      <Notice tone="success" title={sent} live>
        <p>{done}</p>
        <p className="mono">{receipt({ number })}</p>
      </Notice>
      {children ? <p>{children}</p> : null}
      <p>
        <TextLink href={href}>{another}</TextLink>
      </p>
    </div>
  )
}

import { Notice } from '#app/design/notice/notice.tsx'
import { TextLink } from '#app/design/text-link/text-link.tsx'
import { useWords } from '#app/i18n/messages.ts'
import { formWords } from '#app/i18n/words/forms.ts'
import styles from './form.module.css'

interface ReceiptProps {
  number: string
  words: { done: string; another: string }
  /** The empty form. */
  href: string
}

/** What stands in place of a form that went well. */
export function Receipt({ number, words: { done, another }, href }: ReceiptProps) {
  const { sent, receipt } = useWords(formWords)
  return (
    <div className={styles.form}>
      <Notice tone="success" title={sent} live>
        <p>{done}</p>
        <p className="mono">{receipt(number)}</p>
      </Notice>
      <p>
        <TextLink href={href}>{another}</TextLink>
      </p>
    </div>
  )
}

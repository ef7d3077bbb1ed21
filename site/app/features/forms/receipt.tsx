import { Notice } from '#app/ui/frame/notice.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useWords } from '#app/core/i18n/language.ts'
import { formWords } from '#shared/texts/words/forms.ts'
import styles from './form.module.css'

interface ReceiptProps {
  number: string
  words: { done: string; another: string }
  /** Address of the empty form. */
  href: string
}

/** Confirmation shown in place of a submitted form. */
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

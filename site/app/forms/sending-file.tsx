import { useId } from 'react'
import { Button } from '#app/design/button/button.tsx'
import { useWords } from '#app/i18n/messages.ts'
import { formWords } from '#app/i18n/words/forms.ts'
import styles from './form.module.css'

interface SendingFileProps {
  file: string
  /** How much has gone up, 0 to 1. */
  part: number
  onCancel: () => void
}

/** A file on its way: how far it is, and a way to give it up. */
export function SendingFile({ file, part, onCancel }: SendingFileProps) {
  const { file: words } = useWords(formWords)
  const id = useId()
  const percent = Math.floor(part * 100)
  return (
    <div className={styles.sending}>
      <p className={styles.sent}>
        <label htmlFor={id}>{part < 1 ? words.sending(file) : words.checking}</label>
        <span className="mono">{percent}%</span>
      </p>
      <progress id={id} className={styles.progress} value={percent} max={100}>{percent}%</progress>
      {/* once it is all there, it may have been kept already */}
      {part < 1 ? <p><Button variant="secondary" size="small" onClick={onCancel}>{words.cancel}</Button></p> : null}
    </div>
  )
}

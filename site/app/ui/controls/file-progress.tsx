import { useId } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import styles from './file-progress.module.css'

export type FileProgressProps = {
  /** Status text: "Enviando currículo.pdf". */
  label: string
  /** Uploaded fraction, 0 to 1. */
  fraction: number
  cancelLabel: string
  /** Undefined if the upload can no longer be canceled. */
  onCancel?: (() => void) | undefined
}

/** Upload progress as a bar and a percentage, with a cancel button. */
export function FileProgress({ label, fraction, cancelLabel, onCancel }: FileProgressProps) {
  const id = useId()
  const percent = Math.floor(fraction * 100)
  return (
    <div className={styles.sending}>
      <p className={styles.texts}>
        <label htmlFor={id}>{label}</label>
        <span className="mono">{percent}%</span>
      </p>
      <progress id={id} className={styles.bar} value={percent} max={100}>
        {percent}%
      </progress>
      {onCancel ? (
        <p>
          <Button variant="secondary" size="small" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

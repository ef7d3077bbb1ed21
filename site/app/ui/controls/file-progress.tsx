import { useId } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import styles from './file-progress.module.css'

export type FileProgressProps = {
  /** What is on its way, as in "Enviando currículo.pdf". */
  label: string
  /** How much has gone up, 0 to 1. */
  part: number
  cancelLabel: string
  /** `undefined`: it can no longer be given up. */
  onCancel?: (() => void) | undefined
}

/** A file on its way: how far it is, in a bar and in figures, and a way to give it up. */
export function FileProgress({ label, part, cancelLabel, onCancel }: FileProgressProps) {
  const id = useId()
  const percent = Math.floor(part * 100)
  return (
    <div className={styles.sending}>
      <p className={styles.told}>
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

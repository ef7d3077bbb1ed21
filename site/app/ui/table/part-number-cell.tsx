import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import styles from './data-table.module.css'

type PartNumberCellProps = {
  partNumber: string
  /** Undefined before hydration. */
  copyLabel: string | undefined
  onCopied: () => void
}

const shownMs = 2000

export function PartNumberCell({ partNumber, copyLabel, onCopied }: PartNumberCellProps) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(partNumber)
    } catch {
      // denied, or not a secure context: the text can be selected by hand
      return
    }
    setCopied(true)
    onCopied()
  }

  return (
    <th scope="row" className={styles.part}>
      {copyLabel ? (
        <button
          type="button"
          className={styles.copy}
          title={copyLabel}
          data-copied={copied || undefined}
          onClick={copy}
        >
          {partNumber}
          <Icon name={copied ? 'check' : 'copy'} size="small" />
        </button>
      ) : (
        <span className={styles.copy}>{partNumber}</span>
      )}
    </th>
  )
}

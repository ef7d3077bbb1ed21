import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import type { DataRow } from './sort-rows.ts'
import styles from './data-table.module.css'

type PartNumberCellProps = {
  partNumber: string
  href: string | undefined
  /** True if this is the part number of the page. */
  current: boolean
  /** Undefined before hydration. */
  copyLabel: string | undefined
  note: DataRow['note']
  onCopied: () => void
  children?: ReactNode
}

const shownMs = 2000

export function PartNumberCell({
  partNumber,
  href,
  current,
  copyLabel,
  note,
  onCopied,
  children,
}: PartNumberCellProps) {
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
      // no permission, or no secure context: the visitor can select the text
      return
    }
    setCopied(true)
    onCopied()
  }

  return (
    <th scope="row" className={styles.part} aria-label={partNumber}>
      <span className={styles.number}>
        {href ? (
          <Link className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
            {partNumber}
          </Link>
        ) : (
          partNumber
        )}
        {children}
        {copyLabel ? (
          <button
            type="button"
            className={styles.copy}
            aria-label={copyLabel}
            title={copyLabel}
            data-copied={copied || undefined}
            onClick={copy}
          >
            <Icon name={copied ? 'check' : 'copy'} size="small" />
          </button>
        ) : null}
      </span>
      {note ? (
        <small className={styles.note}>
          {note.label}
          {note.successor ? <Link href={note.successor.href}>→ {note.successor.label}</Link> : null}
        </small>
      ) : null}
    </th>
  )
}

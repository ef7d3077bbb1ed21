import { useEffect, useState } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import type { DataColumn } from './header-cell.tsx'
import type { DataRow } from './sort-rows.ts'

type TableToolsProps = {
  columns: DataColumn[]
  rows: DataRow[]
  labels: { partNumber: string; copyTable: string; tableCopied: string; csv: string }
  /** Separator of a CSV in the language of the page. */
  separator: ';' | ','
  /** Name of the CSV file without its ending. */
  fileName: string
}

const shownMs = 2000

/** Copies the rows that are shown, or saves them as CSV; nothing without JavaScript. */
export function TableTools({ columns, rows, labels, separator, fileName }: TableToolsProps) {
  const hydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [copied])
  if (!hydrated) return null
  const copy = async () => {
    const { tabSeparated } = await import('./table-text.ts')
    await navigator.clipboard.writeText(tabSeparated(labels.partNumber, columns, rows))
    setCopied(true)
  }
  const save = async () => {
    const { commaSeparated } = await import('./table-text.ts')
    const text = commaSeparated(separator, labels.partNumber, columns, rows)
    const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
    Object.assign(document.createElement('a'), { href: url, download: `${fileName}.csv` }).click()
    URL.revokeObjectURL(url)
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={copied ? 'check' : 'copy'}
        // denied, or code that could not be loaded: the table can be selected by hand
        onClick={() => void copy().catch(() => undefined)}
      >
        {copied ? labels.tableCopied : labels.copyTable}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon="download"
        onClick={() => void save().catch(() => undefined)}
      >
        {labels.csv}
      </Button>
    </>
  )
}

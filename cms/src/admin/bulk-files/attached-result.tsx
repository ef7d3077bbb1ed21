import type { ReactNode } from 'react'
import { OrderedImport } from '#src/admin/sheets/ordered-import.tsx'
import { useImport } from '#src/admin/sheets/use-imports.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'

const { order: labels } = labelsOf(bulkFilesTexts)

/** Progress and result of the change of the products, its history and its undo. */
export function AttachedResult({ id, language }: { id: number; language: string }): ReactNode {
  const { data, reload } = useImport(id, language)
  if (!data || data.state === 'checked') return null
  const title = textOf(labels.attached, language)
  return (
    <section className="bulk-attached" aria-label={title}>
      <p>{title}</p>
      <OrderedImport ordered={data} reload={reload} language={language} hasNew={false} />
    </section>
  )
}

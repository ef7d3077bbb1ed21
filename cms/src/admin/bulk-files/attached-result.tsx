import type { ReactNode } from 'react'
import { AppliedPlan } from '#src/admin/sheets/applied-plan.tsx'
import { usePlan } from '#src/admin/sheets/use-plans.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'

/** Progress and result of the change of the products, its history and its undo. */
export function AttachedResult({ id }: { id: number }): ReactNode {
  const language = useLanguage()
  const { order: labels } = useTexts(bulkFilesTexts)
  const { data, reload } = usePlan(id, language)
  if (!data || data.state === 'checked') return null
  const title = labels.attached
  return (
    <section className="bulk-attached" aria-label={title}>
      <p>{title}</p>
      <AppliedPlan plan={data} reload={reload} hasNew={false} />
    </section>
  )
}

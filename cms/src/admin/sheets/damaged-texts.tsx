import { useState } from 'react'
import type { ReactNode } from 'react'
import { sourceFacts } from '#src/changes/plans/plan-sources.ts'
import type { PlanPreview, ShownPlan } from '#src/changes/plans/plan-shapes.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { damagedTextsTexts } from '#texts/damaged-texts.js'
import { sendAgain } from './plan-requests.ts'
import { isOfFile } from './plan-state.ts'

interface Props {
  preview: PlanPreview
  /** Shows the comparison of the mended file. */
  onChecked: (read: ShownPlan) => void
}

/** Texts of the file that look damaged, by column, and the button that mends what is certain. */
export function DamagedTexts({ preview, onChecked }: Props): ReactNode {
  const language = useLanguage()
  const labels = useTexts(damagedTextsTexts)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const { damaged, fileName } = preview
  const isMended = sourceFacts[preview.source].isMended === true
  const compareAs = async (as: 'file' | 'mended'): Promise<void> => {
    setBusy(true)
    const { data } = await sendAgain({ ...preview, source: as }, language)
    setBusy(false)
    setFailed(data === undefined)
    if (data) onChecked(data)
  }
  if (damaged.length === 0 && !isMended) return null
  const isMendable = isOfFile(preview) && damaged.some(({ mended }) => mended !== null)
  const other = isMended ? 'file' : isMendable ? 'mended' : undefined
  return (
    <section className="damaged-texts" aria-label={labels.title}>
      {isMended ? <p>{labels.mended}</p> : null}
      {damaged.length === 0 ? null : (
        <ul>
          {damaged.map(({ sheet, column, head, kind, count, row, text, mended }) => (
            <li key={`${sheet} ${column} ${kind} ${mended === null}`}>
              {labels.column({
                count,
                head: head === '' ? column : head,
                sheet: sheet === '' ? fileName : sheet,
                kind: labels.kinds[kind],
              })}{' '}
              {mended === null
                ? labels.unknown({ row, text })
                : labels.example({ row, text, mended })}
            </li>
          ))}
        </ul>
      )}
      {other ? (
        <Button disabled={isBusy} onClick={() => void compareAs(other)}>
          {other === 'mended' ? labels.mend : labels.asInFile}
        </Button>
      ) : null}
      <p role="alert">{isFailed ? labels.failed : ''}</p>
    </section>
  )
}

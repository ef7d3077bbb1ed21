import type { ReactNode } from 'react'
import { ConsequenceList, IncompleteQuestion } from '#src/admin/consequences/consequence-list.tsx'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { importPageTexts } from '#texts/import-page.js'
import type { Left, Taken } from './ticks.ts'
import type { Choices } from './use-apply.ts'

/** Documents that are named. */
const maxNames = 3

function namesOf({ documents, publicDocuments }: Taken, language: string): string {
  const { order: labels } = textsIn(importPageTexts, language)
  const names = documents
    .filter(({ site }) => site === 'public')
    .slice(0, maxNames)
    .map(({ code, title }) => code ?? title)
  const others = publicDocuments - names.length
  return [names.join(', '), ...(others > 0 ? [labels.others({ count: others })] : [])].join(' ')
}

interface VisibleProps {
  preview: PlanPreview
  taken: Taken
  choices: Choices
  left: Left
  /** Publishes documents that will be incomplete, or does not. */
  onConfirm: (isConfirmed: boolean) => void
}

/** What visitors will see of the plan, what it deletes, and what is incomplete afterwards. */
export function VisiblePart({
  preview,
  taken,
  choices: { way, publishesIncomplete },
  left,
  onConfirm,
}: VisibleProps): ReactNode {
  const { order: labels } = useTexts(importPageTexts)
  const language = useLanguage()
  const { publicDocuments, drafts, created } = taken
  const { rowKind: rows, consequences } = preview
  const isMade = taken.documents.some(({ site }) => site === 'new')
  const figures: [number, string][] = [
    [
      publicDocuments,
      labels.documents({ count: publicDocuments, names: namesOf(taken, language), rows }),
    ],
    [publicDocuments > 0 || isMade ? created : 0, labels.newParts({ count: created, rows })],
    [drafts, labels.drafts({ count: drafts, rows })],
  ]
  const shown = figures.filter(([count]) => count > 0)
  if (way !== 'draft' && shown.length === 0) return null
  return (
    <section className="ui-side__part">
      <h3>{labels.visible}</h3>
      {way === 'draft' ? (
        <p className="ui-small">{labels.nothing}</p>
      ) : (
        <>
          <dl>
            {shown.map(([count, label]) => (
              <div key={label}>
                <dt>{count.toLocaleString(language)}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
          <ConsequenceList of={consequences} left={left} />
          <IncompleteQuestion
            of={consequences}
            left={left}
            isConfirmed={publishesIncomplete}
            onConfirm={onConfirm}
          />
        </>
      )}
    </section>
  )
}

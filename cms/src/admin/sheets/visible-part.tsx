import type { ReactNode } from 'react'
import { ConsequenceList } from '#src/admin/consequences/consequence-list.tsx'
import type { ConsequencesState } from '#src/admin/consequences/use-consequences.ts'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { importPageTexts } from '#texts/import-page.js'
import type { ApplyWay } from './apply-text.ts'
import type { Taken } from './ticks.ts'

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
  way: ApplyWay
  consequences: ConsequencesState
}

/** What visitors will see of the plan, what it deletes, and what is incomplete afterwards. */
export function VisiblePart({ preview, taken, way, consequences }: VisibleProps): ReactNode {
  const { order: labels } = useTexts(importPageTexts)
  const language = useLanguage()
  const { publicDocuments, drafts, created } = taken
  const { rowKind: rows } = preview
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
  const deletes = (consequences.taken?.deleted ?? 0) > 0
  if (way !== 'draft' && shown.length === 0 && !deletes) return null
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
          <ConsequenceList of={consequences} />
        </>
      )}
    </section>
  )
}

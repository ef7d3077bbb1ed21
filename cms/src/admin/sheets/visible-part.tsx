import type { ReactNode } from 'react'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { languageName } from '#src/platform/language-name.ts'
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
}

/** What visitors will see of the plan. */
export function VisiblePart({ preview, taken, way }: VisibleProps): ReactNode {
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
    [
      publicDocuments > 0 ? preview.visible.languages : 0,
      labels.languages({ count: preview.visible.languages }),
    ],
    [drafts, labels.drafts({ count: drafts, rows })],
    ...preview.visible.waiting.map(({ locale, documents }): [number, string] => [
      documents,
      labels.waiting({ count: documents, language: languageName(locale, language) }),
    ]),
  ]
  const shown = figures.filter(([count]) => count > 0)
  if (way !== 'draft' && shown.length === 0) return null
  return (
    <section className="ui-side__part">
      <h3>{labels.visible}</h3>
      {way === 'draft' ? (
        <p className="ui-small">{labels.nothing}</p>
      ) : (
        <dl>
          {shown.map(([count, label]) => (
            <div key={label}>
              <dt>{count.toLocaleString(language)}</dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

import type { ReactNode } from 'react'
import type { ImportPreview } from '#src/changes/imports/import-shapes.ts'
import { languageName } from '#src/platform/language-name.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { importPageTexts } from '#texts/import-page.js'
import type { OrderWay } from './order-text.ts'
import type { Taken } from './ticks.ts'

const { order: labels } = labelsOf(importPageTexts)

/** Documents that are named. */
const maxNames = 3

function namesOf({ documents, publicDocuments }: Taken, language: string): string {
  const names = documents
    .filter(({ site }) => site === 'public')
    .slice(0, maxNames)
    .map(({ code, title }) => code ?? title)
  const others = publicDocuments - names.length
  return [
    names.join(', '),
    ...(others > 0 ? [textOf(labels.others({ count: others }), language)] : []),
  ].join(' ')
}

interface VisibleProps {
  preview: ImportPreview
  taken: Taken
  way: OrderWay
  language: string
}

/** What visitors will see of the import. */
export function VisiblePart({ preview, taken, way, language }: VisibleProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const { publicDocuments, drafts, created } = taken
  const { rowKind: rows } = preview
  const isMade = taken.documents.some(({ site }) => site === 'new')
  const figures: [number, Label][] = [
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
    ...preview.visible.waiting.map(({ locale, documents }): [number, Label] => [
      documents,
      labels.waiting({ count: documents, language: languageName(locale, language) }),
    ]),
  ]
  const shown = figures.filter(([count]) => count > 0)
  if (way !== 'draft' && shown.length === 0) return null
  return (
    <section className="order__part">
      <h3>{say(labels.visible)}</h3>
      {way === 'draft' ? (
        <p className="changes-small">{say(labels.nothing)}</p>
      ) : (
        <dl>
          {shown.map(([count, label]) => (
            <div key={say(label)}>
              <dt>{count.toLocaleString(language)}</dt>
              <dd>{say(label)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

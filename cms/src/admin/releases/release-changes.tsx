import type { ReactNode } from 'react'
import { DocumentPart } from '#src/admin/history/document-changes.tsx'
import { RefusedTable } from '#src/admin/sheets/refused-table.tsx'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import { useTexts } from '#src/platform/language.ts'
import { releasesTexts } from '#texts/releases.js'

/** Documents of a release with what visitors will read otherwise, and what is refused. */
export function ReleaseChanges({ preview }: { preview: PlanPreview }): ReactNode {
  const labels = useTexts(releasesTexts)
  const { documents, moreDocuments, refused, moreRefused } = preview
  return (
    <section className="releases__changes">
      <h2>{labels.changes({ count: documents.length + moreDocuments })}</h2>
      {documents.map((document, at) => (
        <DocumentPart
          key={document.key}
          changes={document}
          isOpenFirst={at < 3}
          onUndo={undefined}
        />
      ))}
      {moreDocuments > 0 ? (
        <p className="ui-small">{labels.moreChanges({ count: moreDocuments })}</p>
      ) : null}
      <RefusedTable id={preview.id} refused={refused} more={moreRefused} isFile={false} />
    </section>
  )
}

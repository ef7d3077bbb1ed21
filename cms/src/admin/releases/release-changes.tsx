import type { ReactNode } from 'react'
import { DocumentPart } from '#src/admin/history/document-changes.tsx'
import { RefusedTable } from '#src/admin/sheets/refused-table.tsx'
import type { ImportPreview } from '#src/changes/imports/import-shapes.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { releasesTexts } from '#texts/releases.js'

const labels = labelsOf(releasesTexts)

/** Documents of a release with what visitors will read otherwise, and what is refused. */
export function ReleaseChanges({
  preview,
  language,
}: {
  preview: ImportPreview
  language: string
}): ReactNode {
  const { documents, moreDocuments, refused, moreRefused } = preview
  return (
    <section className="releases__changes">
      <h2>{textOf(labels.changes({ count: documents.length + moreDocuments }), language)}</h2>
      {documents.map((document, at) => (
        <DocumentPart
          key={document.key}
          changes={document}
          isOpenFirst={at < 3}
          language={language}
          onUndo={undefined}
        />
      ))}
      {moreDocuments > 0 ? (
        <p className="changes-small">
          {textOf(labels.moreChanges({ count: moreDocuments }), language)}
        </p>
      ) : null}
      <RefusedTable
        id={preview.id}
        refused={refused}
        more={moreRefused}
        isFile={false}
        language={language}
      />
    </section>
  )
}

import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { FileButton, FileDropFrame } from '#src/ui/file-drop.tsx'
import { importPageTexts } from '#texts/import-page.js'
import type { Upload } from './use-upload.ts'

/** Files that the chooser offers. */
const accepted = '.xlsx,.csv,.tsv,.txt'

/** Takes a spreadsheet that is dropped anywhere on the page. */
export function PageDrop({ upload }: { upload: Upload }): ReactNode {
  const { dropPage } = useTexts(importPageTexts).start
  return <FileDropFrame text={dropPage} onDrop={upload.send} />
}

/** Button that opens the chooser of spreadsheets. */
export const SheetButton = ({
  upload: { checking, send },
  ...button
}: {
  upload: Upload
  text: string
  isMain?: boolean
}): ReactNode => (
  <FileButton {...button} accept={accepted} isBusy={checking !== undefined} onFiles={send} />
)

/** What is checked, and why a file was not read. */
export function UploadNote({ upload }: { upload: Upload }): ReactNode {
  const { start: labels } = useTexts(importPageTexts)
  const { checking, refused } = upload
  return (
    <>
      <p className="ui-page__checking" role="status">
        {checking === undefined ? '' : labels.checking({ file: checking })}
      </p>
      <div role="alert" className="ui-problem">
        {refused ? (
          <p>
            <b>{refused.title}</b> {refused.message}
          </p>
        ) : null}
      </div>
    </>
  )
}

/** Field in which a file is dropped or chosen. */
export function FileDrop({ upload }: { upload: Upload }): ReactNode {
  const { start: labels } = useTexts(importPageTexts)
  const id = useId()
  return (
    <section
      className="ui-page__drop"
      aria-labelledby={id}
      aria-busy={upload.checking !== undefined}
    >
      <h2 id={id}>{labels.drop}</h2>
      <SheetButton upload={upload} text={labels.choose} isMain />
      <p className="ui-small">{labels.size}</p>
      <UploadNote upload={upload} />
    </section>
  )
}

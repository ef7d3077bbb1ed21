import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { importPageTexts } from '#texts/import-page.js'
import type { Upload } from './use-upload.ts'

/** Files that the chooser offers. */
const accepted = '.xlsx,.csv,.tsv,.txt'

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false

/** True while a file is dragged over the window; `onDrop` gets the dropped ones. */
function usePageDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    // events of nested elements: the drag leaves the window when none of them is left
    let depth = 0
    const enter = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      depth += 1
      setOver(true)
    }
    const over = (event: DragEvent): void => {
      if (hasFiles(event)) event.preventDefault()
    }
    const leave = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      depth -= 1
      if (depth <= 0) setOver(false)
    }
    const end = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      drop([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragenter', enter)
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', end)
    return () => {
      window.removeEventListener('dragenter', enter)
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', end)
    }
  }, [])
  return isOver
}

interface FrameProps {
  text: string
  onDrop: (files: readonly File[]) => void
}

/** Frame over the page while files are dragged over it. */
export function FileDropFrame({ text, onDrop }: FrameProps): ReactNode {
  const isOver = usePageDrop(onDrop)
  return isOver ? (
    <div className="ui-page__over" aria-hidden="true">
      <p>{text}</p>
    </div>
  ) : null
}

/** Takes a spreadsheet that is dropped anywhere on the page. */
export function PageDrop({ upload }: { upload: Upload }): ReactNode {
  const { dropPage } = useTexts(importPageTexts).start
  return <FileDropFrame text={dropPage} onDrop={upload.send} />
}

interface ChooserProps {
  upload: Upload
  text: string
  isMain: boolean
}

/** Button that opens the chooser of files. */
export function FileButton({ upload, text, isMain }: ChooserProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const isBusy = upload.checking !== undefined
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={text}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // the same file can be chosen again after it was corrected
          target.value = ''
          upload.send(files)
        }}
      />
      <button
        type="button"
        className={`ui-button${isMain ? ' ui-button--main' : ''}`}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) input.current?.click()
        }}
      >
        {text}
      </button>
    </>
  )
}

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
      <FileButton upload={upload} text={labels.choose} isMain />
      <p className="ui-small">{labels.size}</p>
      <UploadNote upload={upload} />
    </section>
  )
}
